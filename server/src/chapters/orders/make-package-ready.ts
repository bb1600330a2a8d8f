import { broken } from '@pasok/domain/kernel/errors'
import { orderErrors } from '@pasok/domain/orders/orders.errors'
import { holdPackageIf, itemsOf, type HeldPackage, type OrderWork } from './held-order'
import { movePackage } from './move-package'

/**
 * The package is packed, and what is in it is agreed on.
 * @throws AppError `not_found`; `illegal_move`, saying who moved it where and when; `stale_version`;
 * `rule`, naming the items that wait for the buyer.
 */
export async function makePackageReady(
  work: OrderWork,
  id: string,
  seen: number | undefined,
): Promise<HeldPackage['pack']> {
  const found = await holdPackageIf(work, id, assertAgreed)
  return movePackage(work, found, 'make-ready', seen)
}

/** @throws AppError `rule`, naming the items that wait for the buyer. */
function assertAgreed({ held, pack }: HeldPackage): void {
  const waiting = itemsOf(held, [pack]).filter(({ state }) => state === 'Waiting Approval')
  if (waiting.length > 0)
    throw broken(orderErrors.itemsWaiting, { names: waiting.map(({ name }) => name).join(', ') })
}
