import type { Reader } from '../../../db/db'
import { buyerScope } from '../../../db/scope'
import {
  ChargeRefused,
  GatewayAway,
  type Asked,
  type Charging,
  type Standing,
} from '../../../ports/payment-gateway'
import { findPayer, type PaymentRow } from '../payments.store'

/**
 * A gateway's answer about a payment. `refused`: it will not create an account. `away`: the state is unknown.
 */
export type Said = Standing | { kind: 'refused'; reason: string } | { kind: 'away' }

const chargedAs = ({ kind }: PaymentRow) => (kind === 'Bank Transfer Page' ? 'page' : 'account')

/** Returns the query for a payment at its gateway. */
export const askedOf = (payment: PaymentRow, now: Date): Asked => ({
  now,
  reference: payment.code,
  of: chargedAs(payment),
  externalId: payment.external_id,
})

/**
 * Queries a payment's state. When the gateway does not know the payment and its time has not run out, the
 * account is created: the first time immediately, later only after the gateway answered that it has none.
 */
export async function askGateway(
  db: Reader,
  charging: Charging,
  payment: PaymentRow,
  { now, isOver }: { now: Date; isOver: boolean },
): Promise<Said> {
  const mayCreate = payment.last_status === 'Creating' && !isOver
  try {
    if (mayCreate && payment.asked_at === null) return await create(db, charging, payment, now)
    const said = await charging.find(askedOf(payment, now))
    return said.kind === 'unknown' && mayCreate ? await create(db, charging, payment, now) : said
  } catch (error) {
    if (error instanceof ChargeRefused) return { kind: 'refused', reason: error.message }
    if (error instanceof GatewayAway) return { kind: 'away' }
    throw error
  }
}

async function create(
  db: Reader,
  charging: Charging,
  payment: PaymentRow,
  now: Date,
): Promise<Standing> {
  const { payer, email } = await findPayer(db, buyerScope(payment.buyer_id), payment.created_by)
  if (!payment.expires_at) throw new Error(`${payment.code} has no end`)
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
      ? await charging.createPage(charge)
      : await charging.createAccount(charge)
  return { kind: 'open', account }
}
