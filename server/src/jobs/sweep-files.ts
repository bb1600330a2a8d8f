import { UNATTACHED_DAYS, UNSTORED_HOURS } from '@pasok/domain/files/files.constants'
import { sql } from 'kysely'
import type { Db } from '../db/db'
import type { ObjectStore } from '../ports/object-store'
import type { Log } from './log'
import { sweepRows } from './sweep-rows'

/** Never used, or never arrived. */
const isLeft = sql<boolean>`attached_at is null and (
  created_at < now() - make_interval(days => ${UNATTACHED_DAYS})
  or stored_at is null and created_at < now() - make_interval(hours => ${UNSTORED_HOURS}))`

/**
 * Removes uploads that nothing was made of, and those whose content never came. What can't be
 * removed now, because the store is away or something still names it, stays for the next time.
 * @returns how many were removed.
 */
export function sweepFiles(db: Db, objects: ObjectStore, log: Log): Promise<number> {
  const list = (after: string, most: number) =>
    db
      .selectFrom('files')
      .select('id')
      .where(isLeft)
      .$if(after !== '', (query) => query.where('id', '>', after))
      .orderBy('id')
      .limit(most)
      .execute()
  const remove = ({ id }: { id: string }) => removeFile(db, objects, id)
  return sweepRows({ what: 'file', list, remove, givesUp: true }, log)
}

/**
 * The row goes once the object has gone; until then it is locked, so that nothing is made of it.
 * What is being used at this moment is passed over.
 */
function removeFile(db: Db, objects: ObjectStore, id: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const held = await trx
      .selectFrom('files')
      .select('object_key')
      .where('id', '=', id)
      .where(isLeft)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!held) return false
    await trx.deleteFrom('files').where('id', '=', id).execute()
    await objects.remove(held.object_key)
    return true
  })
}
