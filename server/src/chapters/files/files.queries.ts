import { notFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import type { Reader } from '../../db/db'
import type { Scope } from '../../db/scope'
import { findFile, type FileRow } from './files.store'

/** @throws AppError `not_found`, for another company's upload as for one that isn't there. */
export async function getUpload(db: Reader, scope: Scope, id: string): Promise<FileRow> {
  const file = isId(id) ? await findFile(db, scope, id) : undefined
  if (!file) throw notFound()
  return file
}
