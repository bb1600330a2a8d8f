// @vitest-environment happy-dom
import type { RequestItem } from '@pasok/domain/requests/requests.model'
import { describe, expect, it } from 'vitest'
import { lineOf, sumsOf, type RequestVendor } from './request-lines'

const item = (over: Partial<RequestItem> = {}): RequestItem => ({
  _id: 'i1',
  productId: 'p1',
  vendorId: 'v1',
  name: 'Kertas A4',
  slug: 'kertas-a4',
  sku: 'SKU-1',
  brand: 'Sinar',
  images_product: '',
  quantity: 2.5,
  minimum_order_quantity: 1,
  stock: 10,
  retail_price: 100,
  discount: 0.29,
  discount_product: 29,
  special_discount: 0,
  discount_setting: 0,
  discount_price: 71,
  tax: { title: 'PPN', value: 0.11 },
  single_tax_price: 7.81,
  tax_price: 19,
  sub_total_before_tax: 178,
  sub_total: 197,
  payment_term: 30,
  note: '',
  ...over,
})

const vendor = (items: RequestItem[], down_payment: number): RequestVendor => ({
  vendor: { _id: 'v1', name: 'V', phone: '', email: '', address: '' },
  down_payment,
  down_payment_setting: 30,
  total: 0,
  packages: [{ code_package: null, payment_terms: 30, items }],
})

describe('lines of a request', () => {
  // proves 2.5.22
  it('shows the discount in whole percent, rounded down, and names the tax with its rate', () => {
    const line = lineOf(item())
    expect(line.discountPercent).toBe(29)
    expect(lineOf(item({ discount: 0.025 })).discountPercent).toBe(2)
    expect(line.tax).toBe('PPN 11%')
    expect(lineOf(item({ tax: { title: 'PPN', value: 0 } })).tax).toBe('–')
  })

  it('sums without binary fractions', () => {
    const items = [
      item({ sub_total_before_tax: 0.1, tax_price: 0.7 }),
      item({ sub_total_before_tax: 0.2, tax_price: 0.1 }),
    ]
    expect(sumsOf([vendor(items, 59), vendor([], 1)])).toEqual({
      items: 2,
      beforeTax: 0.3,
      tax: 0.8,
      downPayment: 60,
    })
  })
})
