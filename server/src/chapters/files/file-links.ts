import {
  FILE_LINK_SECONDS,
  FILE_LINK_STEP,
  MAILED_FILE_LINK_SECONDS,
} from '@pasok/domain/files/files.constants'
import type { Requester } from '../../db/actor'
import type { Reader, Trx } from '../../db/db'
import { readSecret } from '../../db/secrets'
import { signedPath } from './files.signature'

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
