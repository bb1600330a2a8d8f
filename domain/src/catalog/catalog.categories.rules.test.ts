import { describe, expect, it } from 'vitest'
import {
  findNamesake,
  hasRoomBelow,
  heightBelow,
  listIdsBelow,
  placeProblemsOf,
  type TreeCategory,
} from './catalog.categories.rules'

const ORDER = ['office', 'paper', 'a4', 'white', 'thick', 'pantry', 'drinks'] as const
type Key = (typeof ORDER)[number]

const PARENTS: Readonly<Record<Key, Key | null>> = {
  office: null,
  paper: 'office',
  a4: 'paper',
  white: 'a4',
  thick: 'white',
  pantry: null,
  drinks: 'pantry',
}

const levelOf = (key: Key): number => {
  const parent = PARENTS[key]
  return parent === null ? 0 : levelOf(parent) + 1
}

const of = (key: Key): TreeCategory => ({
  id: key,
  parentId: PARENTS[key],
  level: levelOf(key),
  name: key.toUpperCase(),
})
const TREE = ORDER.map(of)

describe('the tree of categories', () => {
  // proves 1.2.44
  it('has five levels', () => {
    expect([0, 1, 2, 3, 4].filter(hasRoomBelow)).toEqual([0, 1, 2, 3])
  })

  it('knows the descendants of a category, and their depth', () => {
    expect([...listIdsBelow(TREE, 'paper')]).toEqual(['a4', 'white', 'thick'])
    expect(listIdsBelow(TREE, 'thick').size).toBe(0)
    expect(heightBelow(TREE, of('office'))).toBe(4)
    expect(heightBelow(TREE, of('drinks'))).toBe(0)
  })

  it('ends on a tree with a circle', () => {
    const circle = [
      { id: 'a', parentId: 'b', level: 0, name: 'A' },
      { id: 'b', parentId: 'a', level: 1, name: 'B' },
    ]
    expect([...listIdsBelow(circle, 'a')]).toEqual(['b', 'a'])
  })

  it('finds a sibling of the same name, whatever its case', () => {
    expect(findNamesake(TREE, 'office', 'Paper')?.id).toBe('paper')
    expect(findNamesake(TREE, 'office', 'Paper', 'paper')).toBeUndefined()
    expect(findNamesake(TREE, null, 'paper')).toBeUndefined()
  })
})

describe('moving a category', () => {
  const problem = (key: Key, to: Key | null, tree = TREE) =>
    placeProblemsOf(tree, of(key))(to === null ? null : of(to))

  it('never below itself', () => {
    expect(problem('paper', 'paper')).toBe('itself')
    for (const to of ['a4', 'white', 'thick'] as const)
      expect(problem('paper', to)).toBe('below-itself')
  })

  it('with everything below it, at most to level 4', () => {
    expect(problem('office', 'pantry')).toBe('too-deep')
    expect(problem('paper', 'pantry')).toBeUndefined()
    expect(problem('paper', 'drinks')).toBe('too-deep')
    expect(problem('drinks', 'thick')).toBe('too-deep')
    expect(problem('drinks', 'white')).toBeUndefined()
    expect(problem('paper', null)).toBeUndefined()
  })

  it('not to where a sibling has its name, except among its own siblings', () => {
    const twin = [...TREE, { id: 'twin', parentId: 'pantry', level: 1, name: 'Paper' }]
    expect(problem('paper', 'pantry', twin)).toBe('name-taken')
    expect(problem('paper', 'office', twin)).toBeUndefined()
  })

  it('reads the tree once, however many targets are checked', () => {
    let reads = 0
    const tree = TREE.map((one) => ({
      ...one,
      get id() {
        reads += 1
        return one.id
      },
    }))
    const problemAt = placeProblemsOf(tree, of('paper'))
    const before = reads
    for (const key of ORDER) problemAt(of(key))
    expect(reads).toBe(before)
  })
})
