import { placeProblemsOf, type TreeCategory } from '@pasok/domain/catalog/catalog.categories.rules'
import type { EditedCategory } from '@pasok/domain/catalog/catalog.provider.contract'
import { hasWords } from '../../lib/list-slices'

export interface CategoryNode extends EditedCategory {
  /** `null` for a root category. */
  parent: CategoryNode | null
  children: CategoryNode[]
  /** Number of products in the category and all its descendants. */
  productsBelow: number
}

/** Returns a category in the form that the domain rules expect. */
const asTree = ({ _id: id, parent_id: parentId, level, name }: EditedCategory): TreeCategory => ({
  id,
  parentId,
  level,
  name,
})

export interface CategoryForest {
  roots: CategoryNode[]
  byId: ReadonlyMap<string, CategoryNode>
}

/** Builds the tree from categories that come level by level, in order. */
export function growForest(categories: readonly EditedCategory[]): CategoryForest {
  const byId = new Map<string, CategoryNode>()
  const roots: CategoryNode[] = []
  for (const category of categories) {
    const parent = category.parent_id === null ? null : (byId.get(category.parent_id) ?? null)
    const node = { ...category, parent, children: [], productsBelow: category.products }
    byId.set(category._id, node)
    ;(parent?.children ?? roots).push(node)
    for (let above = parent; above; above = above.parent) above.productsBelow += category.products
  }
  return { roots, byId }
}

export const pathOf = (node: CategoryNode): string[] => [
  ...(node.parent ? pathOf(node.parent) : []),
  node.name,
]

/** Returns the children of the same parent, in order. */
export const siblingsOf = ({ roots }: CategoryForest, node: CategoryNode): CategoryNode[] =>
  node.parent?.children ?? roots

/** Returns the matching categories and their ancestors; `null` without a search text. */
export function findInForest(
  { byId }: CategoryForest,
  search: string | undefined,
): { found: ReadonlySet<string>; shown: ReadonlySet<string> } | null {
  if (search === undefined) return null
  const found = [...byId.values()].filter(({ name }) => hasWords([name], search))
  const shown = new Set<string>()
  for (const one of found)
    for (let node: CategoryNode | null = one; node && !shown.has(node._id); node = node.parent)
      shown.add(node._id)
  return { found: new Set(found.map(({ _id }) => _id)), shown }
}

/**
 * Returns the visible rows from top to bottom, without the children of closed categories. During a search: the
 * matches, their ancestors, and the opened children of matches.
 */
export function listRows(
  nodes: readonly CategoryNode[],
  isOpen: (node: CategoryNode) => boolean,
  looked: ReturnType<typeof findInForest>,
): CategoryNode[] {
  return nodes.flatMap((node) => {
    if (looked && !looked.shown.has(node._id)) return []
    if (!isOpen(node)) return [node]
    const leadsOn = node.children.some((child) => looked?.shown.has(child._id))
    return [node, ...listRows(node.children, isOpen, leadsOn ? looked : null)]
  })
}

/** Returns the new position of a category moved up or down among its siblings; undefined at either end. */
export function neighbourFor(
  forest: CategoryForest,
  node: CategoryNode,
  by: -1 | 1,
): { after_id: string | null } | undefined {
  const siblings = siblingsOf(forest, node)
  const at = siblings.indexOf(node)
  if (by === -1) return at > 0 ? { after_id: siblings[at - 2]?._id ?? null } : undefined
  const next = siblings[at + 1]
  return next && { after_id: next._id }
}

/** Returns the permitted parents of a category, including its current one. */
export function placesFor(
  { byId }: CategoryForest,
  node: CategoryNode,
): { atTop: boolean; parents: CategoryNode[] } {
  const nodes = [...byId.values()]
  const problemAt = placeProblemsOf(nodes.map(asTree), asTree(node))
  return {
    atTop: problemAt(null) === undefined,
    parents: nodes.filter((one) => one === node.parent || problemAt(asTree(one)) === undefined),
  }
}
