// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { drawnOf } from './cart-lines'

const counts = [10, 400, 3]

it('renders the lines that fill the screen first, then all', () => {
  expect(drawnOf(counts, 30)).toEqual([10, 20, 0])
  expect(drawnOf(counts, 500)).toEqual([10, 400, 3])
})
