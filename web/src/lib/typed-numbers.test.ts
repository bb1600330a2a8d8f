import { readFigure } from '@pasok/domain/kernel/read-figure'
import { expect, it } from 'vitest'
import { tidyTyped, writeTyped } from './typed-numbers'

it.each([0, 0.01, 12.5, 999, 1_000, 1_250_000.5, 999_999_999_999.99, 0.125])(
  '%d is read back unchanged',
  (value) => {
    expect(Number(readFigure(writeTyped(value)))).toBe(value)
  },
)

it.each([
  ['1250000', '1.250.000'],
  ['12.5', '12,5'],
  ['1,2345', '1,2345'],
  ['52,500', '52,500'],
  ['many', 'many'],
  ['', ''],
  ['99999999999999999999', '99999999999999999999'],
])('%s is normalised to %s', (typed, tidy) => {
  expect(tidyTyped(typed)).toBe(tidy)
})
