import {
  FILE_LINK_SECONDS,
  FILE_LINK_STEP,
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

/** Gives the link to a file that this request may show. */
export type FileLink = (file: Named) => string

/** Reads the secret once for any number of links, which end after a while or with the sign-in. */
export async function fileLinks(
  db: Reader | Trx,
  { signInId }: Pick<Requester, 'signInId'>,
): Promise<FileLink> {
  const secret = await readSecret(db, 'file-links')
  const expires = endsAfter(FILE_LINK_SECONDS)
  return (file) => signedPath(secret, { ...file, expires, signInId })
}

/** The link to a file in a mail: whoever receives it may have no account. */
export async function mailedFileLink(db: Reader | Trx, file: Named): Promise<string> {
  const secret = await readSecret(db, 'file-links')
  return signedPath(secret, { ...file, expires: endsAfter(MAILED_FILE_LINK_SECONDS) })
}

const endsAfter = (seconds: number): number =>
  Math.ceil((Date.now() / 1000 + seconds) / FILE_LINK_STEP) * FILE_LINK_STEP

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
function signedPath(secret: Buffer, file: Signed & { name: string }): string {
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
