/** The deepest level of the category tree; its roots are at 0 (`docs/domain.md` §5). */
export const DEEPEST_LEVEL = 4

/** Maximum number of categories, because the tree is always loaded whole. */
export const MAX_CATEGORIES = 5_000

/** The fields of a category that determine its place in the tree. */
export interface TreeCategory {
  id: string
  parentId: string | null
  /** From 0. */
  level: number
  name: string
}

export type PlaceProblem = 'itself' | 'below-itself' | 'too-deep' | 'name-taken'

/** Returns whether a category of this level may have subcategories. */
export const hasRoomBelow = (level: number): boolean => level < DEEPEST_LEVEL

/** Compares sibling names without case. */
const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Returns the sibling that already has this name, ignoring the category itself. */
export function findNamesake(
  tree: readonly TreeCategory[],
  parentId: string | null,
  name: string,
  ownId?: string,
): TreeCategory | undefined {
  return tree.find(
    (one) => one.parentId === parentId && one.id !== ownId && isSameName(one.name, name),
  )
}

/** Returns the ids of all categories below a category, without its own. */
export function listIdsBelow(tree: readonly TreeCategory[], id: string): ReadonlySet<string> {
  const below = new Set<string>()
  for (let parents = new Set([id]); parents.size > 0;) {
    const children = tree.filter(
      (one) => one.parentId !== null && parents.has(one.parentId) && !below.has(one.id),
    )
    for (const child of children) below.add(child.id)
    parents = new Set(children.map((child) => child.id))
  }
  return below
}

/** Returns the number of levels below a category; 0 when it has no subcategories. */
export function heightBelow(tree: readonly TreeCategory[], category: TreeCategory): number {
  const below = listIdsBelow(tree, category.id)
  const deepest = tree.filter(({ id }) => below.has(id)).map(({ level }) => level - category.level)
  return Math.max(0, ...deepest)
}

/**
 * Indexes the tree once and returns a function that explains why a category cannot be moved below a
 * parent (null: to the roots); undefined when it can. A category never moves below itself, level 4
 * is the deepest, and siblings have different names.
 */
export function placeProblemsOf(
  tree: readonly TreeCategory[],
  category: TreeCategory,
): (parent: TreeCategory | null) => PlaceProblem | undefined {
  const below = listIdsBelow(tree, category.id)
  const height = heightBelow(tree, category)
  const namesakes = tree.filter(
    (one) => one.id !== category.id && isSameName(one.name, category.name),
  )
  const used = new Set(namesakes.map(({ parentId }) => parentId))
  return (parent) => {
    if (parent?.id === category.id) return 'itself'
    if (parent && below.has(parent.id)) return 'below-itself'
    const level = parent ? parent.level + 1 : 0
    if (level + height > DEEPEST_LEVEL) return 'too-deep'
    return used.has(parent?.id ?? null) ? 'name-taken' : undefined
  }
}
