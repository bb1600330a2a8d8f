import { standsAsOrdered } from '@pasok/domain/orders/orders.rules'
import { itemMachine, type ItemState } from '@pasok/domain/orders/orders.states'
import { moveItems, standingOf } from './move-items'
import type { HeldPackage, OrderWork } from './held-order'
import type { ItemRecord } from './orders.store'
import { forgetting } from './orders.proposals'

/** The event that takes a change back: what the buyer accepted before stays accepted. */
const takingBack = (item: ItemRecord) =>
  standsAsOrdered({
    quantity: item.quantity,
    quantityOriginal: item.quantity_original,
    retailPrice: item.retail_price,
    retailPriceOriginal: item.retail_price_original,
  })
    ? 'take-back'
    : 'take-back-to-approved'

/** Where an item stands once what was proposed of it is taken back. */
export const stateTakenBack = (item: ItemRecord): ItemState =>
  itemMachine.events[takingBack(item)].to

/** What was proposed of items is forgotten: what stands, stands. */
export async function takeBackItems(
  work: OrderWork,
  pack: HeldPackage,
  items: readonly ItemRecord[],
  note = '',
): Promise<void> {
  for (const event of ['take-back', 'take-back-to-approved'] as const) {
    const alike = items.filter((item) => takingBack(item) === event)
    if (alike.length === 0) continue
    await moveItems(work, pack, alike, {
      event,
      step: 'taken-back',
      note,
      besides: forgetting,
      after: standingOf,
    })
  }
}
