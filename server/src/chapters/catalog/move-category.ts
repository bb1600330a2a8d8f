import { categoryErrors } from '@pasok/domain/catalog/catalog.categories.errors'
import { placeProblemsOf, type PlaceProblem } from '@pasok/domain/catalog/catalog.categories.rules'
import type {
  EditedCategory,
  moveCategory as contract,
} from '@pasok/domain/catalog/catalog.provider.contract'
import type { BodyOf } from '@pasok/domain/kernel/contract'
import { broken, failure } from '@pasok/domain/kernel/errors'
import type { Text } from '@pasok/domain/kernel/texts'
import { assertSeen } from '../../db/assert-seen'
import { writeAudit } from '../../db/audit'
import type { ProviderScope } from '../../db/scope'
import type { Work } from '../../db/work'
import { categoryInAudit, getEditedCategory, openTree, type Tree } from './catalog.categories.tree'
import {
  orderCategories,
  placeCategory,
  touchCategory,
  type CategoryRow,
} from './catalog.categories.store'

const SAID = {
  itself: categoryErrors.itself,
  'below-itself': categoryErrors.belowItself,
  'too-deep': categoryErrors.tooDeep,
  'name-taken': categoryErrors.nameTaken,
} as const satisfies Record<PlaceProblem, Text>

/**
 * Moves a category, with everything below it, after one of its new siblings; levels and paths
 * follow, and so does the search.
 * @throws AppError `rule` for a circle, a sixth level or a name that is there; `not_found`;
 * `stale_version` when it, or the sibling, is not where it was seen.
 */
export async function moveCategory(
  work: Work<ProviderScope>,
  id: string,
  { parent_id, after_id, version }: BodyOf<typeof contract>,
): Promise<EditedCategory> {
  const { trx, scope } = work
  const { row, parent, below } = await openTree(work, (tree) => {
    const seen = tree.get(id, 'id')
    assertSeen(seen, version)
    return { row: seen, parent: parentOf(tree, seen, parent_id), below: tree.below }
  })
  const parentId = parent?.id ?? null
  const before = below(row.parent_id).map((one) => one.id)
  const after = orderWith(below(parentId), row.id, after_id)
  const isSameParent = parentId === row.parent_id
  if (isSameParent && after.join() === before.join()) return getEditedCategory(work, row.id)

  const path = [...(parent?.path ?? []), row.name]
  if (isSameParent) await touchCategory(trx, scope, row.id)
  else {
    const level = parent ? parent.level + 1 : 0
    const categoryIds = await placeCategory(trx, scope, { id: row.id, parentId, level, path })
    await work.emit('categories.changed', { categoryIds })
  }
  await orderCategories(trx, scope, after)
  await writeAudit(work, {
    action: 'category.move',
    subject: 'category',
    subjectId: row.id,
    before: categoryInAudit(row.path, before.indexOf(row.id) + 1),
    after: categoryInAudit(path, after.indexOf(row.id) + 1),
  })
  return getEditedCategory(work, row.id)
}

/** The new parent of a category. @throws AppError `rule`; `not_found`. */
function parentOf(
  { tree, treeOf, get }: Tree,
  row: CategoryRow,
  parentId: string | null,
): CategoryRow | null {
  const parent = parentId === null ? null : get(parentId, 'parent_id')
  const problem = placeProblemsOf(tree, treeOf(row))(parent && treeOf(parent))
  const values = { name: row.name, parent: parent?.name ?? '' }
  if (problem) throw broken(SAID[problem], values, 'parent_id')
  return parent
}

/** Siblings with a category in its new place among them. */
function orderWith(
  siblings: readonly CategoryRow[],
  id: string,
  afterId: string | null | undefined,
): string[] {
  const others = siblings.map((one) => one.id).filter((one) => one !== id)
  const neighbour = afterId?.toLowerCase()
  const at = neighbour === undefined ? others.length : others.indexOf(neighbour) + 1
  if (afterId === null) return [id, ...others]
  if (neighbour !== undefined && at === 0)
    throw failure('stale_version', { text: categoryErrors.neighbourGone, path: 'after_id' })
  return others.toSpliced(at, 0, id)
}
