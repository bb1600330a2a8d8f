import { UNATTACHED_DAYS, UNSTORED_HOURS } from '@pasok/domain/files/files.constants'
import { sql } from 'kysely'
import type { Db } from '../db/db'
import type { ObjectStore } from '../ports/object-store'
import type { Log } from './log'
import { removeLeftovers } from './remove-leftovers'

/** Uploads that were never used or never completed. */
const isLeft = sql<boolean>`attached_at is null and (
  created_at < now() - make_interval(days => ${UNATTACHED_DAYS})
  or stored_at is null and created_at < now() - make_interval(hours => ${UNSTORED_HOURS}))`

/**
 * Removes unused and incomplete uploads. A file that is still referenced, or any file while the object store is
 * down, stays for the next run. @returns the number of removed files.
 */
export function sweepFiles(db: Db, objects: ObjectStore, log: Log): Promise<number> {
  const list = (after: string, limit: number) =>
    db
      .selectFrom('files')
      .select('id')
      .where(isLeft)
      .$if(after !== '', (query) => query.where('id', '>', after))
      .orderBy('id')
      .limit(limit)
      .execute()
  const remove = ({ id }: { id: string }) => removeFile(db, objects, id)
  return removeLeftovers({ what: 'file', list, remove, givesUp: true }, log)
}

/**
 * Deletes the row and then the object in one transaction; the locked row cannot be used meanwhile. A row that
 * is in use is skipped.
 */
function removeFile(db: Db, objects: ObjectStore, id: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const locked = await trx
      .selectFrom('files')
      .select('object_key')
      .where('id', '=', id)
      .where(isLeft)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!locked) return false
    await trx.deleteFrom('files').where('id', '=', id).execute()
    await objects.remove(locked.object_key)
    return true
  })
}
