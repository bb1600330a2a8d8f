import { DEFAULT_TIME_ZONE, momentIn } from '@pasok/domain/kernel/calendar'
import type { BodyOf } from '@pasok/domain/kernel/contract'
import { type Decimal, decimal, sum, ZERO } from '@pasok/domain/kernel/decimal'
import { type AppError, ruleError, failure, notFound } from '@pasok/domain/kernel/errors'
import { rupiah } from '@pasok/domain/kernel/figures'
import { isId } from '@pasok/domain/kernel/ids'
import { wordsOfState } from '@pasok/domain/kernel/machine'
import { moveTexts } from '@pasok/domain/kernel/moves.texts'
import { moneyErrors } from '@pasok/domain/payments/payments.errors'
import { divideMoney, findMoneyEvent } from '@pasok/domain/payments/money/money.rules'
import type {
  applyMoney as applyMoneyContract,
  refundMoney as refundMoneyContract,
} from '@pasok/domain/payments/payments.provider.contract'
import { StaleRecord } from '../../../db/stale-record'
import { writeAudit } from '../../../db/audit'
import { checkBeforeWaiting } from '../../../db/lost-race'
import type { ProviderScope } from '../../../db/scope'
import type { Work } from '../../../db/work'
import { attachProof } from '../../files/uploads/attach-upload'
import {
  type LockedPayment,
  lockPaymentWithInvoices,
  readPayment,
  assertPayment,
  movePayment,
} from '../move-payment'
import { decideMoney, findPaymentOf, listMoney, lockMoney, type MoneyRow } from './money.store'
import { payeeOf, emitMoneyMoved } from './receive-money'

/**
 * The provider applies received money to a payment. All of it is applied except a surplus of the last item,
 * which becomes due for refund. @returns the ids of the money. @throws AppError `not_found`; `illegal_move`,
 * naming who moved the payment, when it can no longer be paid; `rule` when the money does not fit or the
 * payment is a manual transfer.
 */
export async function applyMoney(
  work: Work<ProviderScope>,
  code: string,
  { money: ids, note }: BodyOf<typeof applyMoneyContract>,
): Promise<string[]> {
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))]
  const getUnapplied = await checkBeforeWaiting(() => readUnapplied(work, wanted))
  const getEvent = await checkBeforeWaiting(async () => readEvent(work, code))
  const locked = await lockPaymentWithInvoices(work, work.scope, code)
  const event = await getEvent()
  if (wanted.every(isId)) await lockMoney(work.trx, work.scope, wanted)
  const unapplied = await getUnapplied()
  if (unapplied.some((one) => one.buyer_id !== null && one.buyer_id !== locked.payment.buyer_id))
    throw ruleError(moneyErrors.otherCompany, undefined, 'money')
  const divided = divideMoney(unapplied, locked.payment.amount)
  if ('problem' in divided) throw ruleError(divided.problem, figuresOf(unapplied, locked), 'money')
  for (const one of unapplied)
    await apply(work, locked, one, divided.over.get(one.id) ?? ZERO, note)
  const changes = { after: { money: unapplied.map((one) => one.external_id) } }
  await movePayment(work, locked, event, { note, changes })
  return unapplied.map(({ id }) => id)
}

const figuresOf = (unapplied: readonly MoneyRow[], { payment }: LockedPayment) => ({
  amount: rupiah(sum(unapplied.map((one) => one.amount)).toNumber()),
  wanted: rupiah(Number(payment.amount)),
})

/** @throws AppError `illegal_move`; `rule` for a manual transfer, or when the invoices cannot be paid. */
async function readEvent(work: Work<ProviderScope>, code: string) {
  const read = await readPayment(work, work.scope, code)
  if (read.payment.gateway === null) throw ruleError(moneyErrors.byHand, undefined, 'code')
  const event = findMoneyEvent(payeeOf(read))
  // When the payment cannot be paid, the error names who moved it; for an expired payment, it is about its
  // invoices. Invoices in another pending payment are not paid either: that payment may fail after this money
  // was refunded.
  if (!event) await assertPayment(work, read, 'receive-late')
  if (!event) throw ruleError(moneyErrors.invoicesMoved, undefined, 'code')
  return event
}

/** @throws AppError `rule` when the money is no longer unassigned. */
async function readUnapplied(
  { trx, scope }: Work<ProviderScope>,
  ids: readonly string[],
): Promise<MoneyRow[]> {
  const rows = ids.every(isId) ? await listMoney(trx, scope, ids) : []
  const byId = new Map(rows.map((one) => [one.id, one]))
  return ids.map((id) => {
    const one = byId.get(id)
    if (one?.last_status !== 'Kept') throw ruleError(moneyErrors.unknown, undefined, 'money')
    return one
  })
}

async function apply(
  work: Work<ProviderScope>,
  { payment }: LockedPayment,
  money: MoneyRow,
  over: Decimal,
  note: string,
): Promise<void> {
  const status = over.gt(ZERO) ? 'Refund Due' : 'Applied by hand'
  await decideMoney(work.trx, work.scope, money, {
    last_status: status,
    refund_due: over.toFixed(),
    buyer_id: payment.buyer_id,
    payment_id: payment.id,
    note,
    decided_by: work.actor.userId,
    decided_by_name: work.actor.name,
    decided_at: work.now,
  })
  await writeAudit(work, {
    action: 'money.apply',
    subject: 'money',
    subjectId: money.id,
    buyerId: payment.buyer_id,
    before: { status: money.last_status },
    after: { status, payment: payment.code, refund_due: over.toFixed(), note },
  })
  await emitMoneyMoved(work, money, status, payment)
}

/**
 * The provider records the refund of unassigned money, or of a surplus, with a proof. @throws AppError
 * `not_found`; `illegal_move` for money that cannot be refunded; `stale_version` when the amount changed since
 * it was loaded, such as by another user's decision; `rule` when the proof is not a picture uploaded by the
 * provider.
 */
export async function refundMoney(
  work: Work<ProviderScope>,
  id: string,
  { note, amount, proof }: BodyOf<typeof refundMoneyContract>,
): Promise<void> {
  const { trx, scope, actor, now } = work
  const [money] = isId(id) ? await lockMoney(trx, scope, [id]) : []
  if (!money) throw notFound('id')
  const { last_status: seen } = money
  if (seen !== 'Kept' && seen !== 'Refund Due') throw notReturnable(work, money)
  const returned = seen === 'Kept' ? money.amount : money.refund_due
  if (amount !== undefined && !decimal(returned).eq(amount))
    throw new StaleRecord({ recordId: money.id, actions: 'money.', path: 'amount' })
  const file = await attachProof(work, 'provider', proof, 'proof')
  await decideMoney(trx, scope, money, {
    last_status: 'Refunded',
    refund_due: returned,
    note,
    proof_file_id: file,
    decided_by: actor.userId,
    decided_by_name: actor.name,
    decided_at: now,
  })
  await writeAudit(work, {
    action: 'money.refund',
    subject: 'money',
    subjectId: money.id,
    ...(money.buyer_id !== null && { buyerId: money.buyer_id }),
    before: { status: seen },
    after: { status: 'Refunded', refund_due: returned, file, note },
  })
  await emitMoneyMoved(work, money, 'Refunded', await findPaymentOf(trx, scope, money))
}

/** Returns the error with the user and time of the decision, if a user decided. */
function notReturnable(
  { actor }: Work,
  { last_status: state, decided_by_name: user, decided_at: at }: MoneyRow,
): AppError {
  const values = { what: moveTexts.money, status: wordsOfState(state) }
  if (user === null || at === null) return failure('illegal_move', { values })
  const time = momentIn(at, actor.company?.timeZone ?? DEFAULT_TIME_ZONE)
  return failure('illegal_move', { text: moveTexts.late, values: { ...values, user, time } })
}
