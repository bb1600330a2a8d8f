import { expect, it } from 'vitest'
import { isInStock, stockAfter } from './catalog.stock'

it.each([
  ['not changed', [35, 40, 40], '35'],
  ['changed while nobody else did', [40, 50, 40], '50'],
  ['changed to what it is already', [35, 35, 40], '35'],
  ['changed while orders took of it', [35, 50, 40], undefined],
  ['written otherwise', ['40', '40.00', '40'], '40'],
] as const)('a stock that was %s', (_, [now, wanted, seen], after) =>
  expect(stockAfter(now, wanted, seen)?.toFixed()).toBe(after),
)

it.each([
  ['10', '10.00', true],
  ['9.99', '10', false],
  [1, 0, true],
  ['0.5', '0.5', false],
] as const)('of a stock of %s with a minimum of %s there is something to be had: %s', (...of) => {
  const [stock, minimum, isThere] = of
  expect(isInStock(stock, minimum)).toBe(isThere)
})
