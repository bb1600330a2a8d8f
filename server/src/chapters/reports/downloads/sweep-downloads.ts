import { VISITOR } from '../../../db/actor'
import type { Db } from '../../../db/db'
import { buyerScope } from '../../../db/scope'
import { transact } from '../../../http/transaction'
import type { Log } from '../../../jobs/log'
import { removeLeftovers } from '../../../jobs/remove-leftovers'
import type { ObjectStore } from '../../../ports/object-store'
import { moveDownload } from './move-download'
import {
  deleteReportFile,
  isForgotten,
  isLeftOver,
  updateDownload,
  type DownloadRow,
} from './downloads.store'

/**
 * Removes the files of reports that are past their retention or removed from the list, and leftovers of
 * canceled ones; then deletes rows that are no longer listed. When the object store is down, the file stays
 * for the next run. @returns the number of removed files.
 */
export async function sweepDownloads(db: Db, objects: ObjectStore, log: Log): Promise<number> {
  const list = (after: string, limit: number) =>
    db
      .selectFrom('report_downloads')
      .select(['buyer_id', 'id'])
      .where(isLeftOver)
      .$if(after !== '', (query) => query.where('id', '>', after))
      .orderBy('id')
      .limit(limit)
      .execute()
  const remove = (row: LeftOver) => removeDownload(db, objects, row)
  const removed = await removeLeftovers({ what: 'report', list, remove }, log)
  await db.deleteFrom('report_downloads').where(isForgotten).execute()
  return removed
}

type LeftOver = Pick<DownloadRow, 'buyer_id' | 'id'>

/**
 * Removes a report's object while its row is locked against other processes; the row's change is committed only
 * after the object is gone.
 */
function removeDownload(
  db: Db,
  objects: ObjectStore,
  { buyer_id, id }: LeftOver,
): Promise<boolean> {
  const scope = buyerScope(buyer_id)
  const caller = {
    actor: { ...VISITOR, name: 'Pasok', scope },
    scope,
    requestId: id,
    address: '',
  }
  return transact(db, {}, caller, async (work) => {
    const locked = await work.trx
      .selectFrom('report_downloads')
      .selectAll()
      .where('buyer_id', '=', buyer_id)
      .where('id', '=', id)
      .where(isLeftOver)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!locked || locked.object_key === null) return false
    await deleteReportFile(work.trx, scope, id)
    if (locked.state === 'Ready') await moveDownload(work, locked, 'expire', { object_key: null })
    else await updateDownload(work.trx, scope, id, { object_key: null })
    await objects.remove(locked.object_key)
    return true
  })
}
