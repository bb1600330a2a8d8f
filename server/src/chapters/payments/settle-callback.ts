import type { Gateway } from '@pasok/domain/payments/payments.gateways'
import type { Reader } from '../../db/db'
import { PROVIDER } from '../../db/scope'
import type { Work } from '../../db/work'
import type { Charging, Standing, Told } from '../../ports/payment-gateway'
import { findCallback, finishCallback, lockCallback } from './payments.callbacks.store'
import { findCharged } from './payments.money.store'
import { receiveMoney } from './receive-money'
import { doAsSaid } from './settle-payment'
import type { Settling } from './payments.settling'

/** What a callback comes to: of a reference, something; or nothing at all. */
type News = { reference: string; standing: Standing } | undefined

/**
 * Does what a kept callback tells, once: what it changes and that it is done are one transaction, so
 * that it may be tried by any number at once, and again after a crash.
 * @throws Error when its gateway is away, which has to be asked first: it is tried again.
 */
export async function settleCallback(
  db: Reader,
  { gateways, step }: Settling,
  callbackId: string,
): Promise<void> {
  const callback = await findCallback(db, PROVIDER, callbackId)
  if (!callback || callback.done_at) return
  const charging = gateways.named(callback.gateway)
  const news = await newsOf(db, charging, charging.read(callback.body))
  await step(async (work) => {
    if (!(await lockCallback(work.trx, PROVIDER, callbackId))) return
    const outcome = news ? await follow(work, callback.gateway, news) : 'nothing to do'
    await finishCallback(work.trx, PROVIDER, callbackId, outcome)
  })
}

async function newsOf(db: Reader, charging: Charging, told: Told): Promise<News> {
  if (told.kind === 'other') return undefined
  if (told.kind === 'paid')
    return { reference: told.money.reference, standing: { kind: 'paid', money: [told.money] } }
  const { reference } = told
  if (told.kind === 'expired') return { reference, standing: { kind: 'expired' } }
  const payment = await findCharged(db, PROVIDER, charging.name, reference)
  const externalId = payment?.external_id ?? null
  return { reference, standing: await charging.find({ reference, of: told.of, externalId }) }
}

/** @returns what became of it, in words. */
async function follow(
  work: Work,
  gateway: Gateway,
  { reference, standing }: NonNullable<News>,
): Promise<string> {
  const payment = await findCharged(work.trx, PROVIDER, gateway, reference)
  if (standing.kind === 'paid' && !payment) {
    for (const money of standing.money) await receiveMoney(work, gateway, money)
    return 'kept'
  }
  if (!payment) return 'no payment of this reference'
  await doAsSaid(work, gateway, payment, standing)
  return standing.kind
}
