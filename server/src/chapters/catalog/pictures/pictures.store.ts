import { sql, type Insertable, type Selectable } from 'kysely'
import type { Trx } from '../../../db/db'
import type { VendorScope } from '../../../db/scope'
import type { Tables } from '../../../db/tables'

export type PictureRow = Selectable<Tables['product_pictures']>
export type NewPicture = Omit<
  Insertable<Tables['product_pictures']>,
  'vendor_id' | 'created_at' | 'stored_at' | 'attached_at'
>

/** One picture of a vendor is counted after the other. */
export async function lockPictures(trx: Trx, scope: VendorScope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('pictures'), hashtext(${scope.id}))`.execute(trx)
}

/** How many pictures of the vendor no product has. */
export async function countUnused(trx: Trx, scope: VendorScope): Promise<number> {
  const { count } = await trx
    .selectFrom('product_pictures')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('vendor_id', '=', scope.id)
    .where('attached_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** The new row; nothing when the person's key has one already, which is waited for. */
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

/** The row with the same key of the same person; one that isn't stored yet is young again. */
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

/** `marked` when it was not before, `kept` when it was, `gone` when the sweep took it. */
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
