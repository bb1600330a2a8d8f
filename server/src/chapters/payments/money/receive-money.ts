import { CALLBACK_OUTCOMES, type CallbackOutcome } from '@pasok/domain/payments/payments.callbacks'
import type { Gateway } from '@pasok/domain/payments/payments.constants'
import type { MoneyState } from '@pasok/domain/payments/money/money'
import { judgeMoney } from '@pasok/domain/payments/money/money.rules'
import { writeAudit } from '../../../db/audit'
import { newId } from '../../../db/ids'
import { buyerScope, PROVIDER } from '../../../db/scope'
import type { Work } from '../../../db/work'
import type { Received } from '../../../ports/payment-gateway'
import { type LockedPayment, lockPaymentWithInvoices, movePayment } from '../move-payment'
import { findCharged, insertMoney, type MoneyRow } from './money.store'
import { asGateway } from '../gateway-checks/payment-context'
import type { PaymentRow } from '../payments.store'

type MoneyOutcome = 'Applied' | 'Kept' | 'Known'

/** Processes all money reported by a gateway. @returns the most significant outcome. */
export async function receiveAll(
  work: Work,
  gateway: Gateway,
  money: readonly Received[],
): Promise<CallbackOutcome> {
  const outcomes = new Set<CallbackOutcome>()
  for (const one of money) outcomes.add(await receiveMoney(work, gateway, one))
  return CALLBACK_OUTCOMES.find((outcome) => outcomes.has(outcome)) ?? 'Nothing'
}

/**
 * Processes received money: it pays its payment, or is stored for the provider with a reason. The payment is
 * locked before the money is inserted, so that money reported again, by any source, is recognized.
 */
async function receiveMoney(work: Work, gateway: Gateway, money: Received): Promise<MoneyOutcome> {
  const charged = await findCharged(work.trx, PROVIDER, gateway, money.reference)
  const locked =
    charged && (await lockPaymentWithInvoices(work, buyerScope(charged.buyer_id), charged.code))
  const verdict = judgeMoney(money, locked && payeeOf(locked))
  const isApplied = 'event' in verdict
  const id = newId()
  const isNew = await insertMoney(work.trx, PROVIDER, {
    id,
    gateway,
    external_id: money.externalId,
    reference: money.reference,
    account_number: money.accountNumber,
    currency: money.currency,
    amount: money.amount,
    paid_at: money.paidAt ?? work.now,
    buyer_id: locked?.payment.buyer_id ?? null,
    payment_id: locked?.payment.id ?? null,
    last_status: isApplied ? 'Applied' : 'Kept',
    reason: isApplied ? null : verdict.reason,
  })
  if (!isNew) return 'Known'
  if (!isApplied || !locked) {
    const { externalId, amount, currency, reference } = money
    const after = { money: externalId, amount, currency, reference, ...verdict }
    const by = locked ? asGateway(work, gateway, locked.payment.buyer_id) : work
    await writeAudit(by, { action: 'money.keep', subject: 'money', subjectId: id, after })
    await emitMoneyMoved(work, { id, reference }, 'Kept', locked?.payment)
    return 'Kept'
  }
  const changes = { after: { money: money.externalId } }
  await movePayment(asGateway(work, gateway, locked.payment.buyer_id), locked, verdict.event, {
    changes,
  })
  return 'Applied'
}

/** Returns the facts of a payment by which received money is judged. */
export const payeeOf = ({ payment, invoices }: LockedPayment) => ({
  gateway: payment.gateway,
  state: payment.last_status,
  amount: payment.amount,
  invoices: invoices.map((invoice) => invoice.last_status),
})

export function emitMoneyMoved(
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
