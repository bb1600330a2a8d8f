import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Compares tokens in constant time, so that the response time reveals neither the token nor its length. */
export const isToken = (sent: unknown, token: string): boolean =>
  typeof sent === 'string' && timingSafeEqual(digest(sent), digest(token))
