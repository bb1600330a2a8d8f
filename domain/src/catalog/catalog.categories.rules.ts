/** The deepest level of the category tree; its roots are at 0 (`docs/domain.md` §5). */
export const DEEPEST_LEVEL = 4

/** Most categories that the tree has: it is read as a whole. */
export const MOST_CATEGORIES = 5_000

/** A category as far as its place in the tree goes. */
export interface TreeCategory {
  id: string
  parentId: string | null
  /** From 0. */
  level: number
  name: string
}

/** Why a category can't stand where it is wanted. */
export type PlaceProblem = 'itself' | 'below-itself' | 'too-deep' | 'name-taken'

/** True when another category may stand below one of this level. */
export const hasRoomBelow = (level: number): boolean => level < DEEPEST_LEVEL

/** Two names of siblings that differ in nothing but case are the same name. */
const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** The sibling that has this name already, the category itself left out. */
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

/** The ids of everything below a category, itself left out. */
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

/** Levels below a category that are taken: 0 when nothing stands below it. */
export function heightBelow(tree: readonly TreeCategory[], category: TreeCategory): number {
  const below = listIdsBelow(tree, category.id)
  const deepest = tree.filter(({ id }) => below.has(id)).map(({ level }) => level - category.level)
  return Math.max(0, ...deepest)
}

/**
 * Reads the tree once, and then says why a category can't be moved below another one, or to the
 * roots with null; nothing when it may. It never stands below itself, nothing is deeper than level
 * 4, and siblings have different names.
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
  const taken = new Set(namesakes.map(({ parentId }) => parentId))
  return (parent) => {
    if (parent?.id === category.id) return 'itself'
    if (parent && below.has(parent.id)) return 'below-itself'
    const level = parent ? parent.level + 1 : 0
    if (level + height > DEEPEST_LEVEL) return 'too-deep'
    return taken.has(parent?.id ?? null) ? 'name-taken' : undefined
  }
}
