import { getInvoice } from '@pasok/domain/invoices/invoices.contract'
import { withdrawInvoice } from '@pasok/domain/invoices/invoices.vendor.contract'
import { listChanges } from '@pasok/domain/notifications/live/live.contract'
import {
  listOwnAccounts,
  removeBankAccount,
} from '@pasok/domain/payments/bank-accounts/banks.contract'
import { bankErrors } from '@pasok/domain/payments/bank-accounts/banks.texts'
import * as buyers from '@pasok/domain/payments/payments.contract'
import { PAYMENT_STATES } from '@pasok/domain/payments/payments.states'
import * as providers from '@pasok/domain/payments/payments.provider.contract'
import * as vendors from '@pasok/domain/payments/payments.vendor.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, contentOf, type Answer, type Api, type Person } from '../../../test/api'
import { companyId, vendorId } from '../../../test/company'
import { PNG } from '../../../test/contents'
import { assertSound, readStock } from '../../../test/invariants'
import { invoiceNow, issued } from '../../../test/invoices'
import { PROVIDER_ACCOUNTS } from '../../../test/market'
import {
  paymentInputOf,
  everythingPaid,
  opened,
  payByAccount,
  payByManualTransfer,
  poll,
  readStatuses,
  transactionOf,
} from '../../../test/payments'
import { upload } from '../../../test/uploads'

let api: Api
let stock: Map<string, string>
let finance: Person
let vendor: Person
let provider: Person
/** A user with all permissions at another company. */
let stranger: Person

const DIRECT = { bank_code: '014', account_number: '1234567890' }

beforeAll(async () => {
  api = await startApi()
  await api.pool.query('update products set stock = 1000000')
  stock = await readStock(api.pool)
  finance = await api.as('finance@maju.test')
  vendor = await api.as('vendor@sinar.test')
  provider = await api.as('provider@pasok.test')
  stranger = await api.as('owner@lain.test')
  await api.pool.query(
    `insert into vendor_bank_accounts (vendor_id, id, bank_code, account_number, account_holder,
       verified_at, is_default) values ($1, gen_random_uuid(), $2, $3, 'PT SINAR', now(), true)`,
    [vendorId('sinar'), DIRECT.bank_code, DIRECT.account_number],
  )
})
afterAll(async () => {
  await assertSound(api.pool, stock)
  await api.drop()
})

async function issuedDirect() {
  const set = 'update vendors set direct_payment = $2 where id = $1'
  await api.pool.query(set, [vendorId('sinar'), true])
  const invoice = await issued(api)
  await api.pool.query(set, [vendorId('sinar'), false])
  return invoice
}

const prove = async (person: Person, { code }: { code: string }): Promise<Answer> => {
  const { url: image } = await upload(person, { name: 'proof.png', content: PNG })
  return person.request(buyers.submitPaymentProof, { body: { code, image } })
}
const codesAfter = async (after: string) =>
  (await provider.must(listChanges, { query: { after } })).changes.map(({ code }) => code)
const by = ({ code }: { code: string }) => ({ params: { code } })

describe('a manual transfer', () => {
  // proves 2.7.24 2.7.26
  it('goes to the provider, who refuses its proof once and then finds the money', async () => {
    const [one, two] = [await issued(api), await issued(api)]
    const payment = transactionOf(await payByManualTransfer(finance, one, two))
    expect(payment).toMatchObject({
      lastStatus: 'Waiting Payment',
      payment_method: 'Manual Bank Transfer',
      payment_gateway: '',
      expected_amount: one.grand_total + two.grand_total,
      account_number: PROVIDER_ACCOUNTS[0].number,
      va_number: null,
      expires_at: null,
      direct_payment: false,
      actions: { proof: true, 'give-up': true },
    })
    const { cursor } = await provider.must(listChanges, { query: {} })
    expect((await prove(finance, payment)).message).toContain('Proof submitted')
    expect(await codesAfter(cursor)).toEqual([payment.code])
    const reason = 'Nothing came'
    const seen = await provider.must(providers.getProviderTransaction, by(payment))
    expect(seen).toMatchObject({
      lastStatus: 'Review Payment',
      actions: { confirm: true, refuse: true },
      buyer: { _id: companyId('maju') },
    })
    expect(seen.proof).toContain('proof.png')
    await provider.must(providers.refuseTransfer, { ...by(payment), body: { reason } })
    const refused = transactionOf(await poll(finance, payment))
    expect(refused.statuses.at(-1)).toMatchObject({ name: 'Waiting Payment', note: reason })
    expect((await prove(finance, payment)).status).toBe(200)
    const stale = await provider.request(providers.confirmTransfer, {
      ...by(payment),
      body: { version: seen.version },
    })
    expect(stale).toMatchObject({ status: 409, codes: ['stale_version'] })
    await provider.must(providers.confirmTransfer, { ...by(payment), body: {} })
    expect(await readStatuses(api, payment)).toEqual(['Paid', 'Paid', 'Paid'])
    // The vendor sees the payment, but cannot act on it.
    const own = await vendor.must(vendors.getVendorTransaction, by(payment))
    expect(own.actions).toEqual({ confirm: false, refuse: false, apply: false })
  })

  it('paid directly goes to the vendor’s account, and only the vendor confirms it', async () => {
    const invoice = await issuedDirect()
    const begin = (other: object) =>
      finance.request(buyers.payByTransfer, { body: paymentInputOf([invoice], other) })
    expect((await payByAccount(finance, invoice)).message).toContain('Manual Bank Transfer')
    const wrong = await begin({ ...DIRECT, account_number: PROVIDER_ACCOUNTS[0].number })
    expect(wrong).toMatchObject({ status: 422, errors: [{ path: 'account_number' }] })
    const payment = transactionOf(await begin(DIRECT))
    expect(payment).toMatchObject({
      direct_payment: true,
      account_number: DIRECT.account_number,
      account_holder: 'PT SINAR',
    })
    const { cursor } = await provider.must(listChanges, { query: {} })
    expect((await prove(finance, payment)).message).toContain('waiting vendor')
    expect(await codesAfter(cursor)).toEqual([])
    for (const call of [providers.getProviderTransaction, providers.confirmTransfer])
      expect((await provider.request(call, { ...by(payment), body: {} })).status).toBe(404)
    const other = await api.as('vendor@karya.test')
    expect(
      (await other.request(vendors.confirmVendorTransfer, { ...by(payment), body: {} })).status,
    ).toBe(404)
    await vendor.must(vendors.confirmVendorTransfer, { ...by(payment), body: {} })
    expect(await readStatuses(api, payment)).toEqual(['Paid', 'Paid'])
  })

  it('paid directly keeps the account that it is paid to, whatever the vendor asks of later ones', async () => {
    const invoice = await issuedDirect()
    const owner = await api.as('vendor@sinar.test')
    const [account, ...others] = await owner.must(listOwnAccounts)
    expect(others).toEqual([])
    const removal = { params: { id: account?._id ?? '' } }
    expect(await owner.request(removeBankAccount, removal)).toMatchObject({
      status: 422,
      errors: [{ path: 'id', message: bankErrors.stillPaidTo.en }],
    })
    const body = paymentInputOf([invoice], DIRECT)
    expect((await finance.request(buyers.payByTransfer, { body })).status).toBe(200)
  })

  it('not paid to the vendor is not the vendor’s to confirm', async () => {
    const payment = transactionOf(await payByManualTransfer(finance, await issued(api)))
    await prove(finance, payment)
    const body = { reason: 'No' }
    for (const answer of [
      await vendor.request(vendors.confirmVendorTransfer, { ...by(payment), body: {} }),
      await vendor.request(vendors.refuseVendorTransfer, { ...by(payment), body }),
    ])
      expect(answer.status).toBe(403)
    expect(await readStatuses(api, payment)).toEqual(['Review Payment', 'Review Payment'])
  })

  it('without a proof that stands is given up, and its invoice paid otherwise; a virtual account is not', async () => {
    const invoice = await issued(api)
    const payment = transactionOf(await payByManualTransfer(finance, invoice))
    const giveUp = ({ code }: { code: string }, version?: number) =>
      finance.request(buyers.giveUpTransfer, { body: { code, ...(version && { version }) } })
    // In the meantime a colleague uploaded a proof, which was refused.
    await prove(finance, payment)
    await provider.must(providers.refuseTransfer, { ...by(payment), body: { reason: 'None' } })
    expect((await giveUp(payment, payment.version)).codes).toEqual(['stale_version'])
    expect((await giveUp(payment)).status).toBe(200)
    expect(await readStatuses(api, payment)).toEqual(['Given Up', 'Ready to Payment'])
    expect((await giveUp(payment)).codes).toEqual(['illegal_move'])
    const account = await opened(api, invoice)
    expect((await giveUp(account.payment)).status).toBe(422)
    expect((await prove(finance, account.payment)).status).toBe(422)
    expect(await readStatuses(api, account.payment)).toEqual(['Waiting Payment', 'Waiting Payment'])
  })
})

describe('the requested payment', () => {
  // proves 2.7.23 2.7.24
  it('is what the invoices come to, whatever the payload says', async () => {
    const invoice = await issued(api)
    const begin = (other: object) =>
      finance.request(buyers.payByTransfer, { body: paymentInputOf([invoice], other) })
    const before = await everythingPaid(api)
    for (const other of [{ amount: 1 }, { amount: 0 }, { amount: invoice.grand_total + 1 }])
      expect(await begin(other)).toMatchObject({ status: 422, errors: [{ path: 'amount' }] })
    expect(await begin({ direct_payment: true })).toMatchObject({ status: 422 })
    expect(await begin({ bank_code: '999' })).toMatchObject({ errors: [{ path: 'bank_code' }] })
    // The provider has no account at this bank.
    expect(await begin({ bank_code: '002' })).toMatchObject({ errors: [{ path: 'bank_code' }] })
    expect(await everythingPaid(api)).toEqual(before)
    const { grand_total: amount } = invoice
    const input = { amount, bank_name: 'Mine', email: 'x', method: 'Gold', payment_gateway: 'None' }
    const payment = transactionOf(await begin(input))
    expect(payment).toMatchObject({ expected_amount: amount, bank_name: 'BCA' })
  })

  it('within the limits of a bank where it makes virtual accounts', async () => {
    await api.pool.query(
      "update banks set minimum_amount = 1e12, maximum_amount = null where code = '014'",
    )
    const invoice = await issued(api)
    const low = await payByAccount(finance, invoice)
    expect(low).toMatchObject({ status: 422, errors: [{ path: 'bank_code' }] })
    expect(low.message).toContain('Rp. 1.000.000.000.000')
    await api.pool.query("update banks set minimum_amount = 10000 where code = '014'")
    const elsewhere = { body: paymentInputOf([invoice], { bank_code: '200' }) }
    expect((await finance.request(buyers.payByOyAccount, elsewhere)).status).toBe(422)
  })

  // proves 2.5.10 2.5.11 2.8.15
  it('has one vendor, due date and way of payment, to the letter of what is said', async () => {
    const [one, direct] = [await issued(api), await issuedDirect()]
    const late = await issued(api)
    await api.pool.query('update invoices set due_date = due_date + 1 where code = $1', [
      late.invoice_number,
    ])
    for (const other of [direct, late])
      expect(await payByManualTransfer(finance, one, other)).toMatchObject({
        status: 422,
        message:
          'Error: You cant merge invoice with different due date or different vendor o different payment!',
      })
    await payByManualTransfer(finance, one)
    const again = await payByManualTransfer(finance, one)
    expect(again).toMatchObject({ status: 409, codes: ['illegal_move'] })
    expect(again.message).toContain('Person finance of maju')
  })
})

describe('another company’s payments and invoices', () => {
  it('are answered as if they did not exist, by every endpoint', async () => {
    const invoice = await issued(api)
    const payment = transactionOf(await payByManualTransfer(finance, invoice))
    const { url: image } = await upload(stranger, { name: 'proof.png', content: PNG })
    const before = await everythingPaid(api)
    const tryAll = async (code: string, number: string) => [
      ...(await Promise.all(
        [
          buyers.payByTransfer,
          buyers.payByOyAccount,
          buyers.payByXenditAccount,
          buyers.payByTransferPage,
        ].map((call) =>
          stranger.request(call, { body: paymentInputOf([{ _id: '', invoice_number: number }]) }),
        ),
      )),
      await stranger.request(buyers.submitPaymentProof, { body: { code, image } }),
      await stranger.request(buyers.giveUpTransfer, { body: { code } }),
      await poll(stranger, { code }),
      await stranger.request(getInvoice, { params: { id: number } }),
      await stranger.request(buyers.listTransactions, { query: { search: code } }),
    ]
    const others = await tryAll(payment.code, invoice.invoice_number)
    const none = await tryAll('TRX-MAJU-202601-99999', 'INV-SINAR-202601-99999')
    expect(others.map(contentOf)).toEqual(none.map(contentOf))
    expect(others.slice(0, -1).map(({ status }) => status)).toEqual(Array(8).fill(404))
    // The user's own upload of another company's picture is refused as well.
    const foreign = await finance.request(buyers.submitPaymentProof, {
      body: { code: payment.code, image },
    })
    expect(foreign).toMatchObject({ status: 422, errors: [{ path: 'image' }] })
    expect(await everythingPaid(api)).toEqual(before)
  })
})

describe('an invoice that is paid and withdrawn at once', () => {
  it.each([1, 2, 3])('is only one of both, and the other is refused: round %i', async () => {
    const invoice = await issued(api)
    const withdraw = () =>
      vendor.request(withdrawInvoice, {
        params: { id: invoice._id },
        body: { reason: 'Wrong price' },
      })
    const [pay, withdrawn] = await Promise.all([payByManualTransfer(finance, invoice), withdraw()])
    const { lastStatus } = await invoiceNow(api, invoice)
    expect([
      [200, 409, 'Waiting Payment'],
      [409, 200, 'Withdrawn'],
      [422, 200, 'Withdrawn'],
    ]).toContainEqual([pay.status, withdrawn.status, lastStatus])
    await assertSound(api.pool, stock)
  })
})

describe('the lists of payments', () => {
  it('are each side’s own, newest first, by status, code and invoice number', async () => {
    const invoice = await issued(api)
    const payment = transactionOf(await payByManualTransfer(finance, invoice))
    const all = await finance.request(buyers.listTransactions, { query: { limit: 100 } })
    const rows = buyers.listTransactions.data.parse(all.data)
    expect(all.count).toBe(rows.length)
    expect(rows[0]).toEqual(payment)
    for (const search of [payment.code, payment.code.slice(4), invoice.invoice_number]) {
      const found = await finance.must(buyers.listTransactions, { query: { search } })
      expect(found.map(({ code }) => code)).toContain(payment.code)
    }
    for (const lastStatus of PAYMENT_STATES) {
      const some = await finance.request(buyers.listTransactions, {
        query: { lastStatus, limit: 100 },
      })
      const wanted = rows.filter((row) => row.lastStatus === lastStatus).map(({ code }) => code)
      // Compares codes only, because links to proofs change with time.
      const found = buyers.listTransactions.data.parse(some.data).map(({ code }) => code)
      expect([found, some.count]).toEqual([wanted, wanted.length])
    }
    const transactions = await vendor.must(vendors.listVendorTransactions, {
      query: { limit: 100 },
    })
    expect(transactions.map(({ code }) => code)).toEqual(rows.map(({ code }) => code))
    const platform = await provider.must(providers.listProviderTransactions, {
      query: { limit: 100 },
    })
    expect(platform.map(({ code }) => code)).toEqual(
      rows.filter((row) => !row.direct_payment).map(({ code }) => code),
    )
    expect(await stranger.must(buyers.listTransactions)).toEqual([])
  })

  it('are a company’s alone for the provider, and those that kept money may pay', async () => {
    const manual = transactionOf(await payByManualTransfer(finance, await issued(api)))
    const { payment } = await opened(api)
    const codesOf = async (query: object) =>
      (
        await provider.must(providers.listProviderTransactions, { query: { limit: 100, ...query } })
      ).map(({ code }) => code)
    const ofMaju = await codesOf({ buyer_id: companyId('maju') })
    expect(ofMaju).toEqual(expect.arrayContaining([manual.code, payment.code]))
    const payable = await codesOf({ buyer_id: companyId('maju'), payable: 'true' })
    expect(payable).toContain(payment.code)
    expect(payable).not.toContain(manual.code)
    for (const buyer_id of [companyId('lain'), 'nobody'])
      expect(await codesOf({ buyer_id })).toEqual([])
    const paid = await codesOf({ lastStatus: 'Paid' })
    expect(payable.filter((code) => paid.includes(code))).toEqual([])
  })
})
