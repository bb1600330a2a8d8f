import type { Reader } from '../../../db/db'
import { buyerScope } from '../../../db/scope'
import {
  ChargeRefused,
  GatewayAway,
  type GatewayQuery,
  type PaymentGateway,
  type GatewayStatus,
} from '../../../ports/payment-gateway'
import { findPayer, type PaymentRow } from '../payments.store'

/**
 * A gateway's answer about a payment. `refused`: it will not create an account. `away`: the state is unknown.
 */
export type GatewayAnswer = GatewayStatus | { kind: 'refused'; reason: string } | { kind: 'away' }

const chargedAs = ({ kind }: PaymentRow) => (kind === 'Bank Transfer Page' ? 'page' : 'account')

/** Returns the query for a payment at its gateway. */
export const gatewayQueryOf = (payment: PaymentRow, now: Date): GatewayQuery => ({
  now,
  reference: payment.code,
  of: chargedAs(payment),
  externalId: payment.external_id,
})

/**
 * Queries a payment's state. When the gateway does not know the payment and its time has not run out, the
 * account is created: the first time immediately, later only after the gateway answered that it has none.
 */
export async function queryGateway(
  db: Reader,
  gateway: PaymentGateway,
  payment: PaymentRow,
  { now, isOver }: { now: Date; isOver: boolean },
): Promise<GatewayAnswer> {
  const mayCreate = payment.last_status === 'Creating' && !isOver
  try {
    if (mayCreate && payment.asked_at === null) return await create(db, gateway, payment, now)
    const status = await gateway.find(gatewayQueryOf(payment, now))
    return status.kind === 'unknown' && mayCreate ? await create(db, gateway, payment, now) : status
  } catch (error) {
    if (error instanceof ChargeRefused) return { kind: 'refused', reason: error.message }
    if (error instanceof GatewayAway) return { kind: 'away' }
    throw error
  }
}

async function create(
  db: Reader,
  gateway: PaymentGateway,
  payment: PaymentRow,
  now: Date,
): Promise<GatewayStatus> {
  const { payer, email } = await findPayer(db, buyerScope(payment.buyer_id), payment.created_by)
  if (!payment.expires_at) throw new Error(`Payment ${payment.code} has no expiry time.`)
  const charge = {
    reference: payment.code,
    amount: Number(payment.amount),
    bankCode: payment.bank_code,
    payer,
    email,
    expiresAt: payment.expires_at,
    now,
  }
  const account =
    chargedAs(payment) === 'page'
      ? await gateway.createPage(charge)
      : await gateway.createAccount(charge)
  return { kind: 'open', account }
}
