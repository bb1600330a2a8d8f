import { FILE_LINK_SECONDS, FILE_LINK_STEP } from '@pasok/domain/files/files.constants'
import type { Reader, Trx } from '../../db/db'
import { readSecret } from '../../db/secrets'
import { signedPath } from './files.signature'

/** Gives the link to a file that this call may show; it opens for so many seconds, at least. */
export type FileLink = (file: { id: string; name: string }, seconds?: number) => string

/** One query, then as many links as there are files. */
export async function fileLinks(db: Reader | Trx): Promise<FileLink> {
  const secret = await readSecret(db, 'file-links')
  const now = Date.now() / 1000
  return ({ id, name }, seconds = FILE_LINK_SECONDS) =>
    signedPath(secret, { id, name, expires: onStep(now + seconds) })
}

const onStep = (end: number): number => Math.ceil(end / FILE_LINK_STEP) * FILE_LINK_STEP
