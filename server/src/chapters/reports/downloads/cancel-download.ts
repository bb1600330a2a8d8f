import type { BuyerWork } from '../../../db/move'
import { moveDownload } from './move-download'
import { lockOwn } from './lock-own-download'
import type { DownloadRow } from './downloads.store'

/**
 * Stops a report of one's own: whoever makes it finds out within a second.
 * @throws AppError `not_found` for another's, too; `illegal_move` for one that isn't being made any more.
 */
export async function cancelDownload(work: BuyerWork, id: string): Promise<DownloadRow> {
  return moveDownload(work, await lockOwn(work, id), 'cancel')
}
