import {
  ACCOUNT_CHECK_SECONDS,
  CHECK_AFTER_EXPIRY_SECONDS,
  type Gateway,
  GIVE_UP_ASKING_HOURS,
  STATUS_CHECK_SECONDS,
} from '@pasok/domain/payments/payments.constants'
import type { CallbackOutcome } from '@pasok/domain/payments/payments.callbacks'

import { pauseAfter } from '@pasok/domain/payments/payments.checks.rules'
import { sql } from 'kysely'
import type { Reader } from '../../../db/db'
import { buyerScope, PROVIDER, type BuyerScope } from '../../../db/scope'
import type { Work } from '../../../db/work'
import type { Account } from '../../../ports/payment-gateway'
import { queryGateway, type GatewayAnswer } from './query-gateway'
import { lockPaymentWithInvoices, type LockedPayment, movePayment } from '../move-payment'
import { findCharged } from '../money/money.store'
import { claimCheck, findPayment, type PaymentRow } from '../payments.store'
import { receiveAll } from '../money/receive-money'
import { scheduleCheck } from './schedule-check'
import { asGateway, type PaymentContext } from './payment-context'

/** Returns whether the gateway can still report something new about the payment. */
const isOpen = ({ last_status }: PaymentRow) =>
  last_status === 'Creating' || last_status === 'Waiting Payment'

const hasEnded = ({ expires_at }: PaymentRow, now: Date, secondsAgo: number): boolean =>
  expires_at !== null && expires_at.getTime() + secondsAgo * 1000 < now.getTime()

/**
 * Queries a payment's gateway and applies the answer exactly as a callback would. Of concurrent callers only one
 * queries. Payments without a gateway are left unchanged.
 */
export async function checkPayment(
  db: Reader,
  context: PaymentContext,
  scope: BuyerScope,
  code: string,
): Promise<void> {
  const payment = await findPayment(db, scope, code)
  if (!payment?.gateway || !isOpen(payment)) return
  const { gateway } = payment
  const seconds = payment.last_status === 'Creating' ? ACCOUNT_CHECK_SECONDS : STATUS_CHECK_SECONDS
  const now = await context.step(async (work) =>
    (await claimCheck(work.trx, scope, payment.id, seconds)) ? work.now : undefined,
  )
  if (!now) return
  const isOver = hasEnded(payment, now, CHECK_AFTER_EXPIRY_SECONDS)
  const answer = await queryGateway(db, context.gateways.named(gateway), payment, { now, isOver })
  await context.step((work) => applyGatewayStatus(work, gateway, code, answer))
}

/** Queries and updates a payment in a job, which is queued again until the payment is final. */
export async function checkPaymentByJob(
  db: Reader,
  context: PaymentContext,
  { buyerId, code }: { buyerId: string; code: string },
): Promise<void> {
  const scope = buyerScope(buyerId)
  await checkPayment(db, context, scope, code)
  await context.step(async ({ trx, now }) => {
    const payment = await findPayment(trx, scope, code)
    if (!payment || !isOpen(payment)) return
    const isWaiting = payment.last_status === 'Waiting Payment'
    if (isWaiting && !hasEnded(payment, now, 0)) await scheduleFinalCheck(trx, payment)
    else await scheduleCheck(trx, payment, pauseAfter(secondsInVain(payment, now)))
  })
}

/** Returns the seconds since the gateway could have created the account or reported its end. */
const secondsInVain = ({ last_status, created_at, expires_at }: PaymentRow, now: Date): number => {
  const since = last_status === 'Creating' ? created_at : (expires_at ?? created_at)
  return (now.getTime() - since.getTime()) / 1000
}

const scheduleFinalCheck = (trx: Work['trx'], payment: PaymentRow, end = payment.expires_at) =>
  scheduleCheck(trx, payment, CHECK_AFTER_EXPIRY_SECONDS, end ?? undefined)

/**
 * Applies a gateway's answer about a reference, in one transaction. @returns the outcome, which is stored with
 * the callback.
 */
export async function applyGatewayStatus(
  work: Work,
  gateway: Gateway,
  reference: string,
  answer: GatewayAnswer,
): Promise<CallbackOutcome> {
  const outcome = answer.kind === 'paid' ? await receiveAll(work, gateway, answer.money) : 'Nothing'
  const payment = await findCharged(work.trx, PROVIDER, gateway, reference)
  if (!payment) return outcome
  const locked = await lockPaymentWithInvoices(work, buyerScope(payment.buyer_id), reference)
  if (!isOpen(locked.payment)) return outcome
  const by = asGateway(work, gateway, payment.buyer_id)
  if (answer.kind === 'open' && locked.payment.last_status === 'Creating')
    await open(by, locked, answer.account)
  else if (isAtEnd(locked.payment, work.now, answer)) await endUnpaid(by, locked, answer)
  else return outcome
  return outcome === 'Nothing' ? 'Moved' : outcome
}

async function open(work: Work, locked: LockedPayment, account: Account): Promise<void> {
  const { externalId, accountNumber, pageUrl, expiresAt } = account
  await movePayment(work, locked, 'open', {
    alsoSet: sql`external_id = ${externalId}, account_number = ${accountNumber},
      page_url = ${pageUrl}, expires_at = ${expiresAt}`,
    changes: { after: { account_number: accountNumber } },
  })
  await scheduleFinalCheck(work.trx, locked.payment, expiresAt)
}

/**
 * Returns whether to stop waiting for a payment. The gateway reported its end. The gateway has no money for
 * it after its time, or gave no usable answer for a day after it. A refusal ends only a payment without an
 * account, because a concurrent request may have created one. An account that no buyer ever saw needs no
 * wait for late money.
 */
function isAtEnd(payment: PaymentRow, now: Date, { kind }: GatewayAnswer): boolean {
  if (kind === 'expired') return true
  if (kind === 'refused' && payment.last_status === 'Creating') return true
  const isUnanswered = kind === 'away' || kind === 'open' || kind === 'refused'
  const isAwaited = isUnanswered && payment.last_status !== 'Creating'
  return hasEnded(
    payment,
    now,
    isAwaited ? GIVE_UP_ASKING_HOURS * 3_600 : CHECK_AFTER_EXPIRY_SECONDS,
  )
}

async function endUnpaid(work: Work, locked: LockedPayment, answer: GatewayAnswer): Promise<void> {
  const note = answer.kind === 'refused' ? answer.reason : ''
  const event = locked.payment.last_status === 'Creating' ? 'fail' : 'expire'
  await movePayment(work, locked, event, { note })
}
