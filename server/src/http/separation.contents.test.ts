import { getBuyerTerms, listCompanyPrices } from '@pasok/domain/catalog/catalog.contract'
import { listAddresses } from '@pasok/domain/company/addresses/addresses.contract'
import { listOrderRows, listOrdersByStatus, listOrders } from '@pasok/domain/orders/orders.contract'
import { getRequest, listRequests, saveRequest } from '@pasok/domain/requests/requests.contract'
import { listDepartments } from '@pasok/domain/team/departments/departments.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, contentOf, type Api, type Person } from '../../test/api'
import { addressId, companyId, departmentId, idOf, productId, vendorId } from '../../test/company'
import { specialOf } from '../../test/market'
import { assertSound, readStock } from '../../test/invariants'
import { priceFor, totalFor } from '../../test/oracle'
import { approved, bodyOf, draft, itemsOf } from '../../test/requests'

let api: Api
let stock: Map<string, string>
/** A user of the requesting company, with all permissions there. */
let requester: Person
let otherCompany: { code: string; order: string }
beforeAll(async () => {
  api = await startApi()
  stock = await readStock(api.pool)
  requester = await api.as('owner@maju.test')
  const buyer = await api.as('purchasing@lain.test')
  const decider = await api.as('approver@lain.test')
  const id = await approved(buyer, decider, [{ product: 'kertas', quantity: 2 }])
  const { code_pr: code } = await buyer.must(getRequest, { params: { id } })
  const [order] = await buyer.must(listOrders, {})
  otherCompany = { code, order: order?._id ?? '' }
})
afterAll(async () => {
  await assertSound(api.pool, stock)
  await api.drop()
})

const NOTHING = idOf('names nothing')

describe('in the body of a save', () => {
  const lines = [{ product: 'kertas', quantity: 1 }] as const
  const saving = (other: object) => ({ ...bodyOf('maju', lines), ...other })
  const save = (other: object) =>
    requester.call('POST', '/api/purchase-request', { body: saving(other) })
  const update = async (other: object) =>
    requester.call('PUT', '/api/purchase-request', {
      body: { ...saving(other), id: await draft(requester, lines) },
    })

  it.each([
    [
      'address id',
      { address: { _id: addressId('lain', 'Jakarta Office') } },
      { address: { _id: NOTHING } },
    ],
    ['department id', { department: departmentId('lain', 'Warehouse') }, { department: NOTHING }],
    ['department id in another form', { department: 'Warehouse' }, { department: 'Nowhere' }],
  ])("another company's %s is as one that does not exist", async (_, foreign, unknown) => {
    for (const call of [save, update]) {
      const answer = await call(foreign)
      expect(answer).toMatchObject({ status: 404, codes: ['not_found'] })
      expect(contentOf(answer)).toEqual(contentOf(await call(unknown)))
    }
  })

  it('a product that does not exist is not found, in its place', async () => {
    for (const id of [NOTHING, 'x', companyId('lain'), otherCompany.order]) {
      const items = [...itemsOf(lines), { productId: id, quantity: 1 }]
      const answer = await save({ vendors: [{ packages: { items } }] })
      expect(answer).toMatchObject({
        status: 404,
        errors: [{ code: 'not_found', path: 'items.1.productId' }],
      })
    }
  })

  it('another company as the buyer is refused', async () => {
    expect(await save({ buyer: { _id: companyId('lain') } })).toMatchObject({
      status: 404,
      codes: ['not_found'],
    })
  })

  it('a vendor or a person that it names is ignored', async () => {
    const answer = await save({
      createdBy: 'Person owner of lain',
      vendors: [{ vendor: { _id: vendorId('karya') }, packages: { items: itemsOf(lines) } }],
    })
    expect(answer.status).toBe(200)
    const { _id: id } = saveRequest.data.parse(answer.data)
    const request = await requester.must(getRequest, { params: { id } })
    expect(request.buyer._id).toBe(companyId('maju'))
    expect(request.vendors.map(({ vendor }) => vendor._id)).toEqual([vendorId('sinar')])
  })
})

describe("another company's terms", () => {
  it('are never used in a price', async () => {
    const buyer = await api.as('purchasing@maju.test')
    for (const product of ['kertas', 'pulpen', 'bor', 'kabel', 'pel', 'sabun'] as const) {
      const lines = [{ product, quantity: 12.5 }]
      const id = await draft(buyer, lines)
      const request = await buyer.must(getRequest, { params: { id } })
      const [item] = request.vendors[0]?.packages[0]?.items ?? []
      expect([product, item?.special_discount, item?.sub_total]).toEqual([
        product,
        Number(specialOf('maju', product)),
        Number(priceFor('maju', { product, quantity: 12.5 }).subTotal),
      ])
    }
    expect(totalFor('lain', [{ product: 'kertas', quantity: 1 }])).toBe(0n)
  })

  it.each(['maju', 'lain'])('are not told to %s', async (company) => {
    const buyer = await api.as(`purchasing@${company}.test`)
    const keys = ['kertas', 'pulpen', 'bor', 'pel'] as const
    const prices = await buyer.must(listCompanyPrices, {
      query: { product_ids: keys.map(productId).join() },
    })
    const specials = new Map(prices.map((price) => [price.product_id, price.special_discount]))
    for (const [key, vendor] of [
      ['kertas', 'sinar'],
      ['pulpen', 'sinar'],
      ['bor', 'karya'],
      ['pel', 'bersih'],
    ] as const) {
      const terms = await buyer.must(getBuyerTerms, {
        query: { vendor_id: vendorId(vendor), product_id: productId(key) },
      })
      const special = Number(specialOf(company, key))
      expect([key, terms.discount_percentage, specials.get(productId(key))]).toEqual([
        key,
        special,
        special,
      ])
    }
  })

  it('end with the relation', async () => {
    const buyer = await api.as('purchasing@maju.test')
    const readDiscount = async () =>
      (
        await buyer.must(getBuyerTerms, {
          query: { vendor_id: vendorId('sinar'), product_id: productId('kertas') },
        })
      ).discount_percentage
    const set = (status: string) =>
      api.pool.query(
        'update preferred_vendors set status = $1 where buyer_id = $2 and vendor_id = $3',
        [status, companyId('maju'), vendorId('sinar')],
      )
    expect(await readDiscount()).toBe(5.5)
    await set('Inactive')
    expect(await readDiscount()).toBe(0)
    await set('Active')
  })
})

describe('a list', () => {
  it("shows the company's own and nothing else", async () => {
    const mine = await draft(requester, [{ product: 'kertas', quantity: 1 }])
    const requestRows = await requester.must(listRequests, {
      params: { buyer_id: companyId('maju') },
      query: { limit: 100 },
    })
    expect(requestRows.map(({ _id }) => _id)).toContain(mine)
    expect(requestRows.every(({ code_pr }) => code_pr.startsWith('PR-MAJU-'))).toBe(true)
    expect(await requester.must(listOrders, {})).toEqual([])
    expect(
      await requester.must(listOrders, {
        query: { searchTopic: 'code_pr', searchValue: otherCompany.code },
      }),
    ).toEqual([])
    expect(await requester.must(listOrdersByStatus, {})).toEqual([])
    expect(await requester.must(listOrderRows, {})).toEqual([])
    for (const row of await requester.must(listAddresses, {}))
      expect(row.buyer_id).toBe(companyId('maju'))
    for (const row of await requester.must(listDepartments, {}))
      expect(row.buyer_id).toBe(companyId('maju'))
  })
})
