import type { EditedCategory } from '@pasok/domain/catalog/catalog.provider.contract'
import { describe, expect, it } from 'vitest'
import {
  findInForest,
  growForest,
  listRows,
  neighbourFor,
  pathOf,
  placesFor,
} from './provider-category-tree'

const category = (
  _id: string,
  parent_id: string | null,
  level: number,
  products = 0,
): EditedCategory => ({ _id, parent_id, level, name: _id.toUpperCase(), products, version: 1 })

const FOREST = growForest([
  category('office', null, 0, 1),
  category('pantry', null, 0),
  category('paper', 'office', 1, 2),
  category('pens', 'office', 1),
  category('a4', 'paper', 2, 4),
  category('a3', 'paper', 2),
])
const get = (id: string) => {
  const node = FOREST.byId.get(id)
  if (!node) throw new Error(id)
  return node
}
const ids = (nodes: readonly { _id: string }[]) => nodes.map(({ _id }) => _id)

describe('the forest', () => {
  it('is sorted and sums up its descendants', () => {
    expect(ids(FOREST.roots)).toEqual(['office', 'pantry'])
    expect(ids(get('office').children)).toEqual(['paper', 'pens'])
    expect(get('office').productsBelow).toBe(7)
    expect(get('paper').productsBelow).toBe(6)
    expect(pathOf(get('a4'))).toEqual(['OFFICE', 'PAPER', 'A4'])
  })

  it('shows open nodes', () => {
    const rows = (open: readonly string[]) =>
      ids(listRows(FOREST.roots, ({ _id }) => open.includes(_id), null))
    expect(rows([])).toEqual(['office', 'pantry'])
    expect(rows(['office', 'paper'])).toEqual(['office', 'paper', 'a4', 'a3', 'pens', 'pantry'])
    expect(rows(['paper'])).toEqual(['office', 'pantry'])
  })

  it('finds words and shows the path to each match', () => {
    expect(findInForest(FOREST, undefined)).toBeNull()
    const { found, shown } = findInForest(FOREST, 'a4') ?? { found: new Set(), shown: new Set() }
    expect([...found]).toEqual(['a4'])
    expect([...shown].toSorted()).toEqual(['a4', 'office', 'paper'])
    expect(findInForest(FOREST, 'nothing')?.shown.size).toBe(0)
  })

  it('lets matches be opened', () => {
    const looked = findInForest(FOREST, 'paper')
    const rows = (open: readonly string[]) =>
      ids(listRows(FOREST.roots, ({ _id }) => open.includes(_id), looked))
    expect(rows(['office'])).toEqual(['office', 'paper'])
    expect(rows(['office', 'paper'])).toEqual(['office', 'paper', 'a4', 'a3'])
  })
})

describe('moving by one position', () => {
  it('names the preceding sibling', () => {
    expect(neighbourFor(FOREST, get('pens'), -1)).toEqual({ after_id: null })
    expect(neighbourFor(FOREST, get('paper'), 1)).toEqual({ after_id: 'pens' })
    expect(neighbourFor(FOREST, get('a3'), -1)).toEqual({ after_id: null })
  })

  it('ends at the ends', () => {
    expect(neighbourFor(FOREST, get('office'), -1)).toBeUndefined()
    expect(neighbourFor(FOREST, get('pantry'), 1)).toBeUndefined()
    const three = growForest(['a', 'b', 'c'].map((id) => category(id, null, 0)))
    const last = three.roots[2]
    expect(last && neighbourFor(three, last, -1)).toEqual({ after_id: 'a' })
  })
})

it('a category can move below any category except itself and its descendants', () => {
  const { atTop, parents } = placesFor(FOREST, get('paper'))
  expect(atTop).toBe(true)
  expect(ids(parents)).toEqual(['office', 'pantry', 'pens'])
})
