import type { CategoryNode } from '@pasok/domain/catalog/catalog.provider.contract'
import { describe, expect, it } from 'vitest'
import { categoryFilter, findCategories, pathTo } from './categories'

const node = (name: string, level = 0, children: CategoryNode[] = []): CategoryNode => ({
  _id: `id of ${name} at ${level}`,
  name,
  level,
  children,
})

const tree = [
  node('Office', 0, [node('Paper', 1, [node('A4', 2), node('Other', 2)]), node('Other', 1)]),
  node('Tools', 0, [node('Hand tools', 1)]),
]

describe('the category in the address', () => {
  it('is found with its path from the root', () => {
    expect(pathTo(tree, 'id of A4 at 2')?.map(({ name }) => name)).toEqual([
      'Office',
      'Paper',
      'A4',
    ])
    expect(pathTo(tree, 'nowhere')).toBeUndefined()
  })
})

describe('the filter of a category', () => {
  it('uses the path of names where it is unique', () => {
    expect(categoryFilter(tree, 'id of Paper at 1')).toBe(
      'category_tree.name:"Office" AND category_tree.name:"Paper"',
    )
  })

  it('uses ids where another category has the same path', () => {
    expect(categoryFilter(tree, 'id of Other at 1')).toBe('(category_id:"id of Other at 1")')
  })

  it('uses the id alone while the tree is not loaded', () => {
    expect(categoryFilter([], 'x"y')).toBe('category_id:"x\\"y"')
  })

  it('never uses more ids than the search accepts', () => {
    const many = Array.from({ length: 200 }, (_, at) => node(`N${at}`, 1))
    const wide = [node('All', 0, many), node('Few', 0, [node('All', 1)])]
    expect(categoryFilter(wide, 'id of All at 0')).toBe('category_tree.name:"All"')
  })

  it('escapes quotes in a name', () => {
    expect(categoryFilter([node('A" OR "B')], 'id of A" OR "B at 0')).toBe(
      'category_tree.name:"A\\" OR \\"B"',
    )
  })
})

describe('categories by name', () => {
  it('are found by their words, with their path', () => {
    expect(findCategories(tree, 'tool hand').map(({ path }) => path)).toEqual([
      ['Tools', 'Hand tools'],
    ])
    expect(findCategories(tree, 'OTHER')).toHaveLength(2)
  })
})
