import { GATEWAY_LABELS } from '@pasok/domain/payments/payments.gateways'
import { databaseNow } from '../../../db/database-now'
import type { Reader } from '../../../db/db'
import { PROVIDER } from '../../../db/scope'
import {
  GatewayAway,
  type Charging,
  type Received,
  type Standing,
  type Told,
} from '../../../ports/payment-gateway'
import { askedOf } from '../settling/ask-gateway'
import {
  findCallback,
  finishCallback,
  lockCallback,
  noteFailure,
  type CallbackRow,
} from './callbacks.store'
import { findCharged } from '../money/money.store'
import type { Settling } from '../settling/settling'
import { doAsSaid } from '../settling/settle-payment'

/**
 * Processes a stored webhook once. Its effect and its completion are one transaction, so it may be processed
 * concurrently and again after a crash. @throws Error when the gateway cannot be queried; the job is retried.
 */
export async function settleCallback(
  db: Reader,
  settling: Settling,
  callbackId: string,
): Promise<void> {
  const callback = await findCallback(db, PROVIDER, callbackId)
  if (!callback || callback.done_at) return
  try {
    await settle(db, settling, callback)
  } catch (error) {
    const note = String(error)
    // Recording the failure may fail too, when the database is the cause.
    await settling
      .step(({ trx }) => noteFailure(trx, PROVIDER, callbackId, note))
      .catch(() => undefined)
    throw error
  }
}

async function settle(
  db: Reader,
  { gateways, step }: Settling,
  { id, gateway, body }: Pick<CallbackRow, 'id' | 'gateway' | 'body'>,
): Promise<void> {
  const charging = gateways.named(gateway)
  const news = await newsOf(db, charging, charging.read(body))
  await step(async (work) => {
    if (!(await lockCallback(work.trx, PROVIDER, id))) return
    const outcome = news
      ? await doAsSaid(work, gateway, news.reference, news.standing)
      : 'Not understood'
    await finishCallback(work.trx, PROVIDER, id, outcome)
  })
}

/**
 * Accepts money from a webhook only if the gateway's own records contain it, because the webhook's token may
 * have leaked. Money without a payment of ours is accepted as reported, for the provider to review. @throws
 * GatewayAway while the records do not contain it, so that the job is retried.
 */
async function moneyInBooks(
  db: Reader,
  charging: Charging,
  money: Received,
): Promise<{ reference: string; standing: Standing }> {
  const { reference, externalId } = money
  const payment = await findCharged(db, PROVIDER, charging.name, reference)
  if (!payment) return { reference, standing: { kind: 'paid', money: [money] } }
  const standing = await charging.find(askedOf(payment, await databaseNow(db)))
  if (standing.kind === 'paid' && standing.money.some((one) => one.externalId === externalId))
    return { reference, standing }
  throw new GatewayAway(`${GATEWAY_LABELS[charging.name]} does not list this money yet`)
}

/** Translates a webhook into the payment's new state; undefined when it concerns no payment of ours. */
async function newsOf(
  db: Reader,
  charging: Charging,
  told: Told,
): Promise<{ reference: string; standing: Standing } | undefined> {
  if (told.kind === 'other') return undefined
  if (told.kind === 'paid') return moneyInBooks(db, charging, told.money)
  const { reference } = told
  if (told.kind === 'expired') return { reference, standing: { kind: 'expired' } }
  const payment = await findCharged(db, PROVIDER, charging.name, reference)
  // The reference is not trusted: the gateway is queried only for known payments.
  if (!payment) return undefined
  const { external_id: externalId } = payment
  const standing = await charging.find({
    reference,
    of: told.of,
    externalId,
    now: await databaseNow(db),
  })
  // Retried until the gateway shows the money; otherwise the webhook would be completed without it.
  if (told.isMoney && standing.kind !== 'paid')
    throw new GatewayAway(`${GATEWAY_LABELS[charging.name]} tells of money, but not yet of which`)
  return { reference, standing }
}
