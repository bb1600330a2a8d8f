import type { BodyOf } from '@pasok/domain/kernel/contract'
import { decimal, ZERO } from '@pasok/domain/kernel/decimal'
import { notFound } from '@pasok/domain/kernel/errors'
import type {
  acceptItems as acceptItemsContract,
  rejectItems as rejectItemsContract,
} from '@pasok/domain/orders/orders.contract'
import { isItemCanceled } from '@pasok/domain/orders/orders.rules'
import type { PackageState } from '@pasok/domain/orders/orders.states'
import type { RawBuilder } from 'kysely'
import { assertSeen } from '../../../db/stale-record'
import type { BuyerWork } from '../../../db/move'
import { returnStock } from '../../catalog/reserve-stock'
import { type LockedPackage, lockPackage, itemIn } from '../locked-order'
import { type After, assertItem, moveItems } from './move-items'
import { assertPackage, movePackages, PACKING_STATES } from '../packages/move-packages'
import { acceptedProposal, clearedProposal } from './proposals'
import { type ItemRecord, listItems } from '../orders.store'
import { recalculateOrder } from '../recalculate-order'

/** The buyer accepts the vendor's changes, which take effect. @throws AppError as `decideItems`. */
export const acceptItems = (
  work: BuyerWork,
  decision: BodyOf<typeof acceptItemsContract>,
): Promise<Decided> =>
  decideItems(work, decision, {
    event: 'accept',
    step: 'accepted',
    alsoSet: acceptedProposal,
    after: (item) => ({
      quantity: item.proposed_quantity ?? item.quantity,
      amount: item.proposed_sub_total ?? item.sub_total,
      retailPrice: item.proposed_retail_price ?? item.retail_price,
    }),
  })

/** The buyer rejects the vendor's changes, which cancels the items. @throws AppError as `decideItems`. */
export const rejectItems = (
  work: BuyerWork,
  decision: BodyOf<typeof rejectItemsContract>,
): Promise<Decided> =>
  decideItems(work, decision, {
    event: 'reject',
    step: 'rejected',
    alsoSet: clearedProposal,
    after: (item) => ({ quantity: ZERO, amount: ZERO, retailPrice: item.retail_price }),
  })

type Decision = BodyOf<typeof acceptItemsContract>

interface Outcome {
  event: 'accept' | 'reject'
  step: 'accepted' | 'rejected'
  alsoSet: RawBuilder<unknown>
  after: (item: ItemRecord) => After
}

interface Decided {
  packageId: string
  lastStatus: PackageState
  itemsId: string[]
}

/**
 * Decides on the vendor's proposals for items of one package, all or none. Stock returns for quantities no
 * longer ordered, and a package without remaining items is canceled. @throws AppError `not_found`;
 * `illegal_move`, naming the user, status and time of the earlier move; `stale_version`.
 */
async function decideItems(
  work: BuyerWork,
  decision: Decision,
  { event, step, alsoSet, after }: Outcome,
): Promise<Decided> {
  const found = await lockPackage(work, decision.packageId, 'packageId')
  const { locked, pack } = found
  if ((decision.vendorId?.toLowerCase() ?? locked.order.vendor_id) !== locked.order.vendor_id)
    throw notFound('vendorId')
  const items = namedItems(found, decision)
  await assertPackage(work, pack, PACKING_STATES)
  for (const item of items) await assertItem(work, item, event)
  const seen = new Map(
    Object.entries(decision.versions ?? {}).map(([id, one]) => [id.toLowerCase(), one]),
  )
  for (const item of items) assertSeen(item, seen.get(item.id))
  await moveItems(work, found, items, { event, step, alsoSet, after, note: decision.note ?? '' })
  await returnStock(
    work,
    items.map((item) => ({
      productId: item.product_id,
      quantity: decimal(item.quantity).minus(after(item).quantity),
    })),
  )
  const lastStatus = await cancelIfEmpty(work, found)
  await recalculateOrder(work, locked)
  return { packageId: pack.id, lastStatus, itemsId: items.map(({ id }) => id) }
}

/** Returns each named item once. @throws AppError `not_found`. */
function namedItems(found: LockedPackage, { itemsId }: Decision): ItemRecord[] {
  const named = [itemsId].flat().map((id) => itemIn(found, id, 'itemsId'))
  return [...new Map(named.map((item) => [item.id, item])).values()]
}

async function cancelIfEmpty(
  work: BuyerWork,
  { locked, pack }: LockedPackage,
): Promise<PackageState> {
  const items = await listItems(work.trx, work.scope, [pack])
  if (!items.every(isItemCanceled)) return pack.last_status
  return movePackages(work, locked, [pack], 'cancel-empty')
}
