import type { CategoryNode } from '@pasok/domain/catalog/catalog.categories.contract'
import type { Reader } from '../../db/db'
import type { Scope } from '../../db/scope'
import { findTreeVersion, listTreeRows, type TreeRow } from './catalog.tree.store'

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
