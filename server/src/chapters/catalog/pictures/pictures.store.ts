import { sql, type Insertable, type Selectable } from 'kysely'
import type { Trx } from '../../../db/db'
import type { VendorScope } from '../../../db/scope'
import type { Tables } from '../../../db/tables'

export type PictureRow = Selectable<Tables['product_pictures']>
export type NewPicture = Omit<
  Insertable<Tables['product_pictures']>,
  'vendor_id' | 'created_at' | 'stored_at' | 'attached_at'
>

/** Serializes a vendor's uploads, so that their count is reliable. */
export async function lockPictures(trx: Trx, scope: VendorScope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('pictures'), hashtext(${scope.id}))`.execute(trx)
}

/** Counts the vendor's pictures that no product uses. */
export async function countUnused(trx: Trx, scope: VendorScope): Promise<number> {
  const { count } = await trx
    .selectFrom('product_pictures')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('vendor_id', '=', scope.id)
    .where('attached_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Inserts a picture and returns its row; undefined when the user's idempotency key already has one. A
 * concurrent insert of the same key is awaited.
 */
export function insertPicture(
  trx: Trx,
  scope: VendorScope,
  picture: NewPicture,
): Promise<PictureRow | undefined> {
  return trx
    .insertInto('product_pictures')
    .values({ ...picture, vendor_id: scope.id, stored_at: null, attached_at: null })
    .onConflict((conflict) =>
      conflict
        .columns(['uploaded_by', 'idempotency_key'])
        .where('idempotency_key', 'is not', null)
        .doNothing(),
    )
    .returningAll()
    .executeTakeFirst()
}

/**
 * Returns the user's row with the same idempotency key. When its file is not stored yet, its age is renewed
 * against the sweep.
 */
export function claimSamePicture(
  trx: Trx,
  scope: VendorScope,
  { uploaded_by, idempotency_key }: NewPicture,
): Promise<PictureRow | undefined> {
  return trx
    .updateTable('product_pictures')
    .set({ created_at: sql<Date>`case when stored_at is null then now() else created_at end` })
    .where('vendor_id', '=', scope.id)
    .where('uploaded_by', '=', uploaded_by)
    .where('idempotency_key', '=', idempotency_key ?? null)
    .returningAll()
    .executeTakeFirst()
}

/**
 * Returns `marked` when the picture was not marked before, `kept` when it was, and `gone` when the sweep
 * removed it.
 */
export async function markPictureStored(
  trx: Trx,
  scope: VendorScope,
  id: string,
): Promise<'marked' | 'kept' | 'gone'> {
  const { numUpdatedRows } = await trx
    .updateTable('product_pictures')
    .set({ stored_at: sql<Date>`now()` })
    .where('vendor_id', '=', scope.id)
    .where('id', '=', id)
    .where('stored_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 1n) return 'marked'
  const row = await trx
    .selectFrom('product_pictures')
    .select('id')
    .where('vendor_id', '=', scope.id)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? 'kept' : 'gone'
}
