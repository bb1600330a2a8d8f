import { fileErrors } from '@pasok/domain/files/files.errors'
import { addBankAccount } from '@pasok/domain/payments/bank-accounts/banks.contract'
import * as calls from '@pasok/domain/payments/owed/owed.contract'
import { owedErrors } from '@pasok/domain/payments/owed/owed.texts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../../test/api'
import { companyId, idOf, userId, vendorId } from '../../../../test/company'
import { findBreaches } from '../../../../test/invariants'
import { PNG } from '../../../../test/contents'
import { upload } from '../../../../test/uploads'

let api: Api
let provider: Person
let account: string
let others: string
const SINAR = vendorId('sinar')

beforeAll(async () => {
  api = await startApi()
  provider = await api.as('provider@pasok.test')
  const add = async (email: string, account_number: string) => {
    const body = { bank_code: '014', account_number }
    return (await (await api.as(email)).must(addBankAccount, { body }))._id
  }
  account = await add('vendor@sinar.test', '1000000001')
  others = await add('vendor@karya.test', '1000000002')
})
beforeEach(() =>
  api.pool.query('delete from vendor_payouts; delete from payments; delete from vendor_balances'),
)
afterAll(() => api.drop())

let codes = 0
/** Creates a paid payment of a company to a vendor through the platform. */
async function paid(amount: number, { direct = false, vendor = 'sinar' } = {}): Promise<string> {
  codes += 1
  const code = `TRX${codes}`
  await api.pool.query(
    `insert into payments (buyer_id, id, code, vendor_id, kind, direct_payment, last_status, amount,
       bank_code, bank_name, created_by, created_by_name, created_at, updated_at, paid_at)
     values ($1, gen_random_uuid(), $2, $3, 'Manual Bank Transfer', $4, 'Review Payment', $5,
       '014', 'BCA', $6, 'Sari', now(), now(), now())`,
    [companyId('maju'), code, vendorId(vendor), direct, amount, userId('finance@maju.test')],
  )
  await api.pool.query("update payments set last_status = 'Paid' where code = $1", [code])
  return code
}
const proofOf = async (name = 'slip.png', content = PNG) =>
  (await upload(provider, { name, content }, 'provider')).url
const payout = async (amount: number, given: object = {}) =>
  provider.request(calls.recordPayout, {
    params: { vendor_id: SINAR },
    body: {
      amount,
      account_id: account,
      note: 'Transfer 7781',
      proof: await proofOf(),
      version: 0,
      ...given,
    },
  })
const owed = () => provider.must(calls.getOwed, { params: { vendor_id: SINAR } })

describe('the amount owed to a vendor', () => {
  it('is what was paid through the platform, not directly, and nothing before it is paid', async () => {
    await paid(400_000)
    await paid(600_000)
    await paid(9_000_000, { direct: true })
    await paid(50_000, { vendor: 'karya' })
    const list = await provider.must(calls.listOwed)
    expect(list.map(({ vendor, owed: due, payments }) => [vendor._id, due, payments])).toEqual([
      [SINAR, 1_000_000, 2],
      [vendorId('karya'), 50_000, 1],
    ])
    expect(await owed()).toMatchObject({ received: 1_000_000, paid_out: 0, version: 0 })
    await api.pool.query("update payments set last_status = 'Paid'")
    expect(await owed()).toMatchObject({ received: 1_000_000, payments: 2 })
  })

  it('is reduced by a payout with account and proof, until nothing is owed', async () => {
    const code = await paid(1_000_000)
    expect(await payout(300_000)).toMatchObject({ status: 200, data: { owed: 700_000 } })
    expect(await payout(700_000, { version: 1 })).toMatchObject({ data: { owed: 0, payouts: 2 } })
    const params = { vendor_id: SINAR }
    const entries = await provider.must(calls.listOwedEntries, { params })
    expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['payout', 700_000],
      ['payout', 300_000],
      ['payment', 1_000_000],
    ])
    expect(entries[0]).toMatchObject({ account_number: '1000000001', note: 'Transfer 7781' })
    expect(entries[0]?.proof).toMatch(/^\/api\/file-links\/|^\//)
    expect(entries[2]).toMatchObject({ code, proof: null })
    const query = { skip: '1', limit: '2' }
    const next = await provider.must(calls.listOwedEntries, { params, query })
    expect(next.map(({ kind }) => kind)).toEqual(['payment'])
    expect(await provider.must(calls.listOwed, { query: { owing: '1' } })).toEqual([])
    expect(await provider.must(calls.listOwed)).toHaveLength(1)
    // The payments are rows without invoices, so only the invariant about amounts owed is checked.
    const breaches = await findBreaches(api.pool)
    expect(breaches.filter((one) => one.startsWith('what a vendor is owed'))).toEqual([])
  })

  it('is found by the name or code of the vendor', async () => {
    await paid(1_000)
    const found = async (search: string) =>
      (await provider.must(calls.listOwed, { query: { search } })).length
    expect(await found('SINAR')).toBe(1)
    expect(await found('%')).toBe(0)
  })

  it('of nobody is none', async () => {
    for (const vendor_id of [idOf('nothing'), 'x', SINAR]) {
      const params = { vendor_id }
      expect((await provider.request(calls.getOwed, { params })).status).toBe(404)
      expect((await provider.request(calls.listOwedEntries, { params })).status).toBe(404)
    }
    expect((await payout(1)).status).toBe(404)
  })
})

describe('a payout', () => {
  it('is never more than is owed', async () => {
    await paid(1_000)
    expect(await payout(1_001)).toMatchObject({
      status: 422,
      errors: [{ path: 'amount', message: owedErrors.tooMuch.en.replace('{{owed}}', 'Rp. 1.000') }],
    })
    for (const amount of [0, -1, 0.5]) expect((await payout(amount)).status).toBe(400)
    expect((await owed()).paid_out).toBe(0)
  })

  it('is recorded once by concurrent requests', async () => {
    await paid(1_000)
    const answers = await Promise.all([1, 2, 3, 4].map(() => payout(250)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const lost = answers.filter(({ status }) => status === 409)
    expect(lost).toHaveLength(3)
    for (const { message } of lost)
      expect(message).toMatch(/^You changed this in another window on \d/)
    expect(await owed()).toMatchObject({ paid_out: 250, payouts: 1 })
  })

  it("goes to the vendor's account alone, with a picture of one's own as its proof", async () => {
    await paid(1_000)
    expect(await payout(1, { account_id: others })).toMatchObject({
      status: 422,
      errors: [{ path: 'account_id', message: owedErrors.accountUnknown.en }],
    })
    const buyers = (await upload(await api.as('finance@maju.test'), { content: PNG })).url
    for (const proof of ['none', buyers])
      expect(await payout(1, { proof })).toMatchObject({
        status: 422,
        errors: [{ path: 'proof', message: fileErrors.unknownUpload.en }],
      })
    const pdf = (await upload(provider, {}, 'provider')).url
    expect(await payout(1, { proof: pdf })).toMatchObject({
      status: 422,
      message: fileErrors.notAPicture.en,
    })
    expect((await payout(1, { note: ' ' })).status).toBe(400)
    expect((await owed()).payouts).toBe(0)
  })

  it('comes to an end with the money, whatever writes it', async () => {
    await paid(1_000)
    await expect(api.pool.query('update vendor_balances set paid_out = 1001')).rejects.toThrow(
      'vendor_balances_owed',
    )
  })
})
