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

/** The category tree with how many products are in each: two queries whatever its size. */
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

/** Rows with parents before their children, as a tree. */
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

/** The tree as this process last read it: what it says of the version holds in any database. */
let latest: { version: string; tree: CategoryNode[] } | undefined

/** The tree: one query while nobody changes it, and one more once somebody has. */
export async function getCategoryTree(db: Reader, scope: Scope): Promise<CategoryNode[]> {
  const version = await findTreeVersion(db, scope)
  if (latest?.version === version) return latest.tree
  const tree = nest(await listTreeRows(db, scope))
  latest = { version, tree }
  return tree
}

/** A category as the provider edits it. */
export const presentCategory = (row: CategoryRow, products: number): EditedCategory => ({
  _id: row.id,
  parent_id: row.parent_id,
  level: row.level,
  name: row.name,
  products,
  version: row.version,
})
