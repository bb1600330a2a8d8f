import { expect, it } from 'vitest'
import { differenceOf, listDifferenceOf } from './audit-difference'

it('names what changed, side by side, and counts the rest', () => {
  const before = { status: 'UNVERIFIED', name: 'Maju', city: { id: '1' } }
  const after = { status: 'VERIFIED', name: 'Maju', city: { id: '2' } }
  expect(differenceOf(before, after)).toEqual({
    changed: [
      { field: 'status', before: 'UNVERIFIED', after: 'VERIFIED' },
      { field: 'city.id', before: '1', after: '2' },
    ],
    unchanged: 1,
  })
})

it('distinguishes an added or removed field from an empty one', () => {
  expect(differenceOf({ a: null }, { b: '' }).changed).toEqual([
    { field: 'b', before: undefined, after: '' },
    { field: 'a', before: null, after: undefined },
  ])
  expect(differenceOf({ a: '' }, { a: null }).changed).toHaveLength(1)
})

it('compares a list of names as a whole, and an empty list as it is', () => {
  const { changed } = differenceOf({ users: ['a'] }, { users: ['a', 'b'] })
  expect(changed).toEqual([{ field: 'users', before: ['a'], after: ['a', 'b'] }])
  expect(differenceOf({ users: [] }, { users: [] })).toEqual({ changed: [], unchanged: 1 })
  const lines = { lines: [['SKU-1', '2']] }
  expect(differenceOf(null, lines).changed).toEqual([
    { field: 'lines', before: undefined, after: [['SKU-1', '2']] },
  ])
})

it('compares a list of records entry by entry', () => {
  const { changed, unchanged } = differenceOf(
    [{ title: 'NIB', number: '1' }],
    [{ title: 'NIB', number: '2' }],
  )
  expect(changed).toEqual([{ field: '0.number', before: '1', after: '2' }])
  expect(unchanged).toBe(1)
})

it.each([
  [null, null],
  [undefined, undefined],
  [null, undefined],
])('finds no difference between %s and %s', (before, after) => {
  expect(differenceOf(before, after)).toEqual({ changed: [], unchanged: 0 })
})

it('accepts values that are not records', () => {
  expect(differenceOf(null, 'hello').changed).toEqual([
    { field: '', before: undefined, after: 'hello' },
  ])
  expect(differenceOf(1, 1)).toEqual({ changed: [], unchanged: 1 })
})

it.each([
  [['a', 'b'], ['b', 'c'], { removed: ['a'], added: ['c'], unchanged: 1 }],
  [[], ['a', 'a'], { removed: [], added: ['a', 'a'], unchanged: 0 }],
  [['a', 'a'], ['a'], { removed: ['a'], added: [], unchanged: 1 }],
  [['a'], ['a', 'a', 'b'], { removed: [], added: ['a', 'b'], unchanged: 1 }],
  [['a', 'b'], ['b', 'a'], { removed: [], added: [], unchanged: 2 }],
  [[['s', '1']], [['s', '2']], { removed: [['s', '1']], added: [['s', '2']], unchanged: 0 }],
])('of the lists %j and %j', (before, after, difference) =>
  expect(listDifferenceOf(before, after)).toEqual(difference),
)
