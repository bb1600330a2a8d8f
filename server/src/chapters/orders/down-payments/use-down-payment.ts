import { decimal, ZERO, type DecimalInput } from '@pasok/domain/kernel/decimal'
import { buyerScope } from '../../../db/scope'
import type { HeldOrder, OrderWork } from '../held-order'
import { putDownPayment } from '../packages/packages.store'

/**
 * An invoice uses so much of its held order's down payment; less than nothing is restored to it. What
 * is left once the order has ended is owed back (`settleDownPayment`).
 */
export async function useDownPayment(
  work: OrderWork,
  { order }: HeldOrder,
  amount: DecimalInput,
): Promise<void> {
  if (decimal(amount).eq(ZERO)) return
  await putDownPayment(work.trx, buyerScope(order.buyer_id), order.id, {
    down_payment_used: decimal(order.down_payment_used).plus(amount).toFixed(),
    updated_at: work.now,
  })
}
