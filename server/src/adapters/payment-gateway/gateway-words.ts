import { z } from 'zod'
import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Compares tokens in constant time, so that the response time reveals neither the token nor its length. */
export const isToken = (sent: unknown, token: string): boolean =>
  typeof sent === 'string' && timingSafeEqual(digest(sent), digest(token))

/** Bank codes for which OY offers virtual accounts of a fixed amount. The sandbox uses the same list. */
export const ACCOUNT_BANKS = ['002', '008', '009', '013', '014', '022', '213', '451'] as const

/**
 * An amount of money as gateways send it: a number or a string of digits, exact, with an optional decimal
 * point.
 */
export const amountShape = z
  .union([z.number().nonnegative(), z.string().trim()])
  .transform(String)
  .pipe(z.string().regex(/^\d{1,16}(\.\d+)?$/))

/** Maximum length of a name that banks display. */
const NAME_LENGTH = 50

/** Reduces a name to what banks display: letters and single spaces, never empty. */
export function plainName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z]+/g, ' ')
    .trim()
  return plain.slice(0, NAME_LENGTH).trim() || 'Pembeli'
}

/** Formats a time in Asia/Jakarta as gateways expect it: `2026-11-22 07:48:01`. */
export function jakartaTime(instant: Date): string {
  const seven = new Date(instant.getTime() + 7 * 3_600_000)
  return seven.toISOString().slice(0, 19).replace('T', ' ')
}

/** Parses a gateway's Jakarta time; undefined when the text is not a time. */
export function readJakartaTime(text: string | null | undefined): Date | undefined {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})/.exec(text ?? '') ?? []
  if (day === undefined || time === undefined) return undefined
  const instant = new Date(`${day}T${time}+07:00`)
  return Number.isNaN(instant.getTime()) ? undefined : instant
}

/** Parses JSON from outside; undefined when the text is not valid JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
