import type { CategoryNode, EditedCategory } from '@pasok/domain/catalog/catalog.provider.contract'

import type { Reader } from '../../../db/db'
import type { ProviderScope, Scope } from '../../../db/scope'
import {
  type CategoryRow,
  countProductsIn,
  findTreeVersion,
  listCategoryRows,
  listTreeRows,
  type TreeRow,
} from './categories.store'

/** Returns the category tree with the number of products per category, in two queries. */
export async function listEditedCategories(
  db: Reader,
  scope: ProviderScope,
): Promise<EditedCategory[]> {
  const [rows, counts] = await Promise.all([
    listCategoryRows(db, scope),
    countProductsIn(db, scope),
  ])
  return rows.map((row) => presentCategory(row, counts.get(row.id) ?? 0))
}

/** Builds a tree from rows that list parents before their children. */
export function nest(rows: readonly TreeRow[]): CategoryNode[] {
  const roots: CategoryNode[] = []
  const nodes = new Map<string, CategoryNode>()
  for (const { id, parent_id: parentId, level, name } of rows) {
    const node: CategoryNode = { _id: id, name, level, children: [] }
    nodes.set(id, node)
    const siblings = parentId === null ? roots : nodes.get(parentId)?.children
    siblings?.push(node)
  }
  return roots
}

/** This process's cached tree. Its version is a hash of the content, so it is valid in any database. */
let latest: { version: string; tree: CategoryNode[] } | undefined

/** Returns the category tree. One query checks its version; a second one loads the tree after a change. */
export async function getCategoryTree(db: Reader, scope: Scope): Promise<CategoryNode[]> {
  const version = await findTreeVersion(db, scope)
  if (latest?.version === version) return latest.tree
  const tree = nest(await listTreeRows(db, scope))
  latest = { version, tree }
  return tree
}

export const presentCategory = (row: CategoryRow, products: number): EditedCategory => ({
  _id: row.id,
  parent_id: row.parent_id,
  level: row.level,
  name: row.name,
  products,
  version: row.version,
})
