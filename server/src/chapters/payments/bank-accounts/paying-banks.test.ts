import { listBanks } from '@pasok/domain/payments/bank-accounts/banks.contract'
import * as calls from '@pasok/domain/payments/bank-accounts/banks.provider.contract'
import { bankErrors } from '@pasok/domain/payments/bank-accounts/banks.texts'
import { listAudit } from '@pasok/domain/audit/audit.provider.contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../../test/api'
import { PROVIDER_ACCOUNTS } from '../../../../test/market'

let api: Api
let provider: Person
let finance: Person

beforeAll(async () => {
  api = await startApi()
  provider = await api.as('provider@pasok.test')
  finance = await api.as('finance@maju.test')
})
beforeEach(async () => {
  await api.pool.query(
    `update banks set version = 1, active = true, minimum_amount = null, maximum_amount = null,
       account_number = '', account_holder = '', verified_at = null;
     update banks set takes_virtual_accounts = code in ('002', '014');
     update banks set minimum_amount = 10000, maximum_amount = 50000000 where code = '014';
     delete from rate_counters`,
  )
  for (const { code, number } of PROVIDER_ACCOUNTS)
    await api.pool.query(
      "update banks set account_number = $2, account_holder = 'PT PASOK' where code = $1",
      [code, number],
    )
})
afterAll(() => api.drop())

const codes = async (query: object) =>
  (await finance.must(listBanks, { query })).map(({ code }) => code).toSorted()
const bankOf = async (code: string) => {
  const bank = (await provider.must(calls.listProviderBanks)).find((one) => one.code === code)
  if (!bank) throw new Error(`no bank ${code}`)
  return bank
}
const settings = {
  active: true,
  takes_virtual_accounts: true,
  minimum_amount: 10_000,
  maximum_amount: 50_000_000,
}

describe('the payment methods', () => {
  it('list the gateways of virtual accounts, and their limits as far as known', async () => {
    const query = { payment: 'Virtual Account' } as const
    const [bri, bca] = await finance.must(listBanks, { query })
    expect(bri).toMatchObject({ code: '014', minimum_amount: 10_000, maximum_amount: 50_000_000 })
    expect(bca).toMatchObject({ code: '002', minimum_amount: null, maximum_amount: null })
    expect(bca?.gateway).toBe('sandbox')
  })

  it("include the provider's account for a manual transfer", async () => {
    const query = { payment: 'Manual Bank Transfer' } as const
    expect(await finance.must(listBanks, { query })).toMatchObject([
      { code: '014', account_number: '7001234567', account_holder: 'PT PASOK' },
      { code: '008', account_number: '7007654321' },
    ])
  })
})

describe('a bank', () => {
  it('is offered, or not', async () => {
    const body = { ...settings, active: false }
    const changed = await provider.must(calls.editBank, { params: { code: '014' }, body })
    expect(changed).toMatchObject({ active: false, version: 2 })
    expect(await codes({})).not.toContain('014')
    expect(await codes({ payment: 'Virtual Account' })).toEqual(['002'])
    expect(await codes({ payment: 'Manual Bank Transfer' })).toEqual(['008'])
    await provider.must(calls.editBank, { params: { code: '014' }, body: settings })
    expect(await codes({ payment: 'Virtual Account' })).toEqual(['002', '014'])
  })

  it('has virtual accounts, or not, within limits', async () => {
    const body = { ...settings, minimum_amount: 20_000, maximum_amount: null }
    await provider.must(calls.editBank, { params: { code: '009' }, body })
    const query = { payment: 'Virtual Account' } as const
    const bni = (await finance.must(listBanks, { query })).find(({ code }) => code === '009')
    expect(bni).toMatchObject({ minimum_amount: 20_000, maximum_amount: null })
    const off = { ...body, takes_virtual_accounts: false }
    await provider.must(calls.editBank, { params: { code: '009' }, body: off })
    expect(await codes(query)).toEqual(['002', '014'])
  })

  it('is not changed over what somebody else changed, and not to nonsense', async () => {
    const params = { code: '014' }
    await provider.must(calls.editBank, { params, body: { ...settings, minimum_amount: 1 } })
    const stale = await provider.request(calls.editBank, {
      params,
      body: { ...settings, version: 1 },
    })
    expect(stale).toMatchObject({ status: 409, codes: ['stale_version'] })
    const crossed = { ...settings, minimum_amount: 2, maximum_amount: 1 }
    expect(await provider.request(calls.editBank, { params, body: crossed })).toMatchObject({
      status: 422,
      errors: [{ path: 'maximum_amount', message: bankErrors.limitsCrossed.en }],
    })
    for (const minimum_amount of [0, -1, 1.5])
      expect(
        (await provider.request(calls.editBank, { params, body: { ...settings, minimum_amount } }))
          .status,
      ).toBe(400)
    const none = await provider.request(calls.editBank, { params: { code: '999' }, body: settings })
    expect(none.status).toBe(404)
  })

  it('saved as it is changes nothing', async () => {
    const params = { code: '014' }
    const same = await provider.must(calls.editBank, { params, body: settings })
    expect(same.version).toBe(1)
    const account_number = '7001234567'
    const first = await provider.must(calls.setProviderAccount, {
      params,
      body: { account_number },
    })
    const again = await provider.must(calls.setProviderAccount, {
      params,
      body: { account_number },
    })
    expect(again).toEqual(first)
  })
})

describe("the provider's account", () => {
  const params = { code: '002' }

  it('has the holder’s name from its bank, until it is removed', async () => {
    const body = { account_number: '123-981 2390', version: 1 }
    const set = await provider.must(calls.setProviderAccount, { params, body })
    expect(set).toMatchObject({ account_number: '1239812390', version: 2 })
    expect(set.account_holder).toMatch(/^PT [A-Z ]+$/)
    expect(set.verified_at).not.toBeNull()
    expect(await codes({ payment: 'Manual Bank Transfer' })).toEqual(['002', '008', '014'])
    const stale = await provider.request(calls.setProviderAccount, { params, body })
    // The account is already set, but the version is outdated.
    expect(stale).toMatchObject({ status: 409, codes: ['stale_version'] })
    const removed = await provider.must(calls.removeProviderAccount, { params })
    expect(removed).toMatchObject({ account_number: '', account_holder: '', verified_at: null })
    expect(await provider.must(calls.removeProviderAccount, { params })).toEqual(removed)
    expect(await codes({ payment: 'Manual Bank Transfer' })).toEqual(['008', '014'])
  })

  it.each([
    ['8888888888', 'account_number', bankErrors.notFound],
    ['1e9', 'account_number', bankErrors.numberWrong],
    ['', 'account_number', bankErrors.numberRequired],
  ])('%j is refused', async (account_number, path, { en: message }) => {
    const answer = await provider.request(calls.setProviderAccount, {
      params,
      body: { account_number },
    })
    expect(answer).toMatchObject({ status: 422, errors: [{ path, message }] })
    expect((await bankOf('002')).account_number).toBe('')
  })

  it('is in the log', async () => {
    const body = { account_number: '1239812390' }
    await provider.must(calls.setProviderAccount, { params, body })
    await provider.must(calls.removeProviderAccount, { params })
    const [last, before] = await provider.must(listAudit, { query: { limit: '2' } })
    expect(last).toMatchObject({ action: 'bank.remove-account' })
    expect(before).toMatchObject({ action: 'bank.set-account' })
  })
})
