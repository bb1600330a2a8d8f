import type { BuyerWork } from '../../../db/move'
import { lockOwn } from './lock-own-download'
import { moveDownload } from './move-download'
import { deleteReportFile, type DownloadRow } from './downloads.store'

/**
 * Takes a report of one's own off the list: its links open nothing any more, and the next sweep removes
 * what lies in the store.
 * @throws AppError `not_found` for another's, too; `illegal_move` for one that is being made.
 */
export async function removeDownload(work: BuyerWork, id: string): Promise<DownloadRow> {
  const row = await lockOwn(work, id)
  await deleteReportFile(work.trx, work.scope, row.id)
  return moveDownload(work, row, 'remove', { removed_at: work.now })
}
