import { expect, it } from 'vitest'
import { drawnOf } from './cart.drawn'
import { lineOf } from '@pasok/domain/cart/cart.line.fixture'

const group = (count: number) => ({ lines: Array.from({ length: count }, () => lineOf()) })
const groups = [group(10), group(400), group(3)]

it('draws what fills the screen first, then all', () => {
  expect(drawnOf(groups, 30)).toEqual([10, 20, 0])
  expect(drawnOf(groups, 500)).toEqual([10, 400, 3])
})
