import type { Trx } from '../../db/db'
import type { BuyerScope } from '../../db/scope'

/**
 * Nothing is made of these uploads any more, another one stands in their place: they are swept like
 * those that nothing was ever made of. Whoever names files has seen that these are named no more.
 */
export async function detachUploads(
  trx: Trx,
  scope: BuyerScope,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await trx
    .updateTable('files')
    .set({ attached_at: null })
    .where('id', 'in', ids)
    .where('buyer_id', '=', scope.id)
    .execute()
}
