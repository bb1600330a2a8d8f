import {
  IMPORT_LIFETIME_DAYS,
  IMPORT_UNSTORED_HOURS,
} from '@pasok/domain/catalog/imports/imports.constants'
import { sql } from 'kysely'
import { VISITOR } from '../../../db/actor'
import type { Db } from '../../../db/db'
import { vendorScope, type VendorScope } from '../../../db/scope'
import { transact } from '../../../http/transaction'
import type { Log } from '../../../jobs/log'
import { removeLeftovers } from '../../../jobs/remove-leftovers'
import type { ObjectStore } from '../../../ports/object-store'
import { moveImport } from './move-import'

/** Imports that never arrived or are past their retention period, including those never started. */
const isDue = sql<boolean>`swept_at is null and state not in ('checking', 'importing') and (
  state = 'uploading' and created_at < now() - make_interval(hours => ${IMPORT_UNSTORED_HOURS})
  or created_at < now() - make_interval(days => ${IMPORT_LIFETIME_DAYS}))`

/**
 * Removes the files and invalid lines of old imports; their changes and counts stay. When the object store is
 * down, the import stays for the next run. @returns the number of swept imports.
 */
export function sweepImports(db: Db, objects: ObjectStore, log: Log): Promise<number> {
  const list = (after: string, limit: number) =>
    db
      .selectFrom('product_imports')
      .select(['id', 'vendor_id'])
      .where(isDue)
      .$if(after !== '', (query) => query.where('id', '>', after))
      .orderBy('id')
      .limit(limit)
      .execute()
  const remove = (row: Due) => sweepImport(db, objects, row)
  return removeLeftovers({ what: 'import', list, remove }, log)
}

interface Due {
  id: string
  vendor_id: string
}

/** The system acts, without a request or a user. */
const callerOf = (scope: VendorScope) => ({
  actor: { ...VISITOR, name: 'Pasok', scope },
  scope,
  requestId: '',
  address: '',
})

function sweepImport(db: Db, objects: ObjectStore, { id, vendor_id }: Due): Promise<boolean> {
  return transact(db, {}, callerOf(vendorScope(vendor_id)), async (work) => {
    const { trx } = work
    const locked = await trx
      .selectFrom('product_imports')
      .select(['state', 'object_key'])
      .where('id', '=', id)
      .where(isDue)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!locked) return false
    await trx.deleteFrom('product_import_problems').where('import_id', '=', id).execute()
    if (locked.state === 'uploading')
      await trx.deleteFrom('product_imports').where('id', '=', id).execute()
    else {
      if (locked.state === 'checked') await moveImport(work, id, 'expire')
      await trx
        .updateTable('product_imports')
        .set({ swept_at: work.now, sample: '[]' })
        .where('id', '=', id)
        .execute()
    }
    await objects.remove(locked.object_key)
    return true
  })
}
