import { fileErrors } from '@pasok/domain/files/files.errors'
import type { FilePrefix } from '@pasok/domain/files/files.model'
import { ruleError } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import type { Trx } from '../../../db/db'
import type { BuyerScope, Scope } from '../../../db/scope'
import type { Work } from '../../../db/work'
import { idInLink } from '../links/file-links'
import { type FileRow, lockFile, markAttached } from '../files.store'

/**
 * Returns the upload that a payload refers to by id or by a link, valid or expired, relative or absolute. It is
 * locked for this transaction; `attachUploads` stores it permanently. @throws AppError `rule` at `path` for an
 * unknown upload or another company's.
 */
export async function findOwnUpload(
  trx: Trx,
  scope: Scope,
  urlOrId: string,
  path?: string,
): Promise<FileRow> {
  const id = idInLink(urlOrId)
  const file = isId(id) ? await lockFile(trx, scope, id) : undefined
  if (!file) throw ruleError(fileErrors.unknownUpload, undefined, path)
  return file
}

/**
 * Marks uploads as used, so that the sweep never removes them. Repeating it changes nothing. @throws AppError
 * `rule` at `path` for an unknown upload or another company's.
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
  if (found < wanted.length) throw ruleError(fileErrors.unknownUpload, undefined, path)
}

/**
 * Marks replaced uploads as unused, so that the sweep removes them. The caller must have checked that nothing
 * refers to them.
 */
export async function detachUploads(
  trx: Trx,
  scope: BuyerScope,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await trx
    .updateTable('files')
    .set({ attached_at: null })
    .where('id', 'in', ids)
    .where('buyer_id', '=', scope.id)
    .execute()
}

/**
 * Attaches the user's uploaded picture as proof of payment. A replaced proof is not deleted, because the audit
 * log refers to it. @returns the file's id. @throws AppError `rule` at `path` for an unknown upload, another
 * company's, or a file that is not a picture.
 */
export async function attachProof(
  work: Work,
  prefix: FilePrefix,
  url: string,
  path = 'fileUrl',
): Promise<string> {
  const file = await findOwnUpload(work.trx, work.scope, url, path)
  if (file.prefix !== prefix) throw ruleError(fileErrors.unknownUpload, undefined, path)
  if (!file.media_type.startsWith('image/'))
    throw ruleError(fileErrors.notAPicture, undefined, path)
  await attachUploads(work.trx, work.scope, [file.id], path)
  return file.id
}
