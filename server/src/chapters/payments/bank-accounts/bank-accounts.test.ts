import { getInvoice } from '@pasok/domain/invoices/invoices.contract'
import { getOrder } from '@pasok/domain/orders/orders.contract'
import * as calls from '@pasok/domain/payments/payments.contract'
import { paymentReplies } from '@pasok/domain/payments/payments.replies.texts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, contentOf, type Api, type Person } from '../../../../test/api'
import { assertSound, readStock } from '../../../../test/invariants'
import { issued } from '../../../../test/invoices'
import {
  paymentInputOf,
  letPass,
  moneyOf,
  opened,
  paidIn,
  payByAccount,
  payByManualTransfer,
  poll,
  resolveNow,
  readStatuses,
  transactionOf,
} from '../../../../test/payments'
import { callBack, moneyNews } from '../../../../test/sandbox'
import { SUBSCRIPTIONS } from '../../../subscriptions'
import type { GatewayAnswer } from '../gateway-checks/query-gateway'
import { paymentContextForJobs } from '../gateway-checks/payment-context'
import { applyGatewayStatus } from '../gateway-checks/check-payment'
import { setSandboxBehaviour } from '../../../adapters/payment-gateway/sandbox/sandbox-behaviour'

const ROUNDS = process.env['FAULTS'] === 'full' ? 20 : 2

let api: Api
let stock: Map<string, string>
let finance: Person
let owner: Person

beforeAll(async () => {
  api = await startApi({ app: { sandbox: { patience: 50 } } })
  await api.pool.query('update products set stock = 1000000')
  stock = await readStock(api.pool)
  finance = await api.as('finance@maju.test')
  owner = await api.as('owner@maju.test')
})
afterAll(async () => {
  await assertSound(api.pool, stock)
  await api.drop()
})

/** Applies the gateway's statement about a payment. */
const outcomeOf = (code: string, what: GatewayAnswer) =>
  paymentContextForJobs(api.db, api.app.gateways, SUBSCRIPTIONS).step((work) =>
    applyGatewayStatus(work, 'sandbox', code, what),
  )

const historyOf = async ({ code }: { code: string }) => {
  const { rows } = await api.pool.query<{ status: string }>(
    `select history.status from status_history history join payments on payments.id = document_id
     where payments.code = $1 order by history.id`,
    [code],
  )
  return rows.map(({ status }) => status)
}

describe('a virtual account', () => {
  // proves 2.7.23 2.7.27 2.9.15
  it('exists immediately, for twelve hours, and when paid all invoices are', async () => {
    const invoice = await issued(api)
    const started = await payByAccount(finance, invoice)
    const payment = transactionOf(started)
    expect(payment).toMatchObject({
      lastStatus: 'Waiting Payment',
      status: { message: 'Success' },
      payment_gateway: 'Sandbox',
      expected_amount: invoice.grand_total,
      bank_name: 'BCA',
      account_number: null,
      createdBy: 'Person finance of maju',
      invoices: [{ invoice_number: invoice.invoice_number, amount: invoice.grand_total }],
      actions: { proof: false, 'give-up': false },
    })
    expect(payment.va_number).toMatch(/^\d{10,}$/)
    const hours = (Date.parse(payment.expires_at ?? '') - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(11.9)
    expect(hours).toBeLessThanOrEqual(12)
    await paidIn(api, payment)
    expect(transactionOf(await poll(finance, payment)).lastStatus).toBe('Paid')
    const paid = await finance.must(getInvoice, { params: { id: invoice.invoice_number } })
    expect(paid.lastStatus).toBe('Paid')
    const [{ orderId } = { orderId: '' }] = paid.reference_document
    const order = await owner.must(getOrder, { params: { id: orderId } })
    expect([order.lastStatus, order.packages[0]?.lastStatus]).toEqual(['Paid', 'Paid'])
    expect(await historyOf(payment)).toEqual(['Creating', 'Waiting Payment', 'Paid'])
  })

  // proves 2.7.23 2.7.25
  it('of OY, or a page of it, is paid likewise; a page has an address instead of a number', async () => {
    const [one, two] = [await issued(api), await issued(api)]
    const account = await finance.must(calls.payByOyAccount, { body: paymentInputOf([one]) })
    const page = await finance.must(calls.payByTransferPage, { body: paymentInputOf([two]) })
    expect(account.va_number).toMatch(/^\d+$/)
    expect(page).toMatchObject({ payment_method: 'Bank Transfer Page', va_number: null })
    expect(page.url).toContain(page.code)
    for (const payment of [account, page]) {
      await paidIn(api, payment)
      expect(await readStatuses(api, payment)).toEqual(['Paid', 'Paid'])
    }
  })

  it('reported ten times concurrently while it is viewed: one payment, one row', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { payment, invoice } = await opened(api)
      const news = moneyNews(payment.code, payment.expected_amount)
      const many = Array.from({ length: 10 }, (_, at) => at)
      const responses = await Promise.all([
        ...many.map(() => callBack(api, news)),
        ...many.map(() => poll(finance, payment)),
        ...many.map(() => payByManualTransfer(finance, invoice)),
      ])
      expect(responses.slice(0, 20).map(({ status }) => status)).toEqual(Array(20).fill(200))
      expect(new Set(responses.slice(20).map(({ status }) => status))).toEqual(new Set([409]))
      await api.runJobs('settle-callback')
      expect(await readStatuses(api, payment)).toEqual(['Paid', 'Paid'])
      expect(await historyOf(payment)).toEqual(['Creating', 'Waiting Payment', 'Paid'])
      expect(await moneyOf(api, payment.code)).toHaveLength(1)
    }
  })

  // proves 2.4.21 2.4.26 2.7.27
  it('is completed by a query as by a callback', async () => {
    const { payment } = await opened(api)
    const { code, expected_amount: amount } = payment
    await api.pool.query(
      `insert into sandbox_payments (id, reference, currency, amount)
       values (gen_random_uuid(), $1, 'IDR', $2)`,
      [code, amount],
    )
    // The gateway was queried a moment ago, so it is not queried again yet.
    expect(transactionOf(await poll(finance, payment)).lastStatus).toBe('Waiting Payment')
    await api.pool.query('update payments set asked_at = null where code = $1', [code])
    expect(transactionOf(await poll(finance, payment)).lastStatus).toBe('Paid')
    const last = transactionOf(await poll(finance, payment)).statuses.at(-1)
    expect(last).toMatchObject({ name: 'Paid', user: 'Sandbox' })
  })

  it('with the same key is created once, and returned in its current state', async () => {
    const invoice = await issued(api)
    const headers = { 'idempotency-key': 'the-same-payment' }
    const body = paymentInputOf([invoice])
    const send = () => finance.request(calls.payByXenditAccount, { body, headers })
    const answers = await Promise.all([send(), send(), send()])
    expect(new Set(answers.map((answer) => transactionOf(answer).code)).size).toBe(1)
    expect(transactionOf(await send()).lastStatus).toBe('Waiting Payment')
    const { rows } = await api.pool.query('select from sandbox_accounts where reference = $1', [
      transactionOf(await send()).code,
    ])
    expect(rows).toHaveLength(1)
    await paidIn(api, transactionOf(await send()))
    const paid = await send()
    expect([transactionOf(paid).lastStatus, paid.message]).toEqual(['Paid', paymentReplies.paid.en])
  })
})

describe('a callback', () => {
  it('with a wrong token gets 401, and is not stored', async () => {
    const { payment } = await opened(api)
    const answer = await callBack(api, moneyNews(payment.code, payment.expected_amount), 'wrong')
    expect(answer.status).toBe(401)
    await api.runJobs()
    expect(await readStatuses(api, payment)).toEqual(['Waiting Payment', 'Waiting Payment'])
    expect(await moneyOf(api, payment.code)).toEqual([])
  })

  it.each([
    ['too little', (all: number) => [all - 1, {}] as const, 'amount'],
    ['too much', (all: number) => [all + 1, {}] as const, 'amount'],
    ['a cent more', (all: number) => [`${all}.01`, {}] as const, 'amount'],
    ['another currency', (all: number) => [all, { currency: 'USD' }] as const, 'currency'],
  ])('of %s pays nothing, and is stored for the provider', async (_what, amountsOf, reason) => {
    const { payment } = await opened(api)
    const [amount, other] = amountsOf(payment.expected_amount)
    await paidIn(api, payment, amount, other)
    expect(await readStatuses(api, payment)).toEqual(['Waiting Payment', 'Waiting Payment'])
    expect(await moneyOf(api, payment.code)).toMatchObject([{ last_status: 'Kept', reason }])
  })

  it('with an unknown code, or one of another gateway, is stored as unapplied', async () => {
    await paidIn(api, { code: 'TRX-NOBODY-202601-00001', expected_amount: 1 })
    expect(await moneyOf(api, 'TRX-NOBODY-202601-00001')).toMatchObject([{ reason: 'unknown' }])
    const manual = transactionOf(await payByManualTransfer(finance, await issued(api)))
    await paidIn(api, manual)
    expect(await moneyOf(api, manual.code)).toMatchObject([{ reason: 'unknown' }])
    expect(await readStatuses(api, manual)).toEqual(['Waiting Payment', 'Waiting Payment'])
  })

  it('of money that arrives again is stored as double', async () => {
    const { payment } = await opened(api)
    await paidIn(api, payment)
    await paidIn(api, payment)
    expect(await moneyOf(api, payment.code)).toMatchObject([
      { last_status: 'Applied' },
      { last_status: 'Kept', reason: 'duplicate' },
    ])
  })

  it('EXPIRED after PAID changes nothing; PAID after EXPIRED pays what is still to be paid', async () => {
    const first = await opened(api)
    await paidIn(api, first.payment)
    const expire = async (reference: string) => {
      await callBack(api, { event: 'account.expired', reference })
      await api.runJobs('settle-callback')
    }
    await expire(first.payment.code)
    expect(await readStatuses(api, first.payment)).toEqual(['Paid', 'Paid'])

    const second = await opened(api)
    await expire(second.payment.code)
    expect(await readStatuses(api, second.payment)).toEqual(['Expired', 'Ready to Payment'])
    await paidIn(api, second.payment)
    expect(await readStatuses(api, second.payment)).toEqual(['Paid', 'Paid'])

    const third = await opened(api)
    await expire(third.payment.code)
    const again = await opened(api, third.invoice)
    await paidIn(api, third.payment)
    expect(await readStatuses(api, third.payment)).toEqual(['Expired', 'Waiting Payment'])
    expect(await moneyOf(api, third.payment.code)).toMatchObject([{ reason: 'late' }])
    await paidIn(api, again.payment)
    expect(await readStatuses(api, again.payment)).toEqual(['Paid', 'Paid'])
  })
})

describe('money for a payment that failed', () => {
  /** The gateway has created the account and afterwards reports that it failed. */
  const failed = async () => {
    await setSandboxBehaviour(api.db, 'cut', 1)
    const one = await opened(api)
    await outcomeOf(one.payment.code, { kind: 'refused', reason: 'No' })
    expect(await readStatuses(api, one.payment)).toEqual(['Failed', 'Ready to Payment'])
    return one
  }

  it('pays its invoices while all of them are to be paid', async () => {
    const { payment } = await failed()
    await paidIn(api, payment)
    expect(await readStatuses(api, payment)).toEqual(['Paid', 'Paid'])
  })

  it('is unapplied as late once they are paid otherwise, or when the amount differs', async () => {
    const first = await failed()
    await paidIn(api, first.payment, 1000)
    const again = await opened(api, first.invoice)
    await paidIn(api, first.payment)
    expect(await moneyOf(api, first.payment.code)).toMatchObject([
      { reason: 'amount' },
      { reason: 'late' },
    ])
    await paidIn(api, again.payment)
    expect(await readStatuses(api, again.payment)).toEqual(['Paid', 'Paid'])
  })
})

describe('a gateway in trouble', () => {
  it('that refuses an account ends what has none, not what has got one meanwhile', async () => {
    const { payment } = await opened(api)
    expect(await outcomeOf(payment.code, { kind: 'refused', reason: 'No' })).toBe('Nothing')
    expect(await readStatuses(api, payment)).toEqual(['Waiting Payment', 'Waiting Payment'])
    await paidIn(api, payment)
  })

  it('is queried at growing intervals, about one payment at a time', async () => {
    const { payment } = await opened(api)
    await letPass(api, payment, '13 hours')
    await setSandboxBehaviour(api.db, 'away', 1_000)
    await resolveNow(api, payment)
    await setSandboxBehaviour(api.db, 'well')
    const { rows } = await api.pool.query<{ queue_name: string; seconds: number }>(
      `select queue_name, extract(epoch from run_at - now())::int as seconds
       from graphile_worker.jobs where key = 'settle-payment ' || $1`,
      [payment.id],
    )
    expect(rows).toEqual([{ queue_name: 'gateway sandbox', seconds: expect.any(Number) }])
    expect(rows[0]?.seconds).toBeGreaterThan(890)
    expect(rows[0]?.seconds).toBeLessThan(920)
    await resolveNow(api, payment)
  })

  it.each(['slow', 'cut'] as const)('%s: says so, and there is one account', async (how) => {
    const invoice = await issued(api)
    await setSandboxBehaviour(api.db, how, 1)
    const started = await payByAccount(finance, invoice)
    expect(started.message).toContain('is being prepared')
    const payment = transactionOf(started)
    expect([payment.lastStatus, payment.va_number]).toEqual(['Creating', null])
    expect((await payByAccount(finance, invoice)).status).toBe(409)
    expect(transactionOf(await poll(finance, payment)).lastStatus).toBe('Creating')
    await letPass(api, payment, '1 minute')
    await Promise.all([resolveNow(api, payment), poll(finance, payment), poll(owner, payment)])
    expect(await readStatuses(api, payment)).toEqual(['Waiting Payment', 'Waiting Payment'])
    const { rows } = await api.pool.query('select from sandbox_accounts where reference = $1', [
      payment.code,
    ])
    expect(rows).toHaveLength(1)
    await paidIn(api, payment)
    expect(await readStatuses(api, payment)).toEqual(['Paid', 'Paid'])
  })

  it('that failed before it made an account is asked again for it', async () => {
    await setSandboxBehaviour(api.db, 'failing', 1)
    const { payment } = await opened(api)
    expect(payment.lastStatus).toBe('Creating')
    await letPass(api, payment, '1 minute')
    await resolveNow(api, payment)
    expect(transactionOf(await poll(finance, payment)).va_number).toMatch(/^\d+$/)
  })

  it('that reports money before its response arrived is trusted', async () => {
    await setSandboxBehaviour(api.db, 'cut', 1)
    const { payment } = await opened(api)
    await paidIn(api, payment)
    expect(await readStatuses(api, payment)).toEqual(['Paid', 'Paid'])
  })

  it('that refuses is quoted in its own words, the same for the same key; the invoice is free', async () => {
    const invoice = await issued(api)
    await setSandboxBehaviour(api.db, 'refusing', 1)
    const headers = { 'idempotency-key': 'refused-once' }
    const send = () =>
      finance.request(calls.payByXenditAccount, { body: paymentInputOf([invoice]), headers })
    const refused = await send()
    expect(refused).toMatchObject({ status: 422, codes: ['rule'] })
    expect(refused.message).toContain('The sandbox was asked to refuse.')
    expect(contentOf(await send())).toEqual(contentOf(refused))
    const { payment } = await opened(api, invoice)
    expect(payment.lastStatus).toBe('Waiting Payment')
  })
})

describe('an account that nobody pays', () => {
  // proves 2.9.15
  it('ends automatically after its expiry: its invoices can be paid again', async () => {
    const { payment, invoice } = await opened(api)
    await resolveNow(api, payment)
    expect(await readStatuses(api, payment)).toEqual(['Waiting Payment', 'Waiting Payment'])
    await letPass(api, payment, '12 hours 1 minute')
    await resolveNow(api, payment)
    expect(await readStatuses(api, payment)).toEqual(['Expired', 'Ready to Payment'])
    const again = await opened(api, invoice)
    expect(again.payment.code).not.toBe(payment.code)
  })

  it('does not end while its gateway is away, but a day later', async () => {
    const { payment } = await opened(api)
    await letPass(api, payment, '13 hours')
    await setSandboxBehaviour(api.db, 'away', 1_000)
    await resolveNow(api, payment)
    expect(await readStatuses(api, payment)).toEqual(['Waiting Payment', 'Waiting Payment'])
    await letPass(api, payment, '24 hours')
    await resolveNow(api, payment)
    expect(await readStatuses(api, payment)).toEqual(['Expired', 'Ready to Payment'])
    await setSandboxBehaviour(api.db, 'well', 1)
  })

  it('was paid in time, though no callback came', async () => {
    const { payment } = await opened(api)
    await api.pool.query(
      `insert into sandbox_payments (id, reference, currency, amount)
       values (gen_random_uuid(), $1, 'IDR', $2)`,
      [payment.code, payment.expected_amount],
    )
    await letPass(api, payment, '13 hours')
    await resolveNow(api, payment)
    expect(await readStatuses(api, payment)).toEqual(['Paid', 'Paid'])
  })

  it('was paid in part before it was known: it ends all the same', async () => {
    await setSandboxBehaviour(api.db, 'cut', 1)
    const { payment, invoice } = await opened(api)
    await paidIn(api, payment, 1000)
    await resolveNow(api, payment)
    expect(await readStatuses(api, payment)).toEqual(['Creating', 'Waiting Payment'])
    await letPass(api, payment, '13 hours')
    await resolveNow(api, payment)
    expect(await readStatuses(api, payment)).toEqual(['Failed', 'Ready to Payment'])
    expect(await moneyOf(api, payment.code)).toMatchObject([{ reason: 'amount' }])
    const again = await opened(api, invoice)
    await paidIn(api, again.payment)
    expect(await readStatuses(api, again.payment)).toEqual(['Paid', 'Paid'])
  })

  it('was paid in part: it ends all the same, and the money is unapplied, once', async () => {
    const { payment } = await opened(api)
    await paidIn(api, payment, 1000)
    await letPass(api, payment, '13 hours')
    await resolveNow(api, payment)
    expect(await readStatuses(api, payment)).toEqual(['Expired', 'Ready to Payment'])
    expect(await moneyOf(api, payment.code)).toMatchObject([{ reason: 'amount' }])
  })
})

describe('a merged and a single payment at once', () => {
  it('of one invoice: one is live, the other learns who was first', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [one, two] = [await issued(api), await issued(api)]
      const answers = await Promise.all([
        payByAccount(finance, one, two),
        payByManualTransfer(owner, two),
        payByAccount(owner, two),
        payByAccount(finance, two, one),
      ])
      const accepted = answers.filter(({ status }) => status === 200)
      expect(accepted).toHaveLength(1)
      for (const { status, codes } of answers.filter((answer) => !accepted.includes(answer)))
        expect([status, codes]).toEqual([409, ['illegal_move']])
      const { rows } = await api.pool.query<{ live: string }>(
        `select count(*) as live from payment_invoices paid join invoices on invoices.id = invoice_id
         where is_live and code = $1`,
        [two.invoice_number],
      )
      expect(rows).toEqual([{ live: '1' }])
    }
  })
})
