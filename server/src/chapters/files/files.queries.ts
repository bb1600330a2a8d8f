import type { Upload } from '@pasok/domain/files/files.model'
import { getFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import type { Reader } from '../../db/db'
import type { Scope } from '../../db/scope'
import type { FileLink } from './links/file-links'
import { type FileRow, findFile } from './files.store'

/** @throws AppError `not_found`, also for another company's upload. */
export async function getUpload(db: Reader, scope: Scope, id: string): Promise<FileRow> {
  return getFound(isId(id) ? await findFile(db, scope, id) : undefined)
}

export function presentUpload(
  row: Pick<FileRow, 'id' | 'name' | 'media_type' | 'size'>,
  link: FileLink,
): Upload {
  return {
    id: row.id,
    url: link(row),
    name: row.name,
    type: row.media_type,
    size: row.size,
  }
}
