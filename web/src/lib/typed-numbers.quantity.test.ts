// @vitest-environment happy-dom
import { isQuantityText } from '@pasok/domain/cart/cart.rules'
import { expect, it } from 'vitest'
import { writtenNumber } from './format'
import { readQuantity } from './typed-numbers'

it('reads a comma or a point, and writes a comma', () => {
  for (const typed of ['2,35', ' 2.35 ']) expect(readQuantity(typed)).toBe('2.35')
  expect(readQuantity(writtenNumber(1000.5))).toBe('1000.5')
  expect(writtenNumber(2.35)).toBe('2,35')
})

it('does not accept two separators or a thousands separator', () => {
  for (const typed of ['1.000,5', '1,000', '1.000'])
    expect(isQuantityText(readQuantity(typed))).toBe(false)
})
