import { expect, it } from 'vitest'
import { differenceOf, fieldName } from './audit-difference'

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

it('tells a field that came or went from one that is empty', () => {
  expect(differenceOf({ a: null }, { b: '' }).changed).toEqual([
    { field: 'b', before: undefined, after: '' },
    { field: 'a', before: null, after: undefined },
  ])
  expect(differenceOf({ a: '' }, { a: null }).changed).toHaveLength(1)
})

it('takes lists entry by entry, and an empty list as it is', () => {
  const { changed } = differenceOf({ documents: ['a'] }, { documents: ['a', 'b'] })
  expect(changed).toEqual([{ field: 'documents.1', before: undefined, after: 'b' }])
  expect(differenceOf({ documents: [] }, { documents: [] })).toEqual({ changed: [], unchanged: 1 })
})

it.each([
  [null, null],
  [undefined, undefined],
  [null, undefined],
])('has nothing to say of %s and %s', (before, after) => {
  expect(differenceOf(before, after)).toEqual({ changed: [], unchanged: 0 })
})

it('bears what is no record', () => {
  expect(differenceOf(null, 'hello').changed).toEqual([
    { field: '', before: undefined, after: 'hello' },
  ])
  expect(differenceOf(1, 1)).toEqual({ changed: [], unchanged: 1 })
})

it.each([
  ['returned_reason', 'Returned reason'],
  ['legal_documents.0.fileName', 'Legal documents 1 file name'],
  ['lastStatus', 'Last status'],
  ['', ''],
])('reads %s as %s', (field, name) => expect(fieldName(field)).toBe(name))
