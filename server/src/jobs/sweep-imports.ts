import {
  IMPORT_KEPT_DAYS,
  IMPORT_UNSTORED_HOURS,
} from '@pasok/domain/catalog/catalog.import.constants'
import { sql } from 'kysely'
import type { Db } from '../db/db'
import type { ObjectStore } from '../ports/object-store'

interface Log {
  warn(details: object, message: string): void
}

/** Imports that are looked at in one go. */
const BATCH = 100

/** It never arrived, or it has long served its time; one that waits to be started is given up. */
const isDue = sql<boolean>`swept_at is null and state not in ('checking', 'importing') and (
  state = 'uploading' and created_at < now() - make_interval(hours => ${IMPORT_UNSTORED_HOURS})
  or created_at < now() - make_interval(days => ${IMPORT_KEPT_DAYS}))`

/**
 * Removes the files and bad lines of old imports; what they did and to how many stays. What can't be
 * removed now, because the store is away, stays for the next time.
 * @returns how many were swept.
 */
export async function sweepImports(db: Db, objects: ObjectStore, log: Log): Promise<number> {
  const rows = await db
    .selectFrom('product_imports')
    .select('id')
    .where(isDue)
    .orderBy('created_at')
    .limit(BATCH)
    .execute()
  let swept = 0
  for (const { id } of rows)
    try {
      if (await sweepImport(db, objects, id)) swept += 1
    } catch (error) {
      log.warn({ err: error, import: id }, 'sweep: an import stays, tried again in an hour')
    }
  return swept
}

function sweepImport(db: Db, objects: ObjectStore, id: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const held = await trx
      .selectFrom('product_imports')
      .select(['state', 'object_key'])
      .where('id', '=', id)
      .where(isDue)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!held) return false
    await trx.deleteFrom('product_import_problems').where('import_id', '=', id).execute()
    if (held.state === 'uploading')
      await trx.deleteFrom('product_imports').where('id', '=', id).execute()
    else
      await trx
        .updateTable('product_imports')
        .set({
          swept_at: sql`now()`,
          sample: '[]',
          state: held.state === 'checked' ? 'canceled' : held.state,
        })
        .where('id', '=', id)
        .execute()
    await objects.remove(held.object_key)
    return true
  })
}
