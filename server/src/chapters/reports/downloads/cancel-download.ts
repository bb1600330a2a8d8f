import type { BuyerWork } from '../../../db/move'
import { moveDownload } from './move-download'
import { lockOwn } from './lock-own-download'
import type { DownloadRow } from './downloads.store'

/**
 * Cancels the user's own report; the job that makes it notices within a second. @throws AppError `not_found`,
 * also for another user's report; `illegal_move` when it is no longer being made.
 */
export async function cancelDownload(work: BuyerWork, id: string): Promise<DownloadRow> {
  return moveDownload(work, await lockOwn(work, id), 'cancel')
}
