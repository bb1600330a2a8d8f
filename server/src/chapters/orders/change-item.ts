import type { changeItem as contract } from '@pasok/domain/orders/orders.vendor.contract'
import type { BodyOf } from '@pasok/domain/kernel/contract'
import { decimal } from '@pasok/domain/kernel/decimal'
import { broken } from '@pasok/domain/kernel/errors'
import { DEAREST_LINE } from '@pasok/domain/orders/orders.constants'
import { orderErrors } from '@pasok/domain/orders/orders.errors'
import { changedFigures, type ItemFigures } from '@pasok/domain/orders/orders.rules'
import { assertSeen } from '../../db/assert-seen'
import { holdPackageIf, itemIn, type OrderWork } from './held-order'
import { assertItem, moveItems } from './move-items'
import { assertPackage, PACKED } from './move-packages'
import type { ItemRecord } from './orders.store'
import { proposing } from './orders.proposals'

/**
 * The vendor proposes a lower quantity or another price of an item; totals wait for the buyer.
 * @throws AppError `not_found`; `illegal_move`, saying who moved it where and when; `stale_version`;
 * `rule` for a higher quantity, or for what stands already.
 */
export async function changeItem(
  work: OrderWork,
  { id, itemId }: { id: string; itemId: string },
  { quantity, retail_price, reason, version }: BodyOf<typeof contract>,
): Promise<{ id: string; state: ItemRecord['state'] }> {
  const figuresOf = (item: ItemRecord) =>
    changedFigures(item, { quantity, retailPrice: retail_price })
  const found = await holdPackageIf(work, id, async (one) => {
    const item = itemIn(one, itemId, 'itemId')
    await assertPackage(work, one.pack, PACKED)
    await assertItem(work, item, 'change')
    assertSeen(item, version)
    assertProposal(item, figuresOf(item))
  })
  const item = itemIn(found, itemId, 'itemId')
  const figures = figuresOf(item)
  const state = await moveItems(work, found, [item], {
    event: 'change',
    step: 'changed',
    note: reason,
    besides: proposing(figures, reason),
    after: () => ({ ...figures, amount: figures.subTotal }),
  })
  return { id: item.id, state }
}

/** @throws AppError `rule` at the field that can't be proposed. */
function assertProposal(item: ItemRecord, { quantity, retailPrice, subTotal }: ItemFigures): void {
  if (quantity.gt(item.quantity))
    throw broken(orderErrors.quantityRaised, { quantity: Number(item.quantity) }, 'quantity')
  if (quantity.eq(item.quantity) && retailPrice.eq(item.retail_price))
    throw broken(orderErrors.nothingChanged, undefined, 'quantity')
  if (subTotal.gt(DEAREST_LINE) && subTotal.gt(decimal(item.sub_total)))
    throw broken(orderErrors.tooDear, undefined, 'retail_price')
}
