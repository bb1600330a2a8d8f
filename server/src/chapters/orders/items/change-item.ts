import type { BodyOf } from '@pasok/domain/kernel/contract'
import { decimal } from '@pasok/domain/kernel/decimal'
import { ruleError } from '@pasok/domain/kernel/errors'
import { DEAREST_LINE } from '@pasok/domain/orders/orders.constants'
import { orderErrors } from '@pasok/domain/orders/orders.errors'
import { changedFigures, type ItemFigures, isAsOrdered } from '@pasok/domain/orders/orders.rules'
import { itemMachine, type ItemState } from '@pasok/domain/orders/orders.states'
import type { changeItem as changeItemContract } from '@pasok/domain/orders/orders.vendor.contract'
import { assertSeen } from '../../../db/stale-record'
import {
  type LockedPackage,
  lockPackage,
  lockPackageIf,
  itemIn,
  type OrderWork,
} from '../locked-order'
import { assertItem, moveItems, snapshotOf } from './move-items'
import { assertPackage, PACKING_STATES } from '../packages/move-packages'
import { clearedProposal, proposalColumns } from './proposals'
import type { ItemRecord } from '../orders.store'

/**
 * The vendor proposes a lower quantity or another price for an item; totals stay until the buyer decides.
 * @throws AppError `not_found`; `illegal_move`, naming the user, status and time of the earlier move;
 * `stale_version`; `rule` for a higher quantity or an unchanged proposal.
 */
export async function changeItem(
  work: OrderWork,
  { id, itemId }: { id: string; itemId: string },
  { quantity, retail_price, reason, version }: BodyOf<typeof changeItemContract>,
): Promise<{ id: string; state: ItemRecord['state'] }> {
  const figuresOf = (item: ItemRecord) =>
    changedFigures(item, { quantity, retailPrice: retail_price })
  const found = await lockPackageIf(work, id, async (one) => {
    const item = itemIn(one, itemId, 'itemId')
    await assertPackage(work, one.pack, PACKING_STATES)
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
    alsoSet: proposalColumns(figures, reason),
    after: () => ({ ...figures, amount: figures.subTotal }),
  })
  return { id: item.id, state }
}

/** @throws AppError `rule` at the field that cannot be proposed. */
function assertProposal(item: ItemRecord, { quantity, retailPrice, subTotal }: ItemFigures): void {
  if (quantity.gt(item.quantity))
    throw ruleError(orderErrors.quantityRaised, { quantity: Number(item.quantity) }, 'quantity')
  if (quantity.eq(item.quantity) && retailPrice.eq(item.retail_price))
    throw ruleError(orderErrors.nothingChanged, undefined, 'quantity')
  if (subTotal.gt(DEAREST_LINE) && subTotal.gt(decimal(item.sub_total)))
    throw ruleError(orderErrors.tooDear, undefined, 'retail_price')
}

/**
 * The vendor withdraws a proposal before the buyer decides. @throws AppError `not_found`; `illegal_move`,
 * naming the user, status and time of the earlier move; `stale_version`.
 */
export async function takeItemBack(
  work: OrderWork,
  { id, itemId }: { id: string; itemId: string },
  seen: number | undefined,
): Promise<{ id: string; state: ItemRecord['state'] }> {
  const found = await lockPackage(work, id)
  const item = itemIn(found, itemId, 'itemId')
  await assertPackage(work, found.pack, PACKING_STATES)
  await assertItem(work, item, 'take-back')
  assertSeen(item, seen)
  await takeBackItems(work, found, [item])
  return { id: item.id, state: stateAfterWithdrawal(item) }
}

/** Returns the event that withdraws a proposal: a change that the buyer accepted earlier stays accepted. */
const takingBack = (item: ItemRecord) =>
  isAsOrdered({
    quantity: item.quantity,
    quantityOriginal: item.quantity_original,
    retailPrice: item.retail_price,
    retailPriceOriginal: item.retail_price_original,
  })
    ? 'take-back'
    : 'take-back-to-approved'

/** Returns an item's state after its proposal is withdrawn. */
const stateAfterWithdrawal = (item: ItemRecord): ItemState =>
  itemMachine.events[takingBack(item)].to

/** Discards the proposals of items; the current values stay. */
export async function takeBackItems(
  work: OrderWork,
  pack: LockedPackage,
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
      alsoSet: clearedProposal,
      after: snapshotOf,
    })
  }
}
