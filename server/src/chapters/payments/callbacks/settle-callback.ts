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
 * Does what a kept callback tells, once: what it changes and that it is done are one transaction, so
 * that it may be tried by any number at once, and again after a crash.
 * @throws Error when its gateway is away, which has to be asked first: it is tried again.
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
    // It may be the database itself that failed.
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
 * Money that a callback tells of counts once the gateway's own books have it: a token may have become
 * known to others. Money for no payment of ours is only noted, for the provider to look at.
 * @throws GatewayAway while the books do not have it: they may be behind, so that it is tried again.
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

/** What a callback comes to: of a reference, something; or nothing at all. */
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
  // Anybody may name a reference; of one that is none of ours nobody is asked.
  if (!payment) return undefined
  const { external_id: externalId } = payment
  const standing = await charging.find({
    reference,
    of: told.of,
    externalId,
    now: await databaseNow(db),
  })
  // Done now, it would be done without the money: it is asked again until that is shown.
  if (told.isMoney && standing.kind !== 'paid')
    throw new GatewayAway(`${GATEWAY_LABELS[charging.name]} tells of money, but not yet of which`)
  return { reference, standing }
}
