import {
  ASK_EVERY_SECONDS,
  ASK_FOR_ACCOUNT_EVERY_SECONDS,
  GIVE_UP_ASKING_HOURS,
  SETTLE_AFTER_SECONDS,
} from '@pasok/domain/payments/payments.constants'
import type { CallbackOutcome } from '@pasok/domain/payments/payments.callbacks'
import type { Gateway } from '@pasok/domain/payments/payments.gateways'
import { pauseAfter } from '@pasok/domain/payments/payments.settle.rules'
import { sql } from 'kysely'
import type { Reader } from '../../../db/db'
import { buyerScope, PROVIDER, type BuyerScope } from '../../../db/scope'
import type { Work } from '../../../db/work'
import type { Account } from '../../../ports/payment-gateway'
import { askGateway, type Said } from './ask-gateway'
import { holdPayment, type HeldPayment, movePayment } from '../move-payment'
import { findCharged } from '../money/money.store'
import { claimAsking, findPayment, type PaymentRow } from '../payments.store'
import { receiveAll } from '../money/receive-money'
import { settleLater } from './settle-later'
import { asGateway, type Settling } from './settling'

/** Returns whether the gateway can still report something new about the payment. */
const isOpen = ({ last_status }: PaymentRow) =>
  last_status === 'Creating' || last_status === 'Waiting Payment'

const hasEnded = ({ expires_at }: PaymentRow, now: Date, secondsAgo: number): boolean =>
  expires_at !== null && expires_at.getTime() + secondsAgo * 1000 < now.getTime()

/**
 * Queries a payment's gateway and applies the answer exactly as a webhook would. Of concurrent callers only one
 * queries. Payments without a gateway are left unchanged.
 */
export async function settlePayment(
  db: Reader,
  settling: Settling,
  scope: BuyerScope,
  code: string,
): Promise<void> {
  const payment = await findPayment(db, scope, code)
  if (!payment?.gateway || !isOpen(payment)) return
  const { gateway } = payment
  const seconds =
    payment.last_status === 'Creating' ? ASK_FOR_ACCOUNT_EVERY_SECONDS : ASK_EVERY_SECONDS
  const now = await settling.step(async (work) =>
    (await claimAsking(work.trx, scope, payment.id, seconds)) ? work.now : undefined,
  )
  if (!now) return
  const isOver = hasEnded(payment, now, SETTLE_AFTER_SECONDS)
  const charging = settling.gateways.named(gateway)
  const said = await askGateway(db, charging, payment, { now, isOver })
  await settling.step((work) => doAsSaid(work, gateway, code, said))
}

/** Queries and updates a payment in a job, which is queued again until the payment is final. */
export async function settleByItself(
  db: Reader,
  settling: Settling,
  { buyerId, code }: { buyerId: string; code: string },
): Promise<void> {
  const scope = buyerScope(buyerId)
  await settlePayment(db, settling, scope, code)
  await settling.step(async ({ trx, now }) => {
    const payment = await findPayment(trx, scope, code)
    if (!payment || !isOpen(payment)) return
    const isWaiting = payment.last_status === 'Waiting Payment'
    if (isWaiting && !hasEnded(payment, now, 0)) await settleAtEnd(trx, payment)
    else await settleLater(trx, payment, pauseAfter(secondsInVain(payment, now)))
  })
}

/** Returns the seconds since the gateway could have created the account or reported its end. */
const secondsInVain = ({ last_status, created_at, expires_at }: PaymentRow, now: Date): number => {
  const since = last_status === 'Creating' ? created_at : (expires_at ?? created_at)
  return (now.getTime() - since.getTime()) / 1000
}

const settleAtEnd = (trx: Work['trx'], payment: PaymentRow, end = payment.expires_at) =>
  settleLater(trx, payment, SETTLE_AFTER_SECONDS, end ?? undefined)

/**
 * Applies a gateway's answer about a reference, in one transaction. @returns the outcome, which is stored with
 * the webhook.
 */
export async function doAsSaid(
  work: Work,
  gateway: Gateway,
  reference: string,
  said: Said,
): Promise<CallbackOutcome> {
  const became = said.kind === 'paid' ? await receiveAll(work, gateway, said.money) : 'Nothing'
  const payment = await findCharged(work.trx, PROVIDER, gateway, reference)
  if (!payment) return became
  const held = await holdPayment(work, buyerScope(payment.buyer_id), reference)
  if (!isOpen(held.payment)) return became
  const by = asGateway(work, gateway, payment.buyer_id)
  if (said.kind === 'open' && held.payment.last_status === 'Creating')
    await open(by, held, said.account)
  else if (isAtEnd(held.payment, work.now, said)) await endUnpaid(by, held, said)
  else return became
  return became === 'Nothing' ? 'Moved' : became
}

async function open(work: Work, held: HeldPayment, account: Account): Promise<void> {
  const { externalId, accountNumber, pageUrl, expiresAt } = account
  await movePayment(work, held, 'open', {
    besides: sql`external_id = ${externalId}, account_number = ${accountNumber},
      page_url = ${pageUrl}, expires_at = ${expiresAt}`,
    changes: { after: { account_number: accountNumber } },
  })
  await settleAtEnd(work.trx, held.payment, expiresAt)
}

/**
 * Returns whether to stop waiting for a payment. The gateway reported its end. The gateway has no money for
 * it after its time, or gave no usable answer for a day after it. A refusal ends only a payment without an
 * account, because a concurrent request may have created one. An account that no buyer ever saw needs no
 * wait for late money.
 */
function isAtEnd(payment: PaymentRow, now: Date, { kind }: Said): boolean {
  if (kind === 'expired') return true
  if (kind === 'refused' && payment.last_status === 'Creating') return true
  const isAskedInVain = kind === 'away' || kind === 'open' || kind === 'refused'
  const isAwaited = isAskedInVain && payment.last_status !== 'Creating'
  return hasEnded(payment, now, isAwaited ? GIVE_UP_ASKING_HOURS * 3_600 : SETTLE_AFTER_SECONDS)
}

async function endUnpaid(work: Work, held: HeldPayment, said: Said): Promise<void> {
  const note = said.kind === 'refused' ? said.reason : ''
  const event = held.payment.last_status === 'Creating' ? 'fail' : 'expire'
  await movePayment(work, held, event, { note })
}
