import type { PortalProduct } from '@pasok/domain/catalog/portal/portal.model'
import { describe, expect, it } from 'vitest'
import { bodyOf, draftOf, newDraft, priceOf, problemsOf } from './portal-product-draft'

const PRODUCT: PortalProduct = {
  _id: 'p1',
  name: 'Paper A4',
  sku: 'PPR-A4',
  slug_product: 'paper-a4',
  brand: 'Sinar',
  category_id: 'c1',
  category_path: ['Office', 'Paper'],
  picture: '/pictures/1-400.webp',
  retail_price: 1_250_000.5,
  discount_product: 12.5,
  tax_title: 'PPN',
  tax_percentage: 11,
  stock: 1_250,
  minimum_order_quantity: 0.5,
  state: 'offered',
  version: 3,
  updated_at: '2026-11-21T03:00:00.000Z',
  short_description: 'White',
  description: 'White and smooth',
  storage: '',
  pictures: ['/pictures/1.webp', '/pictures/2.webp'],
  payment_term: null,
  weight: 2.125,
  width: 0,
  height: 0,
  length: 29.7,
  warehouse_city_id: '3171',
  warehouse_city: 'Jakarta',
  warehouse_province_id: '31',
  warehouse_province: 'DKI Jakarta',
  coverage_id: 'v1',
  coverage_name: 'Java',
  created_at: '2026-11-01T03:00:00.000Z',
}

describe('a product in the form', () => {
  it('is sent unchanged when nothing was typed', () => {
    expect(bodyOf(draftOf(PRODUCT))).toEqual({
      name: 'Paper A4',
      sku: 'PPR-A4',
      brand: 'Sinar',
      category_id: 'c1',
      short_description: 'White',
      description: 'White and smooth',
      pictures: ['/pictures/1.webp', '/pictures/2.webp'],
      retail_price: 1_250_000.5,
      discount_product: 12.5,
      tax_title: 'PPN',
      tax_percentage: 11,
      stock: 1_250,
      minimum_order_quantity: 0.5,
      payment_term: null,
      weight: 2.125,
      width: 0,
      height: 0,
      length: 29.7,
      storage: '',
      warehouse_city_id: '3171',
      coverage_id: 'v1',
    })
    expect(problemsOf(draftOf(PRODUCT)).size).toBe(0)
    expect(draftOf(PRODUCT).stock_seen).toBe(1_250)
  })

  it('shows formatted numbers, and nothing for missing measurements', () => {
    expect(draftOf(PRODUCT)).toMatchObject({
      retail_price: '1.250.000,5',
      weight: '2,125',
      width: '',
      payment_term: '',
    })
  })

  it('reports each missing or invalid field', () => {
    const wrong = problemsOf({ ...newDraft({}), stock: 'many', payment_term: '12,5' })
    expect([...wrong.keys()]).toEqual([
      'name',
      'sku',
      'category_id',
      'retail_price',
      'stock',
      'payment_term',
      'warehouse_city_id',
      'coverage_id',
    ])
  })

  it('starts with the last product’s warehouse and delivery area', () => {
    expect(newDraft({ warehouse_city_id: '3171', coverage_id: 'v1' })).toMatchObject({
      warehouse_city_id: '3171',
      coverage_id: 'v1',
      minimum_order_quantity: '1',
      tax_title: 'PPN',
    })
  })
})

describe('what buyers pay', () => {
  const draft = { ...newDraft({}), retail_price: '100.000' }

  it('has the discount of the product, then the tax', () => {
    const price = priceOf({ ...draft, discount_product: '10' }, 5)
    expect(price?.discountPrice.toNumber()).toBe(90_000)
    expect(price?.singleTaxPrice.toNumber()).toBe(9_900)
    expect(price?.finalPrice.toNumber()).toBe(99_900)
  })

  it('has the default discount of the vendor where the product has none', () => {
    expect(priceOf(draft, 5)?.discountPrice.toNumber()).toBe(95_000)
  })

  it.each([
    ['without a price', { retail_price: '' }],
    ['with a discount above all', { discount_product: '101' }],
    ['with a tax that is no number', { tax_percentage: 'much' }],
  ])('is unknown %s', (_, typed) => {
    expect(priceOf({ ...draft, ...typed }, 0)).toBeUndefined()
  })
})
