import { notFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import type { BuyerWork } from '../../../db/move'
import { lockDownload, type DownloadRow } from './downloads.store'

/**
 * A report that one asked for oneself, held.
 * @throws AppError `not_found` for another's, and for one that was taken off the list.
 */
export async function lockOwn({ trx, scope, actor }: BuyerWork, id: string): Promise<DownloadRow> {
  const row = isId(id) ? await lockDownload(trx, scope, id) : undefined
  if (row?.asked_by !== actor.userId || row.removed_at !== null) throw notFound('id')
  return row
}
