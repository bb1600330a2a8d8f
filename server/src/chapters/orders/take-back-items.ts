import { moveItems, standingOf } from './move-items'
import type { HeldPackage, OrderWork } from './held-order'
import type { ItemRecord } from './orders.store'
import { forgetting } from './orders.proposals'

/** What was proposed of items is forgotten: what stands, stands. */
export const takeBackItems = (
  work: OrderWork,
  pack: HeldPackage,
  items: readonly ItemRecord[],
  note = '',
): Promise<ItemRecord['state']> =>
  moveItems(work, pack, items, {
    event: 'take-back',
    step: 'taken-back',
    note,
    besides: forgetting,
    after: standingOf,
  })
