import type { PackagesMoved } from '@pasok/domain/orders/orders.events'
import { hasEnded } from '@pasok/domain/orders/orders.states'
import { buyerScope } from '../../db/scope'
import type { Work } from '../../db/work'
import { listPackages } from '../orders/orders.store'
import { endReceiptsOf } from './receipts.store'

/** Removes the receipts of an ended order from the list of active ones, in the same transaction. */
export async function onPackagesMoved(work: Work, { buyerId, orderId }: PackagesMoved) {
  const scope = buyerScope(buyerId)
  const packages = await listPackages(work.trx, scope, [{ buyer_id: buyerId, id: orderId }])
  if (hasEnded(packages.map((pack) => pack.last_status)))
    await endReceiptsOf(work.trx, scope, orderId)
}
