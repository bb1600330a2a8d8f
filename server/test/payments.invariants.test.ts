import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api } from './api'
import { breachesAfter } from './breaches'
import { findBreaches } from './invariants'
import { PAYMENT_INVARIANTS } from './invariants/payments.invariants'
import { issued } from './invoices'
import { opened, paidIn } from './payments'

let api: Api

/** One payment is paid, one is waiting with money of a wrong amount, and one invoice has no payment. */
beforeAll(async () => {
  api = await startApi()
  await paidIn(api, (await opened(api)).payment)
  await paidIn(api, (await opened(api)).payment, 1_000)
  await issued(api)
})
afterAll(() => api.drop())

const PAID = "(select id from payments where last_status = 'Paid')"
const WAITING = "(select id from payments where last_status = 'Waiting Payment')"
const UNAPPLIED = "where last_status = 'Kept'"
const APPLIED = "where last_status = 'Applied'"

const BREACHES = [
  ['the sum of its invoices', 'update payments set amount = amount + 1'],
  ['the sum of its invoices', 'update payment_invoices set amount = amount + 1'],
  ['the sum of its invoices', 'delete from payment_invoices'],
  ['the sum of its invoices', 'update payments set direct_payment = true'],
  ['the sum of its invoices', 'update payments set vendor_id = buyer_id'],
  [
    'the sum of its invoices',
    `insert into payment_invoices (buyer_id, payment_id, invoice_id, amount, is_live)
     select invoices.buyer_id, ${WAITING}, invoices.id, 1, false from invoices
     where last_status = 'Ready to Payment'`,
  ],
  ['held live while it lives', `update payment_invoices set is_live = true where is_paid`],
  ['held live while it lives', `update payment_invoices set is_live = false`],
  ['held live while it lives', `update payment_invoices set is_paid = false`],
  ['held live while it lives', `update payments set paid_at = null where id = ${PAID}`],
  ['held live while it lives', `update payments set paid_at = now() where id = ${WAITING}`],
  ['stands where its live payment does', "update invoices set last_status = 'Ready to Payment'"],
  [
    'stands where its live payment does',
    "update invoices set last_status = 'Paid' where last_status = 'Waiting Payment'",
  ],
  [
    'stands where its live payment does',
    "update invoices set last_status = 'Waiting Payment' where last_status = 'Ready to Payment'",
  ],
  ['is paid by money, exactly once', `delete from received_money ${APPLIED}`],
  ['is paid by money, exactly once', `update received_money set amount = amount - 1 ${APPLIED}`],
  [
    'is paid by money, exactly once',
    `insert into received_money select (json_populate_record(one, json_build_object(
       'id', gen_random_uuid(), 'external_id', 'again'))).* from received_money one ${APPLIED}`,
  ],
  [
    'is paid by money, exactly once',
    `update received_money set last_status = 'Applied', reason = null ${UNAPPLIED}`,
  ],
  ['applied or kept with a reason', `update received_money set reason = null ${UNAPPLIED}`],
  ['applied or kept with a reason', `update received_money set reason = 'late' ${APPLIED}`],
  [
    'applied or kept with a reason',
    `update received_money set last_status = 'Refunded', refund_due = amount ${UNAPPLIED}`,
  ],
  ['applied or kept with a reason', `update received_money set refund_due = 1 ${UNAPPLIED}`],
  [
    'a payment has a history',
    "delete from status_history where document = 'payment' and status = 'Paid'",
  ],
  ['a payment has a history', "delete from outbox where name = 'payment.moved'"],
  ['a payment has a history', 'update payments set version = version + 1'],
  ['the counts of payments', `update payments set last_status = 'Expired' where id = ${WAITING}`],
  [
    'the counts of payments',
    "insert into document_count_deltas (owner_id, document, status, delta) select id, 'payment', 'Paid', 1 from buyers",
  ],
] as const

describe('the invariants of payments', () => {
  it('hold after ordinary payments', async () => {
    expect(await findBreaches(api.pool)).toEqual([])
  })

  it('are each broken here', () => {
    const unbroken = PAYMENT_INVARIANTS.filter(
      ({ name }) => !BREACHES.some(([words]) => name.includes(words)),
    )
    expect(unbroken).toEqual([])
  })

  it.each(BREACHES)('notice a breach of "%s": %s', async (words, statement) => {
    expect((await breachesAfter(api.pool, [statement])).join('\n')).toContain(words)
  })
})
