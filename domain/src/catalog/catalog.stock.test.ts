import { expect, it } from 'vitest'
import { stockAfter } from './catalog.stock'

it.each([
  ['not changed', [35, 40, 40], '35'],
  ['changed while nobody else did', [40, 50, 40], '50'],
  ['changed to what it is already', [35, 35, 40], '35'],
  ['changed while orders took of it', [35, 50, 40], undefined],
  ['written otherwise', ['40', '40.00', '40'], '40'],
] as const)('a stock that was %s', (_, [now, wanted, seen], after) =>
  expect(stockAfter(now, wanted, seen)?.toFixed()).toBe(after),
)
