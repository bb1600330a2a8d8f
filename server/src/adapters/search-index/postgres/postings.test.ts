import { describe, expect, it } from 'vitest'
import { StoredColumns } from './growing'
import { PLACE, type Place, postingPlace, postingRow, Postings } from './postings'

type Entry = readonly [row: number, place: Place]

/** Every step needs one more byte than the one before, up to the largest rows that fit. */
const FAR: Entry[] = [
  [0, PLACE.sku],
  [15, PLACE.name],
  [31, PLACE.nameStart],
  [2_100, PLACE.maker],
  [300_000, PLACE.description],
  [40_000_000, PLACE.category],
  [2 ** 29 - 1, PLACE.sku],
]
const ROWS = 3_000
/** By word: entries in every row, in every hundredth row, and in a single row. */
const everyRow = (step: number): Entry[] =>
  Array.from({ length: ROWS / step }, (_, n) => [n * step, PLACE.description])
const LISTS: Entry[][] = [everyRow(1), everyRow(100), [], [[ROWS - 1, PLACE.nameStart]]]

/** Adds the entries row by row, as documents are added. */
function makePostings(lists: readonly (readonly Entry[])[]): Postings {
  const postings = new Postings()
  const all = lists.flatMap((list, word) => list.map(([row, place]) => ({ word, row, place })))
  for (const { word, row, place } of all.toSorted((a, b) => a.row - b.row))
    postings.add(word, row, place)
  return postings
}

function entriesOf(postings: Postings, word: number): Entry[] {
  const count = postings.read(word)
  expect(count).toBe(postings.count(word))
  return Array.from(postings.entries.subarray(0, count), (one) => [
    postingRow(one),
    postingPlace(one) as Place,
  ])
}

const listsOf = (postings: Postings) => LISTS.map((_, word) => entriesOf(postings, word))

function restored(postings: Postings): Postings {
  const copy = new Postings()
  copy.restore(new StoredColumns(postings.columns().map((column) => column.slice())))
  return copy
}

describe('Postings', () => {
  it('reads what was added, near and far rows, and nothing for other words', () => {
    expect(listsOf(makePostings(LISTS))).toEqual(LISTS)
    expect(entriesOf(makePostings([FAR]), 0)).toEqual(FAR)
    expect(entriesOf(makePostings(LISTS), 99)).toEqual([])
  })

  it('counts a row once, with its first place', () => {
    const postings = makePostings([[[0, PLACE.name]], [[7, PLACE.maker]]])
    postings.add(0, 0, PLACE.sku)
    postings.add(1, 7, PLACE.sku)
    expect(entriesOf(postings, 0)).toEqual([[0, PLACE.name]])
    expect(entriesOf(postings, 1)).toEqual([[7, PLACE.maker]])
  })

  it('stores a frequent word in one byte per row', () => {
    const postings = makePostings([everyRow(1)])
    postings.trim()
    expect(postings.columns()[0]?.byteLength).toBe(ROWS)
  })

  it('goes on after it was trimmed and restored', () => {
    const postings = makePostings(LISTS)
    postings.trim()
    expect(listsOf(postings)).toEqual(LISTS)
    const copy = restored(postings)
    expect(listsOf(copy)).toEqual(LISTS)
    for (const one of [postings, copy]) {
      one.add(0, ROWS - 1, PLACE.sku)
      one.add(0, ROWS, PLACE.sku)
      one.add(2, ROWS, PLACE.maker)
      expect(entriesOf(one, 0)).toEqual([...everyRow(1), [ROWS, PLACE.sku]])
      expect(entriesOf(one, 2)).toEqual([[ROWS, PLACE.maker]])
      expect(entriesOf(one, 3)).toEqual([[ROWS - 1, PLACE.nameStart]])
    }
  })

  it('renumbers the rows, without those that were removed', () => {
    const postings = makePostings(LISTS)
    const moved = Int32Array.from({ length: ROWS }, (_, row) => (row % 3 === 0 ? row / 3 : -1))
    postings.compact(moved)
    const expected = LISTS.map((list) =>
      list.flatMap(([row, place]): Entry[] => (row % 3 === 0 ? [[row / 3, place]] : [])),
    )
    expect(listsOf(postings)).toEqual(expected)
    expect(listsOf(restored(postings))).toEqual(expected)
    postings.add(1, ROWS, PLACE.name)
    postings.add(3, 0, PLACE.name)
    expect(entriesOf(postings, 1).at(-1)).toEqual([ROWS, PLACE.name])
    expect(entriesOf(postings, 3)).toEqual([[0, PLACE.name]])
  })
})
