import { expect, it } from 'vitest'
import { rowsOfPage, hasWords } from './list-slices'

it('gives the rows of a page, and none beyond the last', () => {
  expect(rowsOfPage([1, 2, 3, 4, 5], 1, 2)).toEqual([3, 4])
  expect(rowsOfPage([1, 2, 3, 4, 5], 2, 2)).toEqual([5])
  expect(rowsOfPage([1, 2, 3, 4, 5], 3, 2)).toEqual([])
})

it.each([
  [undefined, true],
  ['wira', true],
  ['maju  ADINATA', true],
  ['wira besi', false],
])('finds %s: %s', (search, found) => {
  expect(hasWords(['Wira Adinata', 'PT Maju'], search)).toBe(found)
})
