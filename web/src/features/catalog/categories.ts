import type { CategoryNode } from '@pasok/domain/catalog/catalog.provider.contract'

/** The way from the root to a category, itself last; nothing when the tree doesn't have it. */
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

/** The ids of a category and of everything below it. */
const idsFrom = (node: CategoryNode): string[] => [node._id, ...node.children.flatMap(idsFrom)]

/** The search takes so many conditions at once, with room for the others. */
const MOST_IDS = 150

const fold = (name: string) => name.toLowerCase()

/** How many categories have all of these names on their way from the root, in whatever order. */
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
 * The filter of a category and all below it. By its names where no other category has them all: a
 * product carries the names of its way; else by the ids, where the search can take them.
 */
export function categoryFilter(tree: readonly CategoryNode[], id: string): string {
  const path = pathTo(tree, id)
  const node = path?.at(-1)
  if (!path || !node) return `category_id:${quoted(id)}`
  const ids = idsFrom(node)
  const isExact = countNamed(tree, new Set(path.map(({ name }) => fold(name)))) === ids.length
  if (isExact || ids.length > MOST_IDS)
    return path.map(({ name }) => `category_tree.name:${quoted(name)}`).join(' AND ')
  return `(${ids.map((one) => `category_id:${quoted(one)}`).join(' OR ')})`
}

interface FoundCategory {
  node: CategoryNode
  /** Names from the root down to its own. */
  path: readonly string[]
}

/** Categories whose name has each word, in the order of the tree. */
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
