import type { BuyerWork } from '../../../db/move'
import { moveDownload } from './move-download'
import { deleteReportFile, type DownloadRow, lockDownload } from './downloads.store'
import { notFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'

/**
 * Locks the user's own report. @throws AppError `not_found`, also for another user's report and for one removed
 * from the list.
 */
export async function lockOwn({ trx, scope, actor }: BuyerWork, id: string): Promise<DownloadRow> {
  const row = isId(id) ? await lockDownload(trx, scope, id) : undefined
  if (row?.asked_by !== actor.userId || row.removed_at !== null) throw notFound('id')
  return row
}

/**
 * Cancels the user's own report; the job that makes it notices within a second. @throws AppError `not_found`,
 * also for another user's report; `illegal_move` when it is no longer being made.
 */
export async function cancelDownload(work: BuyerWork, id: string): Promise<DownloadRow> {
  return moveDownload(work, await lockOwn(work, id), 'cancel')
}

/**
 * Removes the user's own report from the list. Its links stop working, and the next sweep removes the file.
 * @throws AppError `not_found`, also for another user's report; `illegal_move` while it is being made.
 */
export async function removeDownload(work: BuyerWork, id: string): Promise<DownloadRow> {
  const row = await lockOwn(work, id)
  await deleteReportFile(work.trx, work.scope, row.id)
  return moveDownload(work, row, 'remove', { removed_at: work.now })
}
