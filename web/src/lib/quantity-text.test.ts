// @vitest-environment happy-dom
import { isQuantityText } from '@pasok/domain/cart/cart.rules'
import { expect, it } from 'vitest'
import { writtenNumber } from './format'
import { readQuantity } from './typed-numbers'

it('reads a comma and a point alike, and writes a comma as all figures have', () => {
  for (const typed of ['2,35', ' 2.35 ']) expect(readQuantity(typed)).toBe('2.35')
  expect(readQuantity(writtenNumber(1000.5))).toBe('1000.5')
  expect(writtenNumber(2.35)).toBe('2,35')
})

it('leaves unclear what has two signs, or a thousand’s', () => {
  for (const typed of ['1.000,5', '1,000', '1.000'])
    expect(isQuantityText(readQuantity(typed))).toBe(false)
})
