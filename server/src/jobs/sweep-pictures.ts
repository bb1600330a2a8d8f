import { UNUSED_PICTURE_HOURS } from '@pasok/domain/catalog/catalog.desk.constants'
import { pictureKeys } from '@pasok/domain/catalog/catalog.pictures'
import { UNSTORED_HOURS } from '@pasok/domain/files/files.constants'
import { sql } from 'kysely'
import type { Db } from '../db/db'
import type { ObjectStore } from '../ports/object-store'
import type { Log } from './log'
import { sweepRows } from './sweep-rows'

/** No product ever had it, or it never arrived. */
const isLeft = sql<boolean>`attached_at is null and (
  created_at < now() - make_interval(hours => ${UNUSED_PICTURE_HOURS})
  or stored_at is null and created_at < now() - make_interval(hours => ${UNSTORED_HOURS}))`

/**
 * Removes pictures that no product ever had. One that a product had stays: orders show it. What
 * can't be removed now, because the store is away, stays for the next time.
 * @returns how many were removed.
 */
export function sweepPictures(db: Db, objects: ObjectStore, log: Log): Promise<number> {
  const list = (after: string, most: number) =>
    db
      .selectFrom('product_pictures')
      .select('id')
      .where(isLeft)
      .$if(after !== '', (query) => query.where('id', '>', after))
      .orderBy('id')
      .limit(most)
      .execute()
  const remove = ({ id }: { id: string }) => removePicture(db, objects, id)
  return sweepRows({ what: 'picture', list, remove, givesUp: true }, log)
}

/** The row goes once its objects have gone; until then it is held, so that no product gets it. */
function removePicture(db: Db, objects: ObjectStore, id: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const held = await trx
      .selectFrom('product_pictures')
      .select('id')
      .where('id', '=', id)
      .where(isLeft)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!held) return false
    await trx.deleteFrom('product_pictures').where('id', '=', id).execute()
    const { large, small } = pictureKeys(id)
    await objects.remove(large)
    await objects.remove(small)
    return true
  })
}
