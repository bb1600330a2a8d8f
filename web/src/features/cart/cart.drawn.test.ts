import { expect, it } from 'vitest'
import { drawnOf } from './cart-lines'

const counts = [10, 400, 3]

it('draws what fills the screen first, then all', () => {
  expect(drawnOf(counts, 30)).toEqual([10, 20, 0])
  expect(drawnOf(counts, 500)).toEqual([10, 400, 3])
})
