import { groupByVendor } from '@pasok/domain/cart/cart.groups'
import { expect, it } from 'vitest'
import type { DraftLine } from '@pasok/domain/cart/draft/draft.model'
import { lineOf } from '@pasok/domain/cart/cart.line.fixture'
import { steadyGroups } from './cart.steady'

const stored = (productId: string, vendorId: string, quantity = 1): DraftLine => ({
  ...lineOf({ productId, vendorId, quantity }),
  position: 1,
  stamp: 1,
})
const lines = [stored('a', 'v1'), stored('b', 'v2'), stored('c', 'v1')]

it('are the groups of the lines, in their order', () => {
  expect(steadyGroups([], lines)).toEqual(groupByVendor(lines))
})

it('keep their identity exactly while their lines do', () => {
  const before = steadyGroups([], lines)
  const now = steadyGroups(before, [...lines.slice(0, 2), stored('c', 'v1', 4)])
  expect(now[1]).toBe(before[1])
  expect(now[0]).not.toBe(before[0])
  expect(now[0]?.subTotal).toBe(5 * (before[1]?.subTotal ?? 0))
})

it('reflect a removed line and a moved line', () => {
  const before = steadyGroups([], lines)
  expect(steadyGroups(before, lines.slice(0, 2))[0]?.lines).toHaveLength(1)
  const turned = steadyGroups(before, [...lines].toReversed())
  expect(turned.map(({ vendorId }) => vendorId)).toEqual(['v1', 'v2'])
  expect(turned[0]?.lines.map(({ productId }) => productId)).toEqual(['c', 'a'])
})
