import type { Report } from '@pasok/domain/reports/reports.model'
import { expect, it } from 'vitest'
import { listsOf } from './lists-of'

it('the top products name their vendor: two vendors may call a product the same', () => {
  const others = { totalAmount: 0, count: 0 }
  const product = (vendorName: string) => ({
    _id: vendorName,
    name: 'Paper A4',
    vendorName,
    qty: 2,
    totalAmount: 100,
  })
  const report: Pick<
    Report,
    'seller' | 'category' | 'department' | 'product_category' | 'product' | 'others'
  > = {
    seller: [],
    category: [],
    department: [],
    product_category: [],
    product: [product('PT Sinar'), product('PT Karya')],
    others: { seller: others, category: others, department: others, product_category: others },
  }
  const products = listsOf(report).find(({ key }) => key === 'product')
  expect(products?.rows.map(({ name, about }) => [name, about])).toEqual([
    ['Paper A4', 'PT Sinar'],
    ['Paper A4', 'PT Karya'],
  ])
})
