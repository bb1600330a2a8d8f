import { productErrors } from '@pasok/domain/catalog/portal/portal.texts'
import { describe, expect, it } from 'vitest'
import { placeAfter, readCell } from './portal-cells'

const rows = [{ _id: 'a' }, { _id: 'b' }, { _id: 'c' }]

describe('keyboard movement between cells', () => {
  it.each([
    ['down', 'a', 'stock', 'b', 'stock'],
    ['up', 'c', 'stock', 'b', 'stock'],
    ['right', 'a', 'retail_price', 'a', 'discount_product'],
    ['right', 'a', 'minimum_order_quantity', 'b', 'retail_price'],
    ['left', 'b', 'retail_price', 'a', 'minimum_order_quantity'],
    ['left', 'b', 'stock', 'b', 'discount_product'],
  ] as const)('%s of %s %s is %s %s', (step, id, field, nextId, nextField) => {
    expect(placeAfter(rows, { id, field }, step)).toEqual({ id: nextId, field: nextField })
  })

  it.each([
    ['down', 'c', 'stock'],
    ['up', 'a', 'stock'],
    ['left', 'a', 'retail_price'],
    ['right', 'c', 'minimum_order_quantity'],
    ['down', 'gone', 'stock'],
  ] as const)('%s of %s %s is nowhere', (step, id, field) => {
    expect(placeAfter(rows, { id, field }, step)).toBeNull()
  })
})

describe('typed input', () => {
  it('is a value, or keeps the current one', () => {
    expect(readCell('retail_price', '1.250.000,5', 1)).toEqual({
      kind: 'value',
      value: 1_250_000.5,
    })
    expect(readCell('stock', '12', 12)).toEqual({ kind: 'same' })
    expect(readCell('stock', '0', 12)).toEqual({ kind: 'value', value: 0 })
  })

  it.each([
    ['retail_price', '0', productErrors.priceRequired],
    ['retail_price', '', productErrors.priceRequired],
    ['retail_price', 'cheap', productErrors.noNumber],
    ['retail_price', '1,2555', productErrors.decimals],
    ['retail_price', '52,500', productErrors.noNumber],
    ['discount_product', '101', productErrors.tooLarge],
    ['stock', '-1', productErrors.tooSmall],
    ['minimum_order_quantity', '0', productErrors.minimumRequired],
  ] as const)('%s %s is refused', (field, typed, text) => {
    expect(readCell(field, typed, 5)).toMatchObject({ kind: 'wrong', problem: { field, text } })
  })
})
