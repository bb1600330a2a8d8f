import { expect, it } from 'vitest'
import { readTyped, tidyTyped, writeTyped } from './typed-numbers'

it.each([
  ['1250000', '1250000'],
  ['1.250.000', '1250000'],
  ['1.250', '1250'],
  ['Rp. 1.250.000,50', '1250000.50'],
  [' 12,5 % ', '12.5'],
  ['12.5', '12.5'],
  ['1,250,000', '1250000'],
  ['1,250.75', '1250.75'],
  ['0,01', '0.01'],
  ['-3', '-3'],
  ['', ''],
  ['twelve', 'twelve'],
  ['1.25.000', '1.25.000'],
])('%s is read as %s', (typed, plain) => {
  expect(readTyped(typed)).toBe(plain)
})

it.each([0, 0.01, 12.5, 999, 1_000, 1_250_000.5, 999_999_999_999.99, 0.125])(
  '%d comes back as it was written',
  (value) => {
    expect(Number(readTyped(writeTyped(value)))).toBe(value)
  },
)

it.each([
  ['1250000', '1.250.000'],
  ['12.5', '12,5'],
  ['1,2345', '1,2345'],
  ['many', 'many'],
  ['', ''],
  ['99999999999999999999', '99999999999999999999'],
])('%s is tidied to %s', (typed, tidy) => {
  expect(tidyTyped(typed)).toBe(tidy)
})
