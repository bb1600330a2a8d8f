import type { Upload } from '@pasok/domain/files/files.model'
import type { FileLink } from './file-links'
import type { FileRow } from './files.store'

/** An upload as its own side sees it, with a link that opens now. */
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
