import { listCompanyAudit } from '@pasok/domain/audit/audit.contract'
import * as calls from '@pasok/domain/payments/bank-accounts/banks.buyer.contract'
import type { OwnAccount } from '@pasok/domain/payments/bank-accounts/banks.model'
import { bankErrors } from '@pasok/domain/payments/bank-accounts/banks.texts'
import { listMoney } from '@pasok/domain/payments/payments.provider.contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../../test/api'
import { companyId, idOf } from '../../../../test/company'
import { assertSound, readStock } from '../../../../test/invariants'
import { expectOneWinner } from '../../../../test/one-winner'
import { goOn, staged } from '../../../../test/order-stages'
import { opened, paidIn } from '../../../../test/payments'

let api: Api
let stock: Map<string, string>
let owner: Person
let other: Person

beforeAll(async () => {
  api = await startApi()
  await api.pool.query('update products set stock = 1000000')
  stock = await readStock(api.pool)
  owner = await api.as('owner@maju.test')
  other = await api.as('owner@lain.test')
})
afterEach(() => api.pool.query('delete from buyer_bank_accounts; delete from rate_counters'))
afterAll(async () => {
  await assertSound(api.pool, stock)
  await api.drop()
})

let numbers = 2_000_000_000
const fresh = () => {
  numbers += 1
  return { bank_code: '014', account_number: String(numbers) }
}
const add = (person = owner, body = fresh()): Promise<OwnAccount> =>
  person.must(calls.addBuyerAccount, { body })
const list = (person = owner) => person.must(calls.listBuyerAccounts)

describe("a company's own accounts", () => {
  // proves 2.7.28
  it('are kept as a vendor’s: one default, changed as seen, removed and brought back', async () => {
    const [first, second] = [await add(), await add()]
    expect(first).toMatchObject({ is_default: true, account_holder: expect.any(String) })
    expect(second).toMatchObject({ is_default: false, version: 1 })
    const body = { ...fresh(), bank_code: '008', _id: second._id, version: 1 }
    const changed = await owner.must(calls.editBuyerAccount, { body })
    expect(changed).toMatchObject({ name_code: 'Mandiri', version: 2 })
    for (const stale of [
      await owner.request(calls.editBuyerAccount, { body: { ...body, ...fresh() } }),
      await owner.request(calls.makeDefaultBuyerAccount, { body: { _id: second._id, version: 1 } }),
      await owner.request(calls.removeBuyerAccount, {
        params: { id: second._id },
        query: { version: '1' },
      }),
    ])
      expect(stale).toMatchObject({ status: 409, codes: ['stale_version'] })
    const refused = await owner.request(calls.removeBuyerAccount, { params: { id: first._id } })
    expect(refused).toMatchObject({ status: 422, message: bankErrors.defaultStays.en })
    await owner.must(calls.makeDefaultBuyerAccount, { body: { _id: second._id } })
    expect((await list()).map(({ _id }) => _id)).toEqual([second._id, first._id])
    const left = await owner.must(calls.removeBuyerAccount, { params: { id: first._id } })
    expect(left).toMatchObject([{ _id: second._id, actions: { remove: true } }])
    expect(await owner.must(calls.removeBuyerAccount, { params: { id: second._id } })).toEqual([])
    const back = await owner.must(calls.restoreBuyerAccount, { body: { _id: first._id } })
    expect(back).toMatchObject([{ _id: first._id, is_default: true }])
    const log = await owner.must(listCompanyAudit, { query: { subject: 'bank-account' } })
    expect(log.slice(0, 2).map(({ action }) => action)).toEqual([
      'bank-account.restore',
      'bank-account.remove',
    ])
  })

  it('have one default after concurrent changes', async () => {
    const [, second, third] = [await add(), await add(), await add()]
    for (const _round of [1, 2, 3]) {
      const answers = await Promise.all(
        [second, third, second, third].map(({ _id }) =>
          owner.request(calls.makeDefaultBuyerAccount, { body: { _id } }),
        ),
      )
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      expect((await list()).filter(({ is_default: isDefault }) => isDefault)).toHaveLength(1)
    }
  })

  it('are added once by concurrent requests', async () => {
    const body = fresh()
    const answers = await Promise.all(
      [1, 2, 3].map(() => owner.request(calls.addBuyerAccount, { body })),
    )
    expectOneWinner(answers)
    expect(await list()).toHaveLength(1)
    expect((await other.request(calls.addBuyerAccount, { body })).status).toBe(200)
  })

  it("are not another company's, under its id or theirs", async () => {
    const [mine, theirs] = [await add(), await add(other)]
    const theirCompany = { buyer_id: companyId('lain') }
    expect(await owner.request(calls.listBuyerAccounts, { query: theirCompany })).toMatchObject({
      status: 404,
      codes: ['not_found'],
    })
    expect((await list()).map(({ _id }) => _id)).toEqual([mine._id])
    for (const _id of [theirs._id, idOf('nothing'), 'x'])
      for (const answer of [
        await owner.request(calls.editBuyerAccount, { body: { ...fresh(), _id } }),
        await owner.request(calls.makeDefaultBuyerAccount, { body: { _id } }),
        await owner.request(calls.removeBuyerAccount, { params: { id: _id } }),
        await owner.request(calls.restoreBuyerAccount, { body: { _id } }),
      ])
        expect(answer.status).toBe(404)
    expect(await list(other)).toEqual([theirs])
  })

  it('are read by users who pay, and changed only by users who edit the company', async () => {
    const { _id } = await add()
    const finance = await api.as('finance@maju.test')
    expect(await list(finance)).toMatchObject([
      { _id, actions: { edit: false, 'make-default': false, remove: false } },
    ])
    expect((await finance.request(calls.addBuyerAccount, { body: fresh() })).status).toBe(403)
    const receiving = await api.as('receiving@maju.test')
    expect((await receiving.request(calls.listBuyerAccounts)).status).toBe(403)
  })
})

describe('the account for refunds', () => {
  const shown = ({ actions: _, version: __, verified_at: ___, ...account }: OwnAccount) => account

  it('is visible to a vendor while it owes a refund, and to no other', async () => {
    const one = await goOn(await staged(api, 'karya'), 'proof', 'confirm')
    const [karya, sinar] = [await api.as('vendor@karya.test'), await api.as('vendor@sinar.test')]
    const getAccount = (person: Person, id = one.order._id) =>
      person.request(calls.getOrderRefundAccount, { params: { id } })
    const nothing = await getAccount(karya, idOf('nothing'))
    expect(nothing.status).toBe(404)
    expect(await getAccount(karya)).toMatchObject({ status: 404, message: nothing.message })
    await goOn(one, 'cancel by buyer')
    expect(await getAccount(karya)).toMatchObject({ status: 200, data: null })
    const [, second] = [await add(one.buyer), await add(one.buyer)]
    await one.buyer.must(calls.makeDefaultBuyerAccount, { body: { _id: second._id } })
    const [listed] = await list(one.buyer)
    expect(listed?._id).toBe(second._id)
    expect((await getAccount(karya)).data).toEqual(listed && shown(listed))
    expect(await getAccount(sinar)).toMatchObject({ status: 404, message: nothing.message })
    await goOn(one, 'refund')
    expect((await getAccount(karya)).status).toBe(404)
  })

  it('is visible to the provider for unapplied money', async () => {
    const provider = await api.as('provider@pasok.test')
    const { payment } = await opened(api)
    await paidIn(api, payment, 1000)
    const [money] = await provider.must(listMoney, { query: { search: payment.code } })
    const getAccount = (id = money?._id ?? '') =>
      provider.request(calls.getMoneyRefundAccount, { params: { id } })
    expect(await getAccount()).toMatchObject({ status: 200, data: null })
    const payer = money?.payment?.buyer_id === companyId('maju') ? owner : other
    const account = await add(payer)
    expect((await getAccount()).data).toEqual(shown(account))
    expect((await getAccount(idOf('nothing'))).status).toBe(404)
    await paidIn(api, payment, payment.expected_amount)
    const paid = await provider.must(listMoney, { query: { search: payment.code } })
    const applied = paid.find(({ lastStatus }) => lastStatus === 'Applied')
    expect((await getAccount(applied?._id ?? '')).status).toBe(404)
  })
})
