import { decimal, ZERO, type DecimalInput } from '@pasok/domain/kernel/decimal'
import { buyerScope } from '../../../db/scope'
import type { LockedOrderParts, OrderWork } from '../locked-order'
import { updateDownPayment } from '../packages/packages.store'

/**
 * Adds an amount to the used down payment of a locked order; a negative amount restores it. What remains when
 * the order ends becomes a refund (`settleDownPayment`).
 */
export async function useDownPayment(
  work: OrderWork,
  { order }: LockedOrderParts,
  amount: DecimalInput,
): Promise<void> {
  if (decimal(amount).eq(ZERO)) return
  await updateDownPayment(work.trx, buyerScope(order.buyer_id), order.id, {
    down_payment_used: decimal(order.down_payment_used).plus(amount).toFixed(),
    updated_at: work.now,
  })
}
