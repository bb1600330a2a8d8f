import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a link opens, until when (seconds since 1970), and the sign-in it ends with, if any. */
interface Signed {
  id: string
  expires: number
  signInId?: string | undefined
}

const macOf = (secret: Buffer, { id, expires, signInId }: Signed): Buffer =>
  createHmac('sha256', secret)
    .update([id.toLowerCase(), expires, ...(signInId === undefined ? [] : [signInId])].join('.'))
    .digest()

/** The address of a file for whoever has it, until it expires; the name is for people. */
export function signedPath(secret: Buffer, file: Signed & { name: string }): string {
  const query = new URLSearchParams({
    e: String(file.expires),
    ...(file.signInId !== undefined && { i: file.signInId }),
    s: macOf(secret, file).toString('base64url'),
  })
  return `/files/${file.id}/${encodeURIComponent(file.name)}?${query.toString()}`
}

/** True for a signature that this platform made; compared in constant time. */
export function isSigned(secret: Buffer, signed: Signed, signature: string): boolean {
  const given = Buffer.from(signature, 'base64url')
  const own = macOf(secret, signed)
  return given.length === own.length && timingSafeEqual(given, own)
}

const LINK = /^\/files\/([^/]+)(?:\/|$)/

/** The id in a link to a file, relative or absolute; any other text as it is. */
export function idInLink(urlOrId: string): string {
  const text = urlOrId.trim()
  if (!URL.canParse(text, 'http://own.invalid')) return text
  return LINK.exec(new URL(text, 'http://own.invalid').pathname)?.[1] ?? text
}
