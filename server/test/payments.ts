import * as calls from '@pasok/domain/payments/payments.contract'
import type { Transaction } from '@pasok/domain/payments/payments.model'
import type { Answer, Api, Person } from './api'
import { companyId } from './company'
import { issued } from './invoices'
import { PROVIDER_ACCOUNTS } from './market'
import { callBack, moneyNews } from './sandbox'

interface Numbered {
  _id: string
  invoice_number: string
}
const BANK = PROVIDER_ACCOUNTS[0].code

/** Returns the body that starts a payment of these invoices, at a bank that supports every payment method. */
export const paymentInputOf = (invoices: readonly Numbered[], other: object = {}) => ({
  document_referer: invoices.map(({ invoice_number }) => invoice_number),
  bank_code: BANK,
  ...other,
})

export const payByAccount = (person: Person, ...invoices: readonly Numbered[]): Promise<Answer> =>
  person.request(calls.payByXenditAccount, { body: paymentInputOf(invoices) })

export const payByManualTransfer = (
  person: Person,
  ...invoices: readonly Numbered[]
): Promise<Answer> => person.request(calls.payByTransfer, { body: paymentInputOf(invoices) })

/** Returns the payment in a response, which must contain one. */
export function transactionOf(answer: Answer): Transaction {
  if (answer.errors) throw new Error(`${answer.status} ${JSON.stringify(answer.errors)}`)
  return calls.getTransaction.data.parse(answer.data)
}

/** Reads a payment as its buyer, which queries the gateway. */
export const poll = (person: Person, { code }: { code: string }): Promise<Answer> =>
  person.request(calls.getTransaction, { params: { code } })

/** Creates a virtual account for a new invoice of `sinar`, or for the given ones. */
export async function opened(
  api: Api,
  ...invoices: readonly Numbered[]
): Promise<{ payment: Transaction; invoice: Numbered }> {
  const wanted = invoices.length > 0 ? invoices : [await issued(api)]
  const person = await api.as('finance@maju.test')
  const payment = transactionOf(await payByAccount(person, ...wanted))
  const [invoice] = wanted
  if (!invoice) throw new Error('there is nothing to pay')
  return { payment, invoice }
}

/** Pays money for a payment, and sends the gateway's callback. */
export async function paidIn(
  api: Api,
  { code, expected_amount }: Pick<Transaction, 'code' | 'expected_amount'>,
  amount: number | string = expected_amount,
  other: Parameters<typeof moneyNews>[2] = {},
): Promise<void> {
  const answer = await callBack(api, moneyNews(code, amount, other))
  if (answer.status !== 200) throw new Error(`the callback was told ${answer.status}`)
  await api.runJobs('settle-callback')
}

export async function readStatuses(api: Api, { code }: { code: string }): Promise<string[]> {
  const { rows } = await api.pool.query<{ last_status: string; invoices: string[] }>(
    `select payments.last_status, array_agg(invoices.last_status order by invoices.code) as invoices
     from payments join payment_invoices paid on paid.payment_id = payments.id
     join invoices on invoices.id = paid.invoice_id
     where payments.code = $1 group by payments.buyer_id, payments.id`,
    [code],
  )
  const [row] = rows
  return row ? [row.last_status, ...row.invoices] : []
}

/** Returns the money received for a reference, in order of arrival. */
export async function moneyOf(api: Api, reference: string) {
  const { rows } = await api.pool.query<{
    id: string
    last_status: string
    reason: string | null
    refund_due: string
  }>(
    `select id, last_status, reason, refund_due from received_money where reference = $1
     order by created_at, id`,
    [reference],
  )
  return rows
}

/** Lets time pass for a payment, here and at its gateway. */
export async function letPass(
  api: Api,
  { code }: { code: string },
  interval: string,
): Promise<void> {
  await api.pool.query(
    `update payments set expires_at = expires_at - $2::interval, asked_at = asked_at - $2::interval
     where code = $1`,
    [code, interval],
  )
  await api.pool.query(
    'update sandbox_accounts set expires_at = expires_at - $2::interval where reference = $1',
    [code, interval],
  )
}

/** Runs the payment's job immediately. */
export async function resolveNow(api: Api, { code }: { code: string }): Promise<void> {
  await api.app.jobs['settle-payment']?.({ buyerId: companyId('maju'), code }, false)
}

/** Returns all data stored about payments, to check that a refusal changes nothing. */
export async function everythingPaid({ pool }: Api): Promise<unknown> {
  const { rows } = await pool.query(
    `select (select jsonb_agg(to_jsonb(one) - 'asked_at' order by id) from payments one),
      (select jsonb_agg(to_jsonb(one) order by payment_id, invoice_id) from payment_invoices one),
      (select jsonb_agg(to_jsonb(one) order by id) from invoices one),
      (select jsonb_agg(to_jsonb(one) order by id) from received_money one),
      (select count(*) from status_history), (select count(*) from audit_log),
      (select count(*) from outbox)`,
  )
  return rows
}
