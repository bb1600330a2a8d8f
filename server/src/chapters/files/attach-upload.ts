import { fileErrors } from '@pasok/domain/files/files.errors'
import { broken } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import type { Trx } from '../../db/db'
import type { Scope } from '../../db/scope'
import { holdFile, markAttached, type FileRow } from './files.store'
import { idInLink } from './files.signature'

/**
 * The upload that a payload names by its id or by a link to it, fresh or expired, relative or
 * absolute. It stays for this transaction at least; `attachUploads` keeps it.
 * @throws AppError `rule` at `path` for what isn't there, or is another company's.
 */
export async function findOwnUpload(
  trx: Trx,
  scope: Scope,
  urlOrId: string,
  path?: string,
): Promise<FileRow> {
  const id = idInLink(urlOrId)
  const file = isId(id) ? await holdFile(trx, scope, id) : undefined
  if (!file) throw broken(fileErrors.unknownUpload, undefined, path)
  return file
}

/**
 * Something was made of these uploads, so they are kept for good. Doing it again changes nothing.
 * @throws AppError `rule` at `path` when one of them isn't there, or is another company's.
 */
export async function attachUploads(
  trx: Trx,
  scope: Scope,
  ids: readonly string[],
  path?: string,
): Promise<void> {
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))]
  if (wanted.length === 0) return
  const found = wanted.every(isId) ? await markAttached(trx, scope, wanted) : 0
  if (found < wanted.length) throw broken(fileErrors.unknownUpload, undefined, path)
}
