import { fileErrors } from '@pasok/domain/files/files.errors'
import type { FilePrefix } from '@pasok/domain/files/files.model'
import { broken } from '@pasok/domain/kernel/errors'
import type { Work } from '../../db/work'
import { attachUploads, findOwnUpload } from './attach-upload'

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
