import {
  FILE_LINK_SECONDS,
  FILE_LINK_STEP_SECONDS,
  MAILED_FILE_LINK_SECONDS,
} from '@pasok/domain/files/files.constants'
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Requester } from '../../../db/actor'
import type { Reader, Trx } from '../../../db/db'
import { readSecret } from '../../../db/secrets'

interface Named {
  id: string
  name: string
}

/** Returns the link to a file that the current request may show. */
export type FileLink = (file: Named) => string

/** Creates a link builder that reads the secret once. Links expire after a while, or when the sign-in ends. */
export async function fileLinks(
  db: Reader | Trx,
  { signInId }: Pick<Requester, 'signInId'>,
): Promise<FileLink> {
  const secret = await readSecret(db, 'file-links')
  const expires = endsAfter(FILE_LINK_SECONDS)
  return (file) => signedPath(secret, { ...file, expires, signInId })
}

/**
 * Returns the link to a file in a mail. It is not bound to a sign-in, because the recipient may have no
 * account.
 */
export async function mailedFileLink(db: Reader | Trx, file: Named): Promise<string> {
  const secret = await readSecret(db, 'file-links')
  return signedPath(secret, { ...file, expires: endsAfter(MAILED_FILE_LINK_SECONDS) })
}

const endsAfter = (seconds: number): number =>
  Math.ceil((Date.now() / 1000 + seconds) / FILE_LINK_STEP_SECONDS) * FILE_LINK_STEP_SECONDS

/** A link's file id, its expiry in seconds since 1970, and the sign-in with which it ends, if any. */
interface Signed {
  id: string
  expires: number
  signInId?: string | undefined
}

const macOf = (secret: Buffer, { id, expires, signInId }: Signed): Buffer =>
  createHmac('sha256', secret)
    .update([id.toLowerCase(), expires, ...(signInId === undefined ? [] : [signInId])].join('.'))
    .digest()

/**
 * Returns the signed path of a file: anyone who has it can open the file until it expires. The name in it is
 * only for display.
 */
function signedPath(secret: Buffer, file: Signed & { name: string }): string {
  const query = new URLSearchParams({
    e: String(file.expires),
    ...(file.signInId !== undefined && { i: file.signInId }),
    s: macOf(secret, file).toString('base64url'),
  })
  return `/files/${file.id}/${encodeURIComponent(file.name)}?${query.toString()}`
}

/** Verifies a link's signature in constant time. */
export function isSigned(secret: Buffer, signed: Signed, signature: string): boolean {
  const given = Buffer.from(signature, 'base64url')
  const own = macOf(secret, signed)
  return given.length === own.length && timingSafeEqual(given, own)
}

const LINK = /^\/files\/([^/]+)(?:\/|$)/

/** Returns the id in a relative or absolute link to a file; any other text is returned unchanged. */
export function idInLink(urlOrId: string): string {
  const text = urlOrId.trim()
  if (!URL.canParse(text, 'http://own.invalid')) return text
  return LINK.exec(new URL(text, 'http://own.invalid').pathname)?.[1] ?? text
}
