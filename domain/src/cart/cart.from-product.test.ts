import { describe, expect, it } from 'vitest'
import type { Product } from '../catalog/catalog.model'
import type { BuyerTerms, VendorDetail } from '../vendors/vendors.model'
import { lineFromProduct, repriceLine } from './cart.from-product'
import { groupByVendor } from './cart.groups'

const product: Product = {
  _id: 'p1',
  name: 'Kertas HVS A4 80 gsm',
  vendor_id: 'v1',
  vendor_name: 'PT Sinar Abadi',
  SKU: 'SAB-HVS-A4',
  slug_product: 'kertas-hvs-a4',
  stock: 120,
  brand: 'Sinar',
  images_product: ['/pictures/page/1.svg', '/pictures/page/2.svg'],
  storage: 'Rak A',
  dimension: { weight: 2.5, width: 21, height: 5, length: 29.7 },
  sub_products: [],
  category_id: 'c1',
  category_tree: [{ name: 'Office' }, { name: 'Paper' }],
  reported_times: 0,
  minimum_order_quantity: 2,
  retail_price: 50_000,
  discount: 0.29,
  discount_price: 35_500,
  pajak: { title: 'PPN', value: 0.11 },
  payment_term: [{ name: '14 Days', value: 14 }],
  warehouse_detail: {
    city: 'Kota Bandung',
    province: 'Jawa Barat',
    country: 'Indonesia',
    coverage: ['Kota Bandung'],
  },
  short_description: '',
  description: '',
}

const vendor: VendorDetail = {
  _id: 'v1',
  legal_name: 'PT Sinar Abadi',
  category: 'Office',
  city: 'Kota Bandung',
  province: 'Jawa Barat',
  country: 'Indonesia',
  street: 'Jl. Braga 1',
  village: '',
  subdistrict: 'Sumur Bandung',
  postcode: '40111',
  phone: '+6222',
  email: 'sales@sinar.test',
  website: '',
  instagram: '',
  facebook: '',
  twitter: '',
  profiles_store: [],
  setting: [{ setting: [{ discount: 3, down_payment: 20, payment_term: 30 }] }],
}

const terms: BuyerTerms = {
  vendor_id: 'v1',
  product_id: 'p1',
  discount_percentage: 0,
  payment_term: null,
}

describe('a line from a product', () => {
  // proves 1.3.19
  it('has the minimum quantity and all its figures', () => {
    expect(lineFromProduct(product, vendor, terms)).toMatchObject({
      productId: 'p1',
      vendorId: 'v1',
      quantity: 2,
      discount: 0.29,
      discount_product: 29,
      is_special_discount: false,
      special_discount: 0,
      discount_setting: 3,
      discount_price: 35_500,
      single_tax_price: 3_905,
      final_price: 39_405,
      tax_price: 7_810,
      tax_percentage: 11,
      sum_price_discount: 29_000,
      sub_total: 78_810,
      sub_total_before_tax: 71_000,
      down_payment_setting: 20,
      minimum_order_quantity: 2,
      stock: 120,
      note: '',
      statuses: 'Open',
      images_product: '/pictures/page/1.svg',
      vendor: { address: 'Jl. Braga 1, Sumur Bandung, Kota Bandung, Jawa Barat, 40111' },
    })
  })

  // proves 1.3.19 2.3.2
  it('has every field of the specification', () => {
    const line = lineFromProduct(product, vendor, terms)
    const named = `productId vendorId name vendor tax vendor_name vendor_phone sku slug brand
      images_product stock storage dimension categories minimum_order_quantity retail_price discount
      discount_product is_special_discount special_discount discount_price discount_setting quantity
      sum_price_discount single_tax_price tax_price tax_percentage final_price sub_total_before_tax
      sub_total payment_term down_payment_setting note statuses warehouse category_tree`
    expect(Object.keys(line).toSorted()).toEqual(named.split(/\s+/).toSorted())
    expect(Object.keys(line.vendor).toSorted()).toEqual([
      '_id',
      'address',
      'email',
      'name',
      'phone',
    ])
    expect(line.tax).toEqual({ title: 'PPN', value: 0.11 })
    expect(line.dimension).toEqual({ weight: 2.5, width: 21, height: 5, length: 29.7 })
    expect(line.tax).toEqual(product.pajak)
    expect(line.images_product).toBe(product.images_product[0])
  })

  // proves 1.5.57
  it('adds the special discount to its own', () => {
    const line = lineFromProduct(product, vendor, { ...terms, discount_percentage: 5.5 })
    expect(line).toMatchObject({
      is_special_discount: true,
      special_discount: 5.5,
      discount: 0.345,
      discount_product: 29,
      discount_price: 32_750,
    })
  })

  // proves 1.5.58
  it("takes the vendor's default when there is no other discount", () => {
    const line = lineFromProduct({ ...product, discount: 0 }, vendor, terms)
    expect(line).toMatchObject({ discount: 0.03, discount_product: 0, discount_price: 48_500 })
  })

  // proves 1.5.44 1.9.19
  it('orders at least 1', () => {
    const line = lineFromProduct({ ...product, minimum_order_quantity: 0 }, vendor, terms)
    expect(line.quantity).toBe(1)
  })

  it.each([
    { relation: 60, own: [{ name: '14 Days', value: 14 }], wanted: 60 },
    { relation: 0, own: [{ name: '14 Days', value: 14 }], wanted: 0 },
    { relation: null, own: [{ name: '14 Days', value: 14 }], wanted: 14 },
    { relation: null, own: [], wanted: 30 },
  ])("has the relation's term, else its own, else the vendor's: $wanted", (one) => {
    const line = lineFromProduct({ ...product, payment_term: one.own }, vendor, {
      ...terms,
      payment_term: one.relation,
    })
    expect(line.payment_term).toBe(one.wanted)
  })

  it('of a vendor without a setting has no default discount and no down payment', () => {
    const line = lineFromProduct({ ...product, discount: 0 }, { ...vendor, setting: [] }, terms)
    expect(line).toMatchObject({ discount: 0, discount_price: 50_000, down_payment_setting: 0 })
  })

  it('is priced again for another quantity, and nothing else changes', () => {
    const line = lineFromProduct(product, vendor, terms)
    const more = repriceLine(line, 2.5)
    expect(more).toMatchObject({ quantity: 2.5, sub_total: 98_512, tax_price: 9_762 })
    expect(more).toMatchObject({ discount_price: 35_500, discount: 0.29, discount_product: 29 })
    expect(repriceLine(more, 2)).toEqual(line)
  })
})

describe('lines by vendor', () => {
  const line = lineFromProduct(product, vendor, terms)
  const of = (vendorId: string, productId: string, sub_total: number) => ({
    ...line,
    vendorId,
    productId,
    vendor_name: `Vendor ${vendorId}`,
    sub_total,
  })

  // proves 1.2.78
  it('are grouped in the order in which they were added, with their sums', () => {
    const groups = groupByVendor([
      of('b', '1', 100),
      of('a', '2', 33),
      of('b', '3', 99),
      of('a', '4', 33),
    ])
    expect(groups.map((group) => [group.vendorId, group.vendorName])).toEqual([
      ['b', 'Vendor b'],
      ['a', 'Vendor a'],
    ])
    expect(groups.map(({ lines }) => lines.map(({ productId }) => productId))).toEqual([
      ['1', '3'],
      ['2', '4'],
    ])
    expect(groups.map(({ subTotal, downPayment }) => [subTotal, downPayment])).toEqual([
      [199, 39],
      [66, 13],
    ])
  })

  it('are no groups without lines', () => {
    expect(groupByVendor([])).toEqual([])
  })
})
