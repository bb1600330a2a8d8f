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

/** What a gateway says of a payment; `refused`: it will not make an account; `away`: nobody knows. */
export type Said = Standing | { kind: 'refused'; reason: string } | { kind: 'away' }

const chargedAs = ({ kind }: PaymentRow) => (kind === 'Bank Transfer Page' ? 'page' : 'account')

/** A payment, as its gateway is asked for it. */
export const askedOf = (payment: PaymentRow, now: Date): Asked => ({
  now,
  reference: payment.code,
  of: chargedAs(payment),
  externalId: payment.external_id,
})

/**
 * Asks where a payment stands; one that its gateway has never heard of, and whose time has not run out,
 * is given its account: the first time at once, afterwards only when it is known that there is none.
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
