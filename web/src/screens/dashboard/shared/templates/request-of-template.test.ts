// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { lineOf } from '@pasok/domain/cart/cart.line.fixture'
import type { TemplateItems } from '../../../../features/templates/templates.queries'
import { isAsSaved, requestOf } from './request-of-template'

const templateOf = (given: Partial<TemplateItems>): TemplateItems => ({
  _id: 't1',
  name: 'Office',
  version: 1,
  items: [],
  problems: [],
  repriced: [],
  ...given,
})

describe('a request of a template', () => {
  it('has the template’s lines if nothing has changed', () => {
    const items = [lineOf({ productId: 'a', quantity: 2, note: 'blue' }), lineOf()]
    const request = requestOf(templateOf({ items }))
    expect(request.lines).toEqual(items)
    expect(isAsSaved(request)).toBe(true)
  })

  it('omits withdrawn products and those without stock, and says why', () => {
    const items = [
      lineOf({ productId: 'gone' }),
      lineOf({ productId: 'empty', stock: 0 }),
      lineOf({ productId: 'here' }),
    ]
    const problems: TemplateItems['problems'] = [
      { productId: 'gone', name: '', problem: 'withdrawn', limit: 0 },
      { productId: 'empty', name: '', problem: 'stock-empty', limit: 0 },
    ]
    const request = requestOf(templateOf({ items, problems }))
    expect(request.lines.map(({ productId }) => productId)).toEqual(['here'])
    expect(request.missing.map(({ productId, text }) => [productId, text.en])).toEqual([
      ['gone', 'No longer offered'],
      ['empty', 'Product stock is empty, please contact vendor.'],
    ])
    expect(isAsSaved(request)).toBe(false)
  })

  it('adjusts quantities to minimum and stock, with old and new values', () => {
    const items = [
      lineOf({ productId: 'few', quantity: 9, stock: 4 }),
      lineOf({ productId: 'many', quantity: 1, minimum_order_quantity: 5 }),
    ]
    const { lines, fitted, missing } = requestOf(templateOf({ items }))
    expect(lines.map(({ quantity }) => quantity)).toEqual([4, 5])
    expect(fitted.map(({ productId, from, to }) => [productId, from, to])).toEqual([
      ['few', 9, 4],
      ['many', 1, 5],
    ])
    expect(missing).toEqual([])
  })

  it('reports new prices only of included lines', () => {
    const change = (productId: string) => ({ productId, name: productId, from: 900, to: 1_000 })
    const { repriced } = requestOf(
      templateOf({
        items: [lineOf({ productId: 'here' }), lineOf({ productId: 'empty', stock: 0 })],
        repriced: [change('here'), change('empty')],
      }),
    )
    expect(repriced).toEqual([{ ...change('here'), field: 'price' }])
  })
})
