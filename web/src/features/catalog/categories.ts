import type { CategoryNode } from '@pasok/domain/catalog/catalog.provider.contract'

/** Returns the categories from the root down to the given one; undefined when the tree does not contain it. */
export function pathTo(
  tree: readonly CategoryNode[],
  id: string,
): readonly CategoryNode[] | undefined {
  for (const node of tree) {
    if (node._id === id) return [node]
    const below = pathTo(node.children, id)
    if (below) return [node, ...below]
  }
  return undefined
}

const idsFrom = (node: CategoryNode): string[] => [node._id, ...node.children.flatMap(idsFrom)]

/** Maximum number of ids in a filter, so that the search has room for other conditions. */
const MAX_IDS = 150

const fold = (name: string) => name.toLowerCase()

/** Counts the categories that have all these names on their path from the root, in any order. */
function countNamed(tree: readonly CategoryNode[], names: ReadonlySet<string>): number {
  return tree.reduce((sum, node) => {
    const own = fold(node.name)
    if (!names.has(own)) return sum + countNamed(node.children, names)
    const left = new Set(names)
    left.delete(own)
    return sum + (left.size === 0 ? idsFrom(node).length : countNamed(node.children, left))
  }, 0)
}

const quoted = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`

/**
 * Returns the search filter for a category and its descendants. Filters by the names on its path if no other
 * category has all of them, because products carry these names; otherwise by ids, if the search accepts as
 * many.
 */
export function categoryFilter(tree: readonly CategoryNode[], id: string): string {
  const path = pathTo(tree, id)
  const node = path?.at(-1)
  if (!path || !node) return `category_id:${quoted(id)}`
  const ids = idsFrom(node)
  const isExact = countNamed(tree, new Set(path.map(({ name }) => fold(name)))) === ids.length
  if (isExact || ids.length > MAX_IDS)
    return path.map(({ name }) => `category_tree.name:${quoted(name)}`).join(' AND ')
  return `(${ids.map((one) => `category_id:${quoted(one)}`).join(' OR ')})`
}

interface FoundCategory {
  node: CategoryNode
  /** Names from the root down to the category. */
  path: readonly string[]
}

/** Returns the categories whose name contains every word, in tree order. */
export function findCategories(
  tree: readonly CategoryNode[],
  words: string,
  above: readonly string[] = [],
): readonly FoundCategory[] {
  const sought = fold(words).split(/\s+/).filter(Boolean)
  return tree.flatMap((node) => {
    const path = [...above, node.name]
    const isFound = sought.every((word) => fold(node.name).includes(word))
    return [...(isFound ? [{ node, path }] : []), ...findCategories(node.children, words, path)]
  })
}
