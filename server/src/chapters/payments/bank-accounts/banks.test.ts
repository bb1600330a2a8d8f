import { listVendorAudit } from '@pasok/domain/audit/audit.vendor.contract'
import * as calls from '@pasok/domain/payments/bank-accounts/banks.contract'
import { MAX_BANK_ACCOUNTS } from '@pasok/domain/payments/payments.constants'
import type { OwnAccount } from '@pasok/domain/payments/bank-accounts/banks.model'
import { bankErrors } from '@pasok/domain/payments/bank-accounts/banks.texts'
import { getOwnVendor, saveVendorTerms } from '@pasok/domain/vendors/portal/portal.contract'
import { vendorPortalErrors } from '@pasok/domain/vendors/portal/portal.errors'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../../test/api'
import { idOf, vendorId } from '../../../../test/company'
import { expectOneWinner } from '../../../../test/one-winner'
import { addUsers } from '../../../../test/people'
import { approved } from '../../../../test/requests'

let api: Api
let owner: Person
let other: Person

beforeAll(async () => {
  api = await startApi()
  owner = await api.as('vendor@sinar.test')
  other = await api.as('vendor@karya.test')
})
afterEach(() => api.pool.query('delete from vendor_bank_accounts; delete from rate_counters'))
afterAll(() => api.drop())

let numbers = 1_000_000_000
const fresh = () => {
  numbers += 1
  return { bank_code: '014', account_number: String(numbers) }
}
const add = (person = owner, body = fresh()): Promise<OwnAccount> =>
  person.must(calls.addBankAccount, { body })
const list = (person = owner) => person.must(calls.listOwnAccounts)
const numbersOf = async (person = owner) =>
  (await list(person)).map(({ account_number: number }) => number)

describe('banks', () => {
  // proves 2.7.28
  it('are listed by name, of a category, or where a virtual account can be had', async () => {
    const all = await owner.must(calls.listBanks)
    expect(all.length).toBeGreaterThan(40)
    expect(all.find(({ code }) => code === '014')).toEqual({
      code: '014',
      name: 'Bank Central Asia',
      name_code: 'BCA',
      category: 'private',
      imageUrl: '',
      gateway: 'sandbox',
      minimum_amount: 10_000,
      maximum_amount: 50_000_000,
      account_number: '7001234567',
      account_holder: 'PT PASOK',
    })
    const names = all.map(({ name }) => name)
    expect(names).toEqual(names.toSorted((one, two) => one.localeCompare(two)))
    const codes = async (query: object) =>
      (await owner.must(calls.listBanks, { query })).map(({ code }) => code).toSorted()
    expect(await codes({ category: 'state' })).toEqual(['002', '008', '009', '200'])
    const virtual = ['002', '008', '009', '013', '014', '022', '213', '451']
    expect(await codes({ payment: 'Virtual Account' })).toEqual(virtual)
    expect(await codes({ payment: 'Manual Bank Transfer' })).toEqual(['008', '014'])
    const wrong = await owner.call('GET', '/api/bank', { query: { category: 'any' } })
    expect(wrong.status).toBe(400)
  })
})

describe('the holder’s name of an account', () => {
  const inquire = (body: { bank_code: string; account_number: string }) =>
    owner.request(calls.inquireAccount, { body })

  // proves 2.7.29
  it('is the bank’s; digits may be grouped', async () => {
    const answer = await inquire({ bank_code: '014', account_number: '123 981-2390' })
    expect(answer).toMatchObject({
      status: 200,
      data: { name_code: 'BCA', account_number: '1239812390' },
    })
    expect(answer.data).toHaveProperty('account_holder', expect.stringMatching(/^PT [A-Z ]+$/))
    expect((await list()).length).toBe(0)
  })

  it.each([
    [{ bank_code: '014', account_number: '8888888888' }, 'account_number', bankErrors.notFound],
    [{ bank_code: '999', account_number: '1239812390' }, 'bank_code', bankErrors.bankUnknown],
    [{ bank_code: '', account_number: '1239812390' }, 'bank_code', bankErrors.bankRequired],
    [{ bank_code: '014', account_number: '1e9' }, 'account_number', bankErrors.numberWrong],
    [{ bank_code: '014', account_number: '' }, 'account_number', bankErrors.numberRequired],
  ])('%j is refused at %s', async (body, path, { en: message }) => {
    for (const contract of [calls.inquireAccount, calls.addBankAccount])
      expect(await owner.request(contract, { body })).toMatchObject({
        status: 422,
        errors: [{ path, message }],
      })
  })

  it('is unknown while the bank is unreachable', async () => {
    const answer = await inquire({ bank_code: '014', account_number: '9999999999' })
    expect(answer).toMatchObject({ status: 503, message: bankErrors.away.en })
    expect(answer.headers['retry-after']).toBe('10')
  })

  it('is queried a limited number of times', async () => {
    const answers = []
    for (let times = 0; times < 31; times += 1)
      answers.push((await inquire({ bank_code: '014', account_number: '1239812390' })).status)
    expect(answers.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 200))
    expect(answers[30]).toBe(429)
  })
})

describe("a vendor's accounts", () => {
  it('the first is the default; each has the holder’s name from its bank', async () => {
    const [first, second] = [await add(), await add()]
    expect(first).toMatchObject({ is_default: true, version: 1 })
    expect(second).toMatchObject({ is_default: false, account_holder: expect.any(String) })
    expect((await list()).map(({ _id }) => _id)).toEqual([first._id, second._id])
    const after = await owner.must(calls.makeDefaultAccount, { body: { _id: second._id } })
    expect(after.map(({ _id, is_default: isDefault }) => [_id, isDefault])).toEqual([
      [second._id, true],
      [first._id, false],
    ])
    const again = await owner.must(calls.makeDefaultAccount, { body: { _id: second._id } })
    expect(again).toEqual(after)
  })

  it('is added once by concurrent requests', async () => {
    const body = fresh()
    const answers = await Promise.all(
      [1, 2, 3].map(() => owner.request(calls.addBankAccount, { body })),
    )
    expectOneWinner(answers)
    expect(answers.find(({ status }) => status !== 200)?.message).toBe(bankErrors.taken.en)
    expect(await numbersOf()).toEqual([body.account_number])
    // Another vendor may use the same account.
    expect((await other.request(calls.addBankAccount, { body })).status).toBe(200)
  })

  it('is changed by version, and its bank is queried again', async () => {
    const { _id, version } = await add()
    const added = await add()
    const body = { ...fresh(), bank_code: '008', _id, version }
    const changed = await owner.must(calls.editBankAccount, { body })
    expect(changed).toMatchObject({ name_code: 'Mandiri', version: version + 1 })
    const stale = await owner.request(calls.editBankAccount, { body: { ...body, ...fresh() } })
    expect(stale).toMatchObject({ status: 409, codes: ['stale_version'] })
    const same = await owner.must(calls.editBankAccount, {
      body: { ...body, version: changed.version },
    })
    expect(same).toEqual(changed)
    const { code: bank_code, account_number } = added
    const twice = await owner.request(calls.editBankAccount, {
      body: { bank_code, account_number, _id },
    })
    expect(twice).toMatchObject({ status: 422, message: bankErrors.taken.en })
  })

  it('is removed and brought back; the default one goes last', async () => {
    const [first, second] = [await add(), await add()]
    const refused = await owner.request(calls.removeBankAccount, { params: { id: first._id } })
    expect(refused).toMatchObject({ status: 422, message: bankErrors.defaultStays.en })
    expect((await list())[0]?.actions.remove).toBe(false)
    const left = await owner.must(calls.removeBankAccount, { params: { id: second._id } })
    expect(left.map(({ _id, actions }) => [_id, actions.remove])).toEqual([[first._id, true]])
    const missing = await owner.request(calls.removeBankAccount, { params: { id: second._id } })
    expect(missing.status).toBe(404)
    const back = await owner.must(calls.restoreBankAccount, { body: { _id: second._id } })
    expect(back.map(({ _id }) => _id)).toEqual([first._id, second._id])
    expect(await owner.must(calls.restoreBankAccount, { body: { _id: second._id } })).toEqual(back)
    await owner.must(calls.removeBankAccount, { params: { id: second._id } })
    expect(await owner.must(calls.removeBankAccount, { params: { id: first._id } })).toEqual([])
    const [only] = await owner.must(calls.restoreBankAccount, { body: { _id: second._id } })
    expect(only).toMatchObject({ _id: second._id, is_default: true })
  })

  it('is removed by version', async () => {
    await add()
    const { _id: id, version } = await add()
    await owner.must(calls.editBankAccount, { body: { ...fresh(), _id: id } })
    const stale = { params: { id }, query: { version: String(version) } }
    expect(await owner.request(calls.removeBankAccount, stale)).toMatchObject({
      status: 409,
      codes: ['stale_version'],
    })
    expect(await list()).toHaveLength(2)
    const query = { version: String(version + 1) }
    expect(await owner.must(calls.removeBankAccount, { params: { id }, query })).toHaveLength(1)
  })

  it('is there while buyers pay directly, whoever removes the last one and switches it on at once', async () => {
    const { default_discount, default_down_payment, default_payment_term } =
      await owner.must(getOwnVendor)
    const terms = { default_discount, default_down_payment, default_payment_term }
    const setDirect = (isDirect: boolean) =>
      owner.request(saveVendorTerms, { body: { ...terms, direct_payment: isDirect } })
    expect(await setDirect(true)).toMatchObject({
      status: 422,
      errors: [{ path: 'direct_payment', message: vendorPortalErrors.directNeedsAccount.en }],
    })
    const [last, spare] = [await add(), await add()]
    const remove = (id: string) => owner.request(calls.removeBankAccount, { params: { id } })
    expect((await setDirect(true)).status).toBe(200)
    expect((await remove(spare._id)).status).toBe(200)
    expect(await remove(last._id)).toMatchObject({
      status: 422,
      errors: [{ path: 'id', message: bankErrors.lastStays.en }],
    })
    expect(await list()).toHaveLength(1)
    for (const _round of [1, 2, 3]) {
      expect((await setDirect(false)).status).toBe(200)
      const both = await Promise.all([setDirect(true), remove(last._id)])
      expectOneWinner(both)
      await owner.must(calls.restoreBankAccount, { body: { _id: last._id } })
    }
    expect((await setDirect(false)).status).toBe(200)
  })

  it('that was added again is not restored as a second one', async () => {
    const body = fresh()
    await add()
    const { _id } = await add(owner, body)
    await owner.must(calls.removeBankAccount, { params: { id: _id } })
    await add(owner, body)
    const answer = await owner.request(calls.restoreBankAccount, { body: { _id } })
    expect(answer).toMatchObject({ status: 422, message: bankErrors.taken.en })
  })

  it('have a maximum number', async () => {
    await api.pool.query(
      `insert into vendor_bank_accounts (vendor_id, id, bank_code, account_number, account_holder,
         verified_at) select $1, gen_random_uuid(), '014', (20000000 + n)::text, 'PT', now()
       from generate_series(1, $2) n`,
      [vendorId('sinar'), MAX_BANK_ACCOUNTS],
    )
    const answer = await owner.request(calls.addBankAccount, { body: fresh() })
    expect(answer).toMatchObject({ status: 422 })
    expect(answer.message).toContain(`You already have ${MAX_BANK_ACCOUNTS} accounts`)
  })

  it("are not another vendor's, and one's own people but the owner only read them", async () => {
    const otherAccount = await add(other)
    const mine = await add()
    const { _id } = otherAccount
    const body = { ...fresh(), _id }
    const answersFor = async (id: string) => [
      await owner.request(calls.editBankAccount, { body: { ...body, _id: id } }),
      await owner.request(calls.makeDefaultAccount, { body: { _id: id } }),
      await owner.request(calls.removeBankAccount, { params: { id } }),
      await owner.request(calls.restoreBankAccount, { body: { _id: id } }),
    ]
    for (const id of [_id, idOf('nothing'), 'x', "' or true --"])
      expect((await answersFor(id)).map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect(await list(other)).toEqual([otherAccount])
    await addUsers(api.db, [
      { email: 'hand@sinar.test', flag: 'VENDOR', vendor_id: vendorId('sinar') },
    ])
    const member = await api.as('hand@sinar.test')
    const [seen] = await list(member)
    expect(seen?._id).toBe(mine._id)
    expect(Object.values(seen?.actions ?? {})).toEqual([false, false, false])
    for (const answer of [
      await member.request(calls.addBankAccount, { body: fresh() }),
      await member.request(calls.editBankAccount, { body: { ...fresh(), _id: mine._id } }),
      await member.request(calls.makeDefaultAccount, { body: { _id: mine._id } }),
      await member.request(calls.removeBankAccount, { params: { id: mine._id } }),
      await member.request(calls.restoreBankAccount, { body: { _id: mine._id } }),
    ])
      expect(answer.status).toBe(403)
  })

  it('are in the log of the vendor', async () => {
    const [, second] = [await add(), await add()]
    await owner.must(calls.makeDefaultAccount, { body: { _id: second._id } })
    await owner.must(calls.editBankAccount, { body: { ...fresh(), _id: second._id } })
    const log = await owner.must(listVendorAudit, { query: { search: second._id } })
    expect(log.map(({ action }) => action)).toEqual([
      'bank-account.edit',
      'bank-account.make-default',
      'bank-account.add',
    ])
  })
})

describe('where a vendor is paid', () => {
  const of = async (person: Person, vendor: string) =>
    person.request(calls.listVendorAccounts, { query: { vendor_id: vendor } })

  // proves 2.7.28
  it('is visible to companies with an order or a relation, and to nobody else', async () => {
    const account = await add()
    await add(other)
    const purchasing = await api.as('purchasing@maju.test')
    const related = await of(purchasing, vendorId('sinar'))
    const { actions: _, version: __, verified_at: ___, ...shown } = account
    expect(related).toMatchObject({ status: 200, data: [shown] })
    const unknown = await of(purchasing, idOf('nothing'))
    expect(unknown.status).toBe(404)
    expect(await of(purchasing, 'x')).toMatchObject({ status: 404, message: unknown.message })
    // Vendors without an order and without an active relation; a pending request is not enough.
    expect(await of(purchasing, vendorId('karya'))).toMatchObject({ status: 404 })
    expect(await of(purchasing, vendorId('bersih'))).toMatchObject({ status: 404 })
    await approved(purchasing, await api.as('approver@maju.test'), [
      { product: 'bor', quantity: 1 },
    ])
    const ordered = await of(await api.as('finance@maju.test'), vendorId('karya'))
    expect(ordered.data).toHaveLength(1)
    expect((await of(await api.as('template-manager@maju.test'), vendorId('sinar'))).status).toBe(
      403,
    )
  })
})
