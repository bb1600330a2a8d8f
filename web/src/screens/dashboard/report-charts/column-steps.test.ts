import { expect, it } from 'vitest'
import { namedOf, nextColumn } from './column-steps'

const named = (points: number, place?: string) =>
  Array.from({ length: points }, (_, at) => at).filter((at) =>
    [place ?? 'end', place ?? 'middle'].includes(namedOf(points)(at) ?? ''),
  )

it('labels few points, evenly spaced', () => {
  expect(named(1)).toEqual([0])
  expect(named(6)).toEqual([0, 1, 2, 3, 4, 5])
  expect(named(12)).toEqual([0, 2, 4, 6, 8, 10])
  expect(named(31)).toEqual([0, 6, 12, 18, 24, 30])
  expect(named(31, 'end')).toEqual([0, 30])
  expect(named(12, 'end')).toEqual([0, 10])
})

it('moves from column to column, and stops at the ends', () => {
  expect(nextColumn('ArrowRight', 3, 5)).toBe(4)
  expect(nextColumn('ArrowRight', 4, 5)).toBe(4)
  expect(nextColumn('ArrowLeft', 0, 5)).toBe(0)
  expect(nextColumn('Home', 3, 5)).toBe(0)
  expect(nextColumn('End', 1, 5)).toBe(4)
  expect(nextColumn('Enter', 1, 5)).toBeUndefined()
})
