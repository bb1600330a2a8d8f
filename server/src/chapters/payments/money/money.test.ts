import * as calls from '@pasok/domain/payments/payments.provider.contract'
import { getTransaction, listTransactions } from '@pasok/domain/payments/payments.contract'
import { moneyErrors } from '@pasok/domain/payments/payments.errors'
import type { Money } from '@pasok/domain/payments/money/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../../test/api'
import { idOf } from '../../../../test/company'
import { PNG } from '../../../../test/contents'
import { assertSound, readStock } from '../../../../test/invariants'
import { during } from '../../../../test/during'
import { issued } from '../../../../test/invoices'
import {
  everythingPaid,
  moneyOf,
  opened,
  paidIn,
  payByManualTransfer,
  readStatuses,
  transactionOf,
} from '../../../../test/payments'
import { callBack } from '../../../../test/sandbox'
import { upload } from '../../../../test/uploads'

let api: Api
let stock: Map<string, string>
let provider: Person

beforeAll(async () => {
  api = await startApi()
  await api.pool.query('update products set stock = 1000000')
  stock = await readStock(api.pool)
  provider = await api.as('provider@pasok.test')
})
afterAll(async () => {
  await assertSound(api.pool, stock)
  await api.drop()
})

const note = 'Told by the bank'
/** Returns the unused money that a payment's buyer sees, on the payment's page and in the list. */
async function unspentOf({ code }: { code: string }) {
  const payer = await api.as('finance@maju.test')
  const { unspent } = await payer.must(getTransaction, { params: { code } })
  const [listed] = await payer.must(listTransactions, { query: { search: code } })
  expect(listed?.unspent.map(({ _id }) => _id)).toEqual(unspent.map(({ _id }) => _id))
  return unspent
}
const listUnapplied = (reference: string): Promise<Money[]> =>
  provider.must(calls.listMoney, { query: { search: reference, limit: 100 } })
const apply = (code: string, money: readonly string[]) =>
  provider.request(calls.applyMoney, { params: { code }, body: { money: [...money], note } })
const proofOf = async () =>
  (await upload(provider, { name: 'back.png', content: PNG }, 'provider')).url
const refund = async (id: string) =>
  provider.request(calls.refundMoney, { params: { id }, body: { note, proof: await proofOf() } })

describe('unapplied money', () => {
  it('in two parts pays its payment, and the rest is returned', async () => {
    const { payment } = await opened(api)
    const { code, expected_amount: amount } = payment
    await paidIn(api, payment, 1000)
    await paidIn(api, payment, amount)
    expect(await readStatuses(api, payment)).toEqual(['Paid', 'Paid'])

    const other = await opened(api)
    await paidIn(api, other.payment, 1000)
    await paidIn(api, other.payment, other.payment.expected_amount + 500)
    const [second, first] = await listUnapplied(other.payment.code)
    expect(first).toMatchObject({
      lastStatus: 'Kept',
      reason: 'amount',
      payment: { code: other.payment.code, can_apply: true },
    })
    expect(await unspentOf(other.payment)).toMatchObject([
      { amount: 1000, currency: 'IDR', lastStatus: 'Kept', proof: null },
      { amount: other.payment.expected_amount + 500, lastStatus: 'Kept' },
    ])
    const ids = [first?._id ?? '', second?._id ?? '']
    const before = await everythingPaid(api)
    // Too little money, more than needed, and unknown money are refused.
    expect((await apply(other.payment.code, ids.slice(0, 1))).status).toBe(422)
    expect((await apply(other.payment.code, ids)).status).toBe(422)
    expect((await apply(other.payment.code, [idOf('nothing')])).status).toBe(422)
    // Money left over from a paid payment cannot be applied to it again.
    const [ofPaid] = (await listUnapplied(code)).filter(({ lastStatus }) => lastStatus === 'Kept')
    expect(ofPaid?.payment?.can_apply).toBe(false)
    expect((await apply(code, [ofPaid?._id ?? ''])).codes).toEqual(['illegal_move'])
    expect(await everythingPaid(api)).toEqual(before)
    const applied = await apply(other.payment.code, ids.slice(1))
    expect(applied).toMatchObject({
      status: 200,
      data: [{ lastStatus: 'Refund Due', refund_due: 500, decided_by: 'Person provider of pasok' }],
    })
    expect(await readStatuses(api, other.payment)).toEqual(['Paid', 'Paid'])
    expect(await unspentOf(other.payment)).toMatchObject([
      { lastStatus: 'Kept' },
      { amount: 500, lastStatus: 'Refund Due' },
    ])
    const again = await apply(other.payment.code, ids.slice(1))
    expect(again.codes).toEqual(['illegal_move'])

    const returned = await refund(ids[1] ?? '')
    expect(returned).toMatchObject({ data: { lastStatus: 'Refunded', refund_due: 500 } })
    expect((await refund(ids[1] ?? '')).codes).toEqual(['illegal_move'])
    expect(await unspentOf(other.payment)).toMatchObject([
      { amount: 1000, lastStatus: 'Kept' },
      { amount: 500, lastStatus: 'Refunded', proof: expect.stringContaining('/files/') },
    ])
    expect(await refund(ids[0] ?? '')).toMatchObject({ data: { refund_due: 1000 } })
  })

  it('of one payment that pays another leaves a trace on both', async () => {
    const [from, to] = [(await opened(api)).payment, (await opened(api)).payment]
    await paidIn(api, from, to.expected_amount + 300)
    const [money] = await listUnapplied(from.code)
    expect((await apply(to.code, [money?._id ?? ''])).status).toBe(200)
    const payer = await api.as('finance@maju.test')
    const trace = async ({ code }: { code: string }) => [
      (await payer.must(getTransaction, { params: { code } })).moved_money,
      (await provider.must(calls.getProviderTransaction, { params: { code } })).moved_money,
    ]
    const applied = {
      _id: money?._id,
      amount: to.expected_amount,
      is_payment: true,
      user: 'Person provider of pasok',
    }
    for (const seen of await trace(from))
      expect(seen).toMatchObject([{ ...applied, code: to.code, to_other: true }])
    for (const seen of await trace(to))
      expect(seen).toMatchObject([{ ...applied, code: from.code, to_other: false }])
    expect(await unspentOf(from)).toEqual([])
    // The remainder is returned; the record of the application stays.
    expect((await refund(money?._id ?? '')).status).toBe(200)
    for (const seen of await trace(from)) expect(seen).toMatchObject([applied])
    await paidIn(api, from, from.expected_amount)
  })

  it('pays a payment that has expired while its invoices are to be paid', async () => {
    const { payment, invoice } = await opened(api)
    await api.pool.query('update payments set expires_at = now() where code = $1', [payment.code])
    await callBack(api, { event: 'account.expired', reference: payment.code })
    await paidIn(api, payment, 700)
    await paidIn(api, payment, payment.expected_amount - 700)
    const ids = (await listUnapplied(payment.code)).map(({ _id }) => _id)
    const other = await opened(api, invoice)
    const busy = await apply(payment.code, ids)
    expect(busy).toMatchObject({
      status: 422,
      errors: [{ path: 'code', message: moneyErrors.invoicesMoved.en }],
    })
    expect(busy.message).toContain('is already being paid')
    await callBack(api, { event: 'account.expired', reference: other.payment.code })
    await api.runJobs()
    const of = [invoice.invoice_number]
    const lost = await during(
      api.pool,
      [
        [
          `select 1 from purchase_orders where id =
           (select order_id from invoices where code = $1) for update`,
          of,
        ],
        [`update invoices set last_status = 'Waiting Payment' where code = $1`, of],
      ],
      () => apply(payment.code, ids),
    )
    expect(lost).toMatchObject({
      status: 409,
      errors: [{ code: 'conflict', path: 'code', message: moneyErrors.invoicesMoved.en }],
    })
    await api.pool.query(`update invoices set last_status = 'Ready to Payment' where code = $1`, of)
    const both = await Promise.all([apply(payment.code, ids), apply(payment.code, ids)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await readStatuses(api, payment)).toEqual(['Paid', 'Paid'])
    expect(await moneyOf(api, payment.code)).toMatchObject([
      { last_status: 'Applied by hand' },
      { last_status: 'Applied by hand' },
    ])
  })

  it('never pays a manual transfer, which is paid by its proof', async () => {
    const invoice = await issued(api)
    const payer = await api.as('finance@maju.test')
    const transfer = transactionOf(await payByManualTransfer(payer, invoice))
    const reference = 'TRX-NOBODY-202601-00011'
    await paidIn(api, { code: reference, expected_amount: transfer.expected_amount })
    const [money] = await listUnapplied(reference)
    expect(money).toMatchObject({ lastStatus: 'Kept', reason: 'unknown', payment: null })
    const before = await everythingPaid(api)
    const { data } = await provider.request(calls.getProviderTransaction, {
      params: { code: transfer.code },
    })
    expect(data).toMatchObject({ actions: { apply: false } })
    expect(await apply(transfer.code, [money?._id ?? ''])).toMatchObject({
      status: 422,
      errors: [{ path: 'code', message: moneyErrors.byHand.en }],
    })
    expect(await everythingPaid(api)).toEqual(before)
    await assertSound(api.pool, stock)
  })

  it('pays another payment than it names, of the same company', async () => {
    const { payment: paid } = await opened(api)
    await paidIn(api, paid)
    await paidIn(api, paid)
    const [twice] = (await listUnapplied(paid.code)).filter(
      ({ lastStatus }) => lastStatus === 'Kept',
    )
    expect(twice).toMatchObject({ reason: 'duplicate', payment: { can_apply: false } })
    const ofMaju = twice?.payment?.buyer_id
    const { payment } = await opened(api)
    const seen = await provider.must(calls.getProviderTransaction, {
      params: { code: payment.code },
    })
    expect(seen).toMatchObject({ actions: { apply: true }, buyer: { _id: ofMaju } })
    const answer = await apply(payment.code, [twice?._id ?? ''])
    expect(answer.status).toBe(200)
    expect(await readStatuses(api, payment)).toEqual(['Paid', 'Paid'])
    expect(await readStatuses(api, paid)).toEqual(['Paid', 'Paid'])
  })

  it('pays one of two payments that two apply it to at once', async () => {
    const reference = 'TRX-NOBODY-202601-00013'
    const [one, other] = [await opened(api), await opened(api)]
    const amount = Math.max(one.payment.expected_amount, other.payment.expected_amount)
    await paidIn(api, { code: reference, expected_amount: amount })
    const [money] = await listUnapplied(reference)
    const colleague = await api.as('provider@pasok.test')
    const ids = [money?._id ?? '']
    const answers = await Promise.all([
      apply(one.payment.code, ids),
      colleague.request(calls.applyMoney, {
        params: { code: other.payment.code },
        body: { money: ids, note },
      }),
      apply(one.payment.code, ids),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 422 || status === 409)).toHaveLength(2)
    const statuses = [await readStatuses(api, one.payment), await readStatuses(api, other.payment)]
    expect(statuses.filter(([state]) => state === 'Paid')).toHaveLength(1)
    await assertSound(api.pool, stock)
  })

  it('is returned in the amount that was seen, or not at all', async () => {
    const { payment } = await opened(api)
    await paidIn(api, payment, payment.expected_amount + 900)
    const [money] = await listUnapplied(payment.code)
    const body = async (amount: number) => ({ note, amount, proof: await proofOf() })
    const params = { id: money?._id ?? '' }
    expect((await apply(payment.code, [params.id])).status).toBe(200)
    const before = await everythingPaid(api)
    const stale = await provider.request(calls.refundMoney, {
      params,
      body: await body(money?.amount ?? 0),
    })
    expect(stale).toMatchObject({
      status: 409,
      errors: [{ code: 'stale_version', path: 'amount' }],
      message: expect.stringMatching(/^You changed this in another window on \d/),
    })
    expect(await everythingPaid(api)).toEqual(before)
    const done = await provider.request(calls.refundMoney, { params, body: await body(900) })
    expect(done).toMatchObject({ data: { lastStatus: 'Refunded', refund_due: 900 } })
    const again = await provider.request(calls.refundMoney, { params, body: await body(900) })
    expect(again).toMatchObject({
      status: 409,
      codes: ['illegal_move'],
      message: expect.stringMatching(
        /^This amount is already in status .+ \(Person provider of pasok, .+\), so/,
      ),
    })
  })

  it('pays nothing when it is not in rupiah, or of another company', async () => {
    const { payment } = await opened(api)
    await paidIn(api, payment, payment.expected_amount, { currency: 'USD' })
    const [dollars] = await listUnapplied(payment.code)
    expect(dollars).toMatchObject({ reason: 'currency', payment: { can_apply: false } })
    const refused = await apply(payment.code, [dollars?._id ?? ''])
    expect(refused).toMatchObject({ status: 422 })
    expect(refused.message).toContain('rupiah')
    await api.pool.query(
      'update received_money set buyer_id = null, payment_id = null where id = $1',
      [dollars?._id],
    )
    expect(await refund(dollars?._id ?? '')).toMatchObject({ data: { lastStatus: 'Refunded' } })
  })

  it('is handled only by the provider, with a proof uploaded by the provider', async () => {
    await paidIn(api, { code: 'TRX-NOBODY-202601-00007', expected_amount: 5 })
    const [money] = await listUnapplied('TRX-NOBODY-202601-00007')
    const buyer = await api.as('owner@maju.test')
    const { url: proof } = await upload(buyer, { name: 'proof.png', content: PNG })
    const params = { id: money?._id ?? '' }
    expect((await buyer.request(calls.refundMoney, { params, body: { note, proof } })).status).toBe(
      403,
    )
    const foreign = await provider.request(calls.refundMoney, { params, body: { note, proof } })
    expect(foreign).toMatchObject({ status: 422, errors: [{ path: 'proof' }] })
    const all = await provider.request(calls.listMoney, {
      query: { lastStatus: 'Kept', limit: 100 },
    })
    expect(all.count).toBe(calls.listMoney.data.parse(all.data).length)
  })
})
