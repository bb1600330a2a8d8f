import * as portal from '@pasok/domain/catalog/portal/portal.contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../../test/api'
import { idOf, vendorId } from '../../../../test/company'
import { statementsOf } from '../../../../test/count-statements'
import { addedProduct, COVERAGE, PRODUCT } from '../../../../test/portal'

let api: Api
let vendor: Person
beforeAll(async () => {
  api = await startApi()
  vendor = await api.as('vendor@sinar.test')
})
afterAll(() => api.drop())

/** Adds this number of products to the vendor, all with one delivery area and each with its own brand. */
async function grow(last: number): Promise<void> {
  await api.pool.query(
    `insert into products (vendor_id, id, category_id, coverage_id, sku, slug, name, brand,
       retail_price, warehouse_city_id)
     select $1, gen_random_uuid(), $2, $3, 'GROWN-' || at, 'grown-' || at, 'Grown ' || at,
       'Brand ' || at % 50, at, '3273' from generate_series($4::int, $5::int) at`,
    [vendorId('sinar'), idOf('category'), idOf('coverage sinar'), last - 999, last],
  )
}

let made = 0
const newName = () => `Counted ${(made += 1)}`

async function countAll(): Promise<Record<string, number>> {
  const { _id: own } = await addedProduct(vendor, { sku: newName() })
  const list = await vendor.must(portal.listOwnProducts, { query: { limit: 100 } })
  const several = (count: number) => list.slice(0, count).map(({ _id }) => _id)
  const area = await vendor.must(portal.createCoverage, { body: { ...COVERAGE, name: newName() } })
  const shared = idOf('coverage sinar')
  const body = { ...PRODUCT, name: newName(), sku: newName() }
  const ids = several(made > 10 ? 100 : 5)
  const calls: Record<string, () => Promise<unknown>> = {
    list: () => vendor.must(portal.listOwnProducts, { query: { limit: made > 10 ? 100 : 3 } }),
    search: () =>
      vendor.must(portal.listOwnProducts, {
        query: { search: 'grown brand 1', category_id: idOf('category'), sort: 'price' },
      }),
    get: () => vendor.must(portal.getOwnProduct, { params: { id: own } }),
    create: () => vendor.must(portal.createProduct, { body }),
    edit: () =>
      vendor.must(portal.editProduct, {
        body: { ...body, _id: own, sku: newName(), stock_seen: 40 },
      }),
    quick: () => vendor.must(portal.quickEditProduct, { body: { _id: own, retail_price: made } }),
    withdraw: () => vendor.must(portal.withdrawProducts, { body: { product_ids: ids } }),
    offer: () => vendor.must(portal.offerProducts, { body: { product_ids: ids } }),
    brands: () => vendor.must(portal.listOwnBrands),
    coverages: () => vendor.must(portal.listCoverages),
    coverage: () =>
      vendor.must(portal.editCoverage, {
        body: { _id: shared, name: newName(), province_ids: made > 10 ? ['31', '32'] : ['32'] },
      }),
    remove: () => vendor.must(portal.removeCoverage, { params: { id: area._id } }),
  }
  const counts: Record<string, number> = {}
  for (const [name, call] of Object.entries(calls)) counts[name] = (await statementsOf(call)).length
  return counts
}

it('every call takes the same number of statements, however many products a vendor has', async () => {
  await grow(1000)
  const few = await countAll()
  made = 20
  for (const last of [2000, 3000, 4000, 5000]) await grow(last)
  const many = await countAll()
  expect(many).toEqual(few)
  expect(Math.max(...Object.values(few))).toBeLessThanOrEqual(25)
})
