import { GATEWAY_LABELS } from '@pasok/domain/payments/payments.constants'
import { databaseNow } from '../../../db/database-now'
import type { Reader } from '../../../db/db'
import { PROVIDER } from '../../../db/scope'
import {
  GatewayAway,
  type PaymentGateway,
  type Received,
  type GatewayStatus,
  type CallbackEvent,
} from '../../../ports/payment-gateway'
import { gatewayQueryOf } from '../gateway-checks/query-gateway'
import {
  findCallback,
  finishCallback,
  lockCallback,
  noteFailure,
  type CallbackRow,
} from './callbacks.store'
import { findCharged } from '../money/money.store'
import type { PaymentContext } from '../gateway-checks/payment-context'
import { applyGatewayStatus } from '../gateway-checks/check-payment'

/**
 * Processes a stored callback once. Its effect and its completion are one transaction, so it may be processed
 * concurrently and again after a crash. @throws Error when the gateway cannot be queried; the job is retried.
 */
export async function processCallback(
  db: Reader,
  context: PaymentContext,
  callbackId: string,
): Promise<void> {
  const callback = await findCallback(db, PROVIDER, callbackId)
  if (!callback || callback.done_at) return
  try {
    await applyCallback(db, context, callback)
  } catch (error) {
    const note = String(error)
    // Recording the failure may fail too, when the database is the cause.
    await context
      .step(({ trx }) => noteFailure(trx, PROVIDER, callbackId, note))
      .catch(() => undefined)
    throw error
  }
}

async function applyCallback(
  db: Reader,
  { gateways, step }: PaymentContext,
  { id, gateway, body }: Pick<CallbackRow, 'id' | 'gateway' | 'body'>,
): Promise<void> {
  const named = gateways.named(gateway)
  const news = await newsOf(db, named, named.read(body))
  await step(async (work) => {
    if (!(await lockCallback(work.trx, PROVIDER, id))) return
    const outcome = news
      ? await applyGatewayStatus(work, gateway, news.reference, news.status)
      : 'Not understood'
    await finishCallback(work.trx, PROVIDER, id, outcome)
  })
}

/**
 * Accepts money from a callback only if the gateway's own records contain it, because the callback's token may
 * have leaked. Money without a payment of ours is accepted as reported, for the provider to review. @throws
 * GatewayAway while the records do not contain it, so that the job is retried.
 */
async function moneyInBooks(
  db: Reader,
  gateway: PaymentGateway,
  money: Received,
): Promise<{ reference: string; status: GatewayStatus }> {
  const { reference, externalId } = money
  const payment = await findCharged(db, PROVIDER, gateway.name, reference)
  if (!payment) return { reference, status: { kind: 'paid', money: [money] } }
  const status = await gateway.find(gatewayQueryOf(payment, await databaseNow(db)))
  if (status.kind === 'paid' && status.money.some((one) => one.externalId === externalId))
    return { reference, status }
  throw new GatewayAway(`${GATEWAY_LABELS[gateway.name]} does not list this money yet`)
}

/** Translates a callback into the payment's new state; undefined when it concerns no payment of ours. */
async function newsOf(
  db: Reader,
  gateway: PaymentGateway,
  event: CallbackEvent,
): Promise<{ reference: string; status: GatewayStatus } | undefined> {
  if (event.kind === 'other') return undefined
  if (event.kind === 'paid') return moneyInBooks(db, gateway, event.money)
  const { reference } = event
  if (event.kind === 'expired') return { reference, status: { kind: 'expired' } }
  const payment = await findCharged(db, PROVIDER, gateway.name, reference)
  // The reference is not trusted: the gateway is queried only for known payments.
  if (!payment) return undefined
  const { external_id: externalId } = payment
  const status = await gateway.find({
    reference,
    of: event.of,
    externalId,
    now: await databaseNow(db),
  })
  // Retried until the gateway shows the money; otherwise the callback would be completed without it.
  if (event.isMoney && status.kind !== 'paid')
    throw new GatewayAway(`${GATEWAY_LABELS[gateway.name]} reports money that it does not list yet`)
  return { reference, status }
}
