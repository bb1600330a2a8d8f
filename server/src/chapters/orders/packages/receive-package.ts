import { decimal, type Decimal } from '@pasok/domain/kernel/decimal'
import type { LedgerStep } from '@pasok/domain/orders/orders.model'
import { amountOf, isItemCanceled } from '@pasok/domain/orders/orders.rules'
import { writeLedger, saveReceived } from './packages.store'
import { buyerScope } from '../../../db/scope'
import { itemsOf, type LockedOrderParts, type LockedPackage, type OrderWork } from '../locked-order'
import { movePackages } from './move-packages'
import type { ItemRecord } from '../orders.store'
import { recalculateOrder } from '../recalculate-order'

/** The received quantity of an item, between 0 and the ordered quantity, as validated by the receipt. */
export interface Received {
  item: ItemRecord
  quantity: Decimal
  note: string
}

const deliveredItems = ({ locked, pack }: LockedPackage): ItemRecord[] =>
  itemsOf(locked, [pack]).filter((item) => !isItemCanceled(item))

/**
 * Moves a shipped package to Delivered and saves the received quantities. The receipt is created in the same
 * transaction. @throws AppError `illegal_move`, naming the user, status and time of the earlier move.
 */
export async function receivePackage(
  work: OrderWork,
  { locked, pack }: LockedPackage,
  received: readonly Received[],
): Promise<void> {
  await movePackages(work, locked, [pack], 'receive')
  await writeReceived(work, locked, 'received', received)
  await recalculateOrder(work, locked)
}

export const correctReceived = (
  work: OrderWork,
  locked: LockedOrderParts,
  received: readonly Received[],
): Promise<void> =>
  writeReceived(
    work,
    locked,
    'corrected',
    received.filter(({ item, quantity }) => !quantity.eq(item.received ?? -1)),
  )

async function writeReceived(
  work: OrderWork,
  locked: LockedOrderParts,
  step: 'received' | 'corrected',
  received: readonly Received[],
): Promise<void> {
  await saveReceived(
    work.trx,
    buyerScope(locked.order.buyer_id),
    received.map(({ item, quantity }) => ({ id: item.id, received: quantity })),
    work.now,
  )
  await writeSteps(work, locked, step, received)
}

/** Writes a later step of the received quantities to the ledger of their lines. */
export const writeOfReceived = (
  work: OrderWork,
  place: LockedPackage,
  step: 'returned' | 'approved' | 'invoiced' | 'invoice-withdrawn' | 'paid',
  note = '',
): Promise<void> =>
  writeSteps(
    work,
    place.locked,
    step,
    deliveredItems(place).map((item) => ({ item, quantity: decimal(item.received ?? 0), note })),
  )

function writeSteps(
  work: OrderWork,
  { order }: LockedOrderParts,
  step: LedgerStep,
  received: readonly Received[],
): Promise<void> {
  const rows = received.map(({ item, quantity, note }) => ({
    itemId: item.id,
    step,
    quantity,
    amount: amountOf(quantity, {
      discountPrice: decimal(item.discount_price),
      singleTaxPrice: item.single_tax_price,
    }),
    note,
  }))
  return writeLedger(work.trx, buyerScope(order.buyer_id), { ...work, orderId: order.id }, rows)
}

/**
 * Cancels a delivered package of which nothing was received, as its vendor confirmed. The stock is not
 * returned, because nobody knows where the goods are.
 */
export async function cancelUnreceived(
  work: OrderWork,
  { locked, pack }: LockedPackage,
  note = '',
): Promise<void> {
  await movePackages(work, locked, [pack], 'cancel-unreceived', note)
  await recalculateOrder(work, locked)
}
