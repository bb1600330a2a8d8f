import type { BuyerWork } from '../../../db/move'
import { lockOwn } from './lock-own-download'
import { moveDownload } from './move-download'
import { deleteReportFile, type DownloadRow } from './downloads.store'

/**
 * Removes the user's own report from the list. Its links stop working, and the next sweep removes the file.
 * @throws AppError `not_found`, also for another user's report; `illegal_move` while it is being made.
 */
export async function removeDownload(work: BuyerWork, id: string): Promise<DownloadRow> {
  const row = await lockOwn(work, id)
  await deleteReportFile(work.trx, work.scope, row.id)
  return moveDownload(work, row, 'remove', { removed_at: work.now })
}
