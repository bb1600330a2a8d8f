import { UNUSED_PICTURE_HOURS } from '@pasok/domain/catalog/portal/portal.constants'
import { pictureKeys } from '@pasok/domain/catalog/catalog.pictures'
import { UNSTORED_HOURS } from '@pasok/domain/files/files.constants'
import { sql } from 'kysely'
import type { Db } from '../db/db'
import type { ObjectStore } from '../ports/object-store'
import type { Log } from './log'
import { removeLeftovers } from './remove-leftovers'

/** Pictures that no product ever had, or that never completed. */
const isLeft = sql<boolean>`attached_at is null and (
  created_at < now() - make_interval(hours => ${UNUSED_PICTURE_HOURS})
  or stored_at is null and created_at < now() - make_interval(hours => ${UNSTORED_HOURS}))`

/**
 * Removes pictures that no product ever had; others stay, because orders show them. While the object store is
 * down, pictures stay for the next run. @returns the number of removed pictures.
 */
export function sweepPictures(db: Db, objects: ObjectStore, log: Log): Promise<number> {
  const list = (after: string, limit: number) =>
    db
      .selectFrom('product_pictures')
      .select('id')
      .where(isLeft)
      .$if(after !== '', (query) => query.where('id', '>', after))
      .orderBy('id')
      .limit(limit)
      .execute()
  const remove = ({ id }: { id: string }) => removePicture(db, objects, id)
  return removeLeftovers({ what: 'picture', list, remove, givesUp: true }, log)
}

/** Deletes the row and its objects in one transaction; the locked row cannot be used by a product meanwhile. */
function removePicture(db: Db, objects: ObjectStore, id: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const locked = await trx
      .selectFrom('product_pictures')
      .select('id')
      .where('id', '=', id)
      .where(isLeft)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!locked) return false
    await trx.deleteFrom('product_pictures').where('id', '=', id).execute()
    const { large, small } = pictureKeys(id)
    await objects.remove(large)
    await objects.remove(small)
    return true
  })
}
