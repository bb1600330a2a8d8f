import {
  getBuyerTerms,
  getProduct,
  listCompanyPrices,
} from '@pasok/domain/catalog/catalog.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../test/api'
import { CITIES, companyId, idOf, productId, vendorId } from '../../../test/company'
import { PRODUCTS, VENDORS } from '../../../test/market'
import { priceFor } from '../../../test/oracle'

let api: Api
let person: Person
beforeAll(async () => {
  api = await startApi()
  person = await api.as('approver@maju.test')
})
afterAll(() => api.drop())

// proves 1.7.58
describe('a product', () => {
  // proves 1.7.58 2.7.40
  it('is found by its slug, at its list price, with the names of the cities it is delivered to', async () => {
    expect(await person.must(getProduct, { params: { slug: 'kertas' } })).toMatchObject({
      _id: productId('kertas'),
      name: 'Barang kertas',
      vendor_id: vendorId('sinar'),
      vendor_name: VENDORS.sinar.legalName,
      SKU: 'SKU-kertas',
      retail_price: 50_000,
      discount: 0.29,
      discount_price: 35_500,
      pajak: { title: 'PPN', value: 0.11 },
      stock: 1000,
      minimum_order_quantity: 1,
      payment_term: [],
      category_tree: [{ name: 'Test' }],
      warehouse_detail: {
        city: CITIES.jakarta,
        country: 'Indonesia',
        coverage: Object.values(CITIES).toSorted(),
      },
    })
    const { payment_term: term } = await person.must(getProduct, { params: { slug: 'tinta' } })
    expect(term).toEqual([{ name: '7 Days', value: 7 }])
  })

  it.each([
    ['withdrawn', 'ember', ''],
    ['of no vendor', 'nothing', ''],
    ['of an inactive vendor', 'helm', 'update vendors set active = false'],
    ['of a vendor without an active user', 'helm', "update users set status = 'INACTIVE'"],
  ])('%s is not found', async (_, slug, statement) => {
    if (statement)
      await api.pool.query(
        `${statement} where ${statement.includes('users') ? 'vendor_id' : 'id'} = $1`,
        [vendorId('karya')],
      )
    const answer = await person.request(getProduct, { params: { slug } })
    expect(answer).toMatchObject({ status: 404, codes: ['not_found'] })
    await api.pool.query("update vendors set active = true; update users set status = 'ACTIVE'")
  })
})

describe("the company's prices", () => {
  it('replace the list prices, for each requested product', async () => {
    const keys = Object.keys(PRODUCTS) as (keyof typeof PRODUCTS)[]
    const prices = await person.must(listCompanyPrices, {
      query: { product_ids: [...keys.map(productId), idOf('none'), 'x', ''].join() },
    })
    expect(prices).toHaveLength(keys.length)
    for (const key of keys) {
      const wanted = priceFor('maju', { product: key, quantity: 1 })
      const { vendor, discount, retail } = PRODUCTS[key]
      expect(prices.find((price) => price.product_id === productId(key))).toMatchObject({
        retail_price: Number(retail),
        discount_product: Number((Number(discount) * 100).toFixed(4)),
        discount_setting: Number(VENDORS[vendor].discount),
        discount_percentage: Number((Number(wanted.discount) * 100).toFixed(4)),
        discount_price: Number(wanted.discountPrice),
      })
    }
  })

  it('are those of at most 100 products at once', async () => {
    const ids = (count: number) => Array.from({ length: count }, (_, at) => idOf(`p${at}`)).join()
    expect(await person.must(listCompanyPrices, { query: { product_ids: ids(100) } })).toEqual([])
    const many = await person.request(listCompanyPrices, { query: { product_ids: ids(101) } })
    expect(many.status).toBe(400)
    expect((await person.call('GET', '/api/mybuyer/prices')).status).toBe(400)
    expect(await person.must(listCompanyPrices, { query: { product_ids: '' } })).toEqual([])
  })

  it.each(['lain', 'nobody'])("of %s's are not found, those of one's own are", async (company) => {
    const pricesOf = (buyer_id: string) =>
      person.request(listCompanyPrices, { query: { buyer_id, product_ids: productId('kertas') } })
    expect(await pricesOf(companyId(company))).toMatchObject({ status: 404, codes: ['not_found'] })
    expect((await pricesOf(companyId('maju'))).data).toHaveLength(1)
  })
})

// proves 1.5.59 1.7.55
describe("the company's terms on a product", () => {
  const terms = (product: string, vendor: string) =>
    person.request(getBuyerTerms, {
      query: { product_id: productId(product), vendor_id: vendorId(vendor) },
    })

  // proves 1.7.55 2.7.10
  it.each([
    ['kertas', 'sinar', 5.5, 45],
    ['pulpen', 'sinar', 3, 45],
    ['bor', 'karya', 0, null],
    ['pel', 'bersih', 0, null],
  ])('%s of %s: %d percent, %s days', async (product, vendor, discount, term) => {
    expect((await terms(product, vendor)).data).toEqual({
      vendor_id: vendorId(vendor),
      product_id: productId(product),
      discount_percentage: discount,
      payment_term: term,
    })
  })

  it('are not found for a product of another vendor, or none', async () => {
    for (const answer of [
      await terms('kertas', 'karya'),
      await terms('nothing', 'sinar'),
      await terms('kertas', 'nobody'),
    ])
      expect(answer).toMatchObject({ status: 404, codes: ['not_found'] })
  })
})
