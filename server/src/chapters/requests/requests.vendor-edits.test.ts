import * as portal from '@pasok/domain/catalog/portal/portal.contract'
import {
  approveRequest,
  getRequest,
  submitRequest,
  updateRequest,
} from '@pasok/domain/requests/requests.contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../test/api'
import { companyId, idOf, productId } from '../../../test/company'
import { bodyOf, draft, submitted } from '../../../test/requests'

let api: Api
let vendor: Person
let buyer: Person
beforeAll(async () => {
  api = await startApi()
  vendor = await api.as('vendor@sinar.test')
  buyer = await api.as('purchasing@maju.test')
})
afterAll(() => api.drop())

const pulpen = productId('pulpen')
const changesOf = async (id: string) =>
  (await buyer.must(getRequest, { params: { id } })).changes.map(
    ({ productId: of, field, from, to }) => ({
      of,
      field,
      from,
      to,
    }),
  )

it('a draft shows what a vendor changed from what to what, and submitting asks for it', async () => {
  const id = await draft(buyer, [{ product: 'pulpen', quantity: 20 }])
  expect(await changesOf(id)).toEqual([])
  const of = pulpen
  await vendor.must(portal.quickEditProduct, {
    body: {
      _id: pulpen,
      retail_price: 2000,
      minimum_order_quantity: 24,
      stock: 5,
      stock_seen: 500,
    },
  })
  const changes = await changesOf(id)
  expect(changes).toEqual(
    expect.arrayContaining([
      { of, field: 'price', from: expect.anything(), to: expect.anything() },
      { of, field: 'minimum', from: 12, to: 24 },
    ]),
  )
  expect(changes.map(({ field }) => field)).toContain('stock')
  const refused = await buyer.request(submitRequest, { params: { id } })
  expect(refused.status).toBeGreaterThanOrEqual(409)
  await vendor.must(portal.withdrawProducts, { body: { product_ids: [pulpen] } })
  expect((await changesOf(id)).map(({ field }) => field)).toContain('withdrawn')
  await vendor.must(portal.offerProducts, { body: { product_ids: [pulpen] } })
})

it('a save over a draft answers what a vendor changed since the last one, once', async () => {
  const lines = [{ product: 'pulpen', quantity: 40 }] as const
  const id = await draft(buyer, [...lines, { product: 'map', quantity: 2 }])
  const save = async () =>
    (await buyer.must(updateRequest, { body: { ...bodyOf('maju', lines), id } })).changes
  const { vendors } = await buyer.must(getRequest, { params: { id } })
  const was = vendors
    .flatMap(({ packages }) => packages.flatMap(({ items }) => items))
    .find((item) => item.productId === pulpen)
  const [term, minimum] = [was?.payment_term ?? 0, was?.minimum_order_quantity]
  expect(minimum).toBeLessThan(36)
  const { rowCount } = await api.pool.query(
    `update preferred_vendors set payment_term = payment_term + 7
     where buyer_id = $1 and payment_term = $2`,
    [companyId('maju'), term],
  )
  expect(rowCount).toBeGreaterThan(0)
  await vendor.must(portal.quickEditProduct, {
    body: { _id: pulpen, minimum_order_quantity: 36 },
  })
  await vendor.must(portal.quickEditProduct, {
    body: { _id: productId('map'), minimum_order_quantity: 2 },
  })
  const expectedChanges = [
    { productId: pulpen, field: 'minimum', from: minimum, to: 36 },
    { productId: pulpen, field: 'payment_term', from: term, to: term + 7 },
  ]
  expect(await save()).toMatchObject(expectedChanges)
  expect(await save()).toEqual([])
  expect(await changesOf(id)).toMatchObject(
    expectedChanges.map(({ productId: of, ...rest }) => ({ of, ...rest })),
  )
})

it('a delivery area that leaves a draft’s city out keeps the draft from being submitted', async () => {
  const id = await draft(buyer, [{ product: 'kertas', quantity: 1 }])
  const area = { _id: idOf('coverage sinar'), name: 'Delivery area' }
  await vendor.must(portal.editCoverage, { body: { ...area, city_ids: ['3273'] } })
  const refused = await buyer.request(submitRequest, { params: { id } })
  expect(refused).toMatchObject({ status: 422, errors: [{ code: 'rule' }] })
  expect(refused.message).toContain('is not delivered to')
  await vendor.must(portal.editCoverage, {
    body: { ...area, province_ids: ['31'], city_ids: ['3273'] },
  })
  await buyer.must(submitRequest, { params: { id } })
})

it('a submitted price binds; what was withdrawn or sold out meanwhile is not approved', async () => {
  const approver = await api.as('approver@maju.test')
  const id = await submitted(buyer, [{ product: 'map', quantity: 2 }])
  const map = productId('map')
  await vendor.must(portal.quickEditProduct, {
    body: { _id: map, retail_price: 5, stock: 1, stock_seen: 99_999 },
  })
  const refused = await approver.request(approveRequest, { params: { id } })
  expect(refused.status).toBe(422)
  await vendor.must(portal.quickEditProduct, { body: { _id: map, stock: 10, stock_seen: 1 } })
  const before = await buyer.must(getRequest, { params: { id } })
  await approver.must(approveRequest, { params: { id } })
  const after = await buyer.must(getRequest, { params: { id } })
  expect(after.total).toBe(before.total)
  const product = await vendor.must(portal.getOwnProduct, { params: { id: map } })
  expect([product.stock, product.retail_price]).toEqual([8, 5])
})
