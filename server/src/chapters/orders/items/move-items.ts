import { decimal, type DecimalInput } from '@pasok/domain/kernel/decimal'
import { canMoveItem } from '@pasok/domain/orders/orders.abilities'
import type { LedgerStep } from '@pasok/domain/orders/orders.model'
import { isItemCanceled } from '@pasok/domain/orders/orders.rules'
import { itemMachine, type ItemEvent } from '@pasok/domain/orders/orders.states'
import type { RawBuilder } from 'kysely'
import { writeLedger } from '../packages/packages.store'
import { assertState, moveDocuments } from '../../../db/move'
import { buyerScope } from '../../../db/scope'
import { partiesOf, type LockedPackage, type OrderWork } from '../locked-order'
import type { ItemRecord } from '../orders.store'

/** The figures of a line after a move; the amount is in whole rupiah. */
export interface After {
  quantity: DecimalInput
  amount: DecimalInput
  retailPrice: DecimalInput
}

interface ItemMove {
  event: ItemEvent
  step: LedgerStep
  note: string
  alsoSet: RawBuilder<unknown>
  after: (item: ItemRecord) => After
}

const documentOf = (item: ItemRecord, after?: After) => ({
  id: item.id,
  buyerId: item.buyer_id,
  state: item.state,
  code: item.name,
  ...(after && { changes: { before: figures(snapshotOf(item)), after: figures(after) } }),
})

const figures = ({ quantity, amount, retailPrice }: After) => ({
  quantity: decimal(quantity).toFixed(),
  retail_price: decimal(retailPrice).toFixed(),
  total: decimal(amount).toFixed(),
})

/** The effective figures of an item, ignoring any proposal. */
export const snapshotOf = (item: ItemRecord): After => ({
  quantity: item.quantity,
  amount: item.sub_total,
  retailPrice: item.retail_price,
})

/** @throws AppError `illegal_move`, naming the user, status and time of the earlier move. */
export const assertItem = (work: OrderWork, item: ItemRecord, event: ItemEvent): Promise<void> => {
  const { from } = itemMachine.events[event]
  const moved = { state: item.state, isCanceled: isItemCanceled(item) }
  return assertState(
    work,
    documentOf(item),
    canMoveItem(moved, event) ? from : [],
    'item',
    itemMachine,
  )
}

/** Moves items of a locked package by the same event, writes their ledger and emits the event. */
export async function moveItems(
  work: OrderWork,
  { locked, pack }: LockedPackage,
  items: readonly ItemRecord[],
  { event, step, note, alsoSet, after }: ItemMove,
): Promise<ItemRecord['state']> {
  const documents = items.map((item) => documentOf(item, after(item)))
  const status = await moveDocuments(work, 'item', itemMachine, documents, event, note, alsoSet)
  const { order } = locked
  await writeLedger(
    work.trx,
    buyerScope(order.buyer_id),
    { ...work, orderId: order.id },
    items.map((item) => ({ itemId: item.id, step, ...after(item), note })),
  )
  const itemIds = items.map(({ id }) => id)
  if (itemIds.length > 0)
    await work.emit('items.moved', {
      ...partiesOf(work, locked),
      packageId: pack.id,
      itemIds,
      event,
      status,
      reason: note,
    })
  return status
}
