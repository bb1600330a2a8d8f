import { sql } from 'kysely'
import type { Trx } from '../../db/db'
import type { VendorScope } from '../../db/scope'

/**
 * How many of these are kept pictures of the vendor's own: of its products or its logo, they are
 * used from now on.
 */
export async function attachPictures(
  trx: Trx,
  scope: VendorScope,
  ids: readonly string[],
  now: Date,
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('product_pictures')
    .set({ attached_at: sql<Date>`coalesce(attached_at, ${now})` })
    .where('vendor_id', '=', scope.id)
    .where('id', 'in', ids)
    .where('stored_at', 'is not', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
