import { fileErrors } from '@pasok/domain/files/files.errors'
import type { FilePrefix } from '@pasok/domain/files/files.model'
import { broken } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import type { Trx } from '../../../db/db'
import type { BuyerScope, Scope } from '../../../db/scope'
import type { Work } from '../../../db/work'
import { idInLink } from '../links/file-links'
import { type FileRow, holdFile, markAttached } from '../files.store'

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

/**
 * Nothing is made of these uploads any more, another one stands in their place: they are swept like
 * those that nothing was ever made of. Whoever names files has seen that these are named no more.
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
 * The picture that says that money was sent: an upload of one's own, kept for good. One that takes
 * the place of another leaves that kept, too: the audit log names it.
 * @returns its id.
 * @throws AppError `rule` at `path` for what isn't there, is another company's, or is no picture.
 */
export async function keepProof(
  work: Work,
  prefix: FilePrefix,
  url: string,
  path = 'fileUrl',
): Promise<string> {
  const file = await findOwnUpload(work.trx, work.scope, url, path)
  if (file.prefix !== prefix) throw broken(fileErrors.unknownUpload, undefined, path)
  if (!file.media_type.startsWith('image/')) throw broken(fileErrors.notAPicture, undefined, path)
  await attachUploads(work.trx, work.scope, [file.id], path)
  return file.id
}
