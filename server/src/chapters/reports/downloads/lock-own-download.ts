import { notFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import type { BuyerWork } from '../../../db/move'
import { lockDownload, type DownloadRow } from './downloads.store'

/**
 * Locks the user's own report. @throws AppError `not_found`, also for another user's report and for one removed
 * from the list.
 */
export async function lockOwn({ trx, scope, actor }: BuyerWork, id: string): Promise<DownloadRow> {
  const row = isId(id) ? await lockDownload(trx, scope, id) : undefined
  if (row?.asked_by !== actor.userId || row.removed_at !== null) throw notFound('id')
  return row
}
