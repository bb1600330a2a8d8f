import type { MoneyState } from '@pasok/domain/payments/payments.money'
import type { Work } from '../../db/work'
import type { MoneyRow } from './payments.money.store'
import type { PaymentRow } from './payments.store'

/** Tells whoever follows money, or the payment that it is about, where it stands. */
export function tellMoney(
  work: Work,
  { id, reference }: Pick<MoneyRow, 'id' | 'reference'>,
  status: MoneyState,
  payment: Pick<PaymentRow, 'id' | 'buyer_id' | 'code'> | undefined,
): Promise<void> {
  return work.emit('money.moved', {
    moneyId: id,
    reference,
    status,
    ...(payment && { buyerId: payment.buyer_id, paymentId: payment.id, code: payment.code }),
  })
}
