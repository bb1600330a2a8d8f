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

/** True of a payment about which its gateway can say something new. */
const isOpen = ({ last_status }: PaymentRow) =>
  last_status === 'Creating' || last_status === 'Waiting Payment'

const hasEnded = ({ expires_at }: PaymentRow, now: Date, secondsAgo: number): boolean =>
  expires_at !== null && expires_at.getTime() + secondsAgo * 1000 < now.getTime()

/**
 * Asks the gateway of a payment where it stands, and does what it says: exactly what a callback would.
 * However many look at once, one of them asks. What isn't settled by a gateway is left as it is.
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

/** The same by itself, again and again until it is settled. */
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

/** Since when its gateway could have made its account, or said how it ended. */
const secondsInVain = ({ last_status, created_at, expires_at }: PaymentRow, now: Date): number => {
  const since = last_status === 'Creating' ? created_at : (expires_at ?? created_at)
  return (now.getTime() - since.getTime()) / 1000
}

const settleAtEnd = (trx: Work['trx'], payment: PaymentRow, end = payment.expires_at) =>
  settleLater(trx, payment, SETTLE_AFTER_SECONDS, end ?? undefined)

/**
 * Does what a gateway says of a reference, in one transaction.
 * @returns what came of it, for who looks after the callbacks.
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
 * True when nothing is to be waited for any more: its gateway says so, has nothing of it after its time,
 * or has said nothing for a day after it. That it makes no account ends what has none, and nothing else:
 * of two who ask at once, one may have got it. Of an account that nobody was told of no money is awaited.
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
