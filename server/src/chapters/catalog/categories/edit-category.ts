import { categoryErrors } from '@pasok/domain/catalog/catalog.errors'
import {
  findNamesake,
  hasRoomBelow,
  MAX_CATEGORIES,
  type PlaceProblem,
  placeProblemsOf,
  type TreeCategory,
} from '@pasok/domain/catalog/catalog.categories.rules'
import type {
  addCategory as addCategoryContract,
  EditedCategory,
  moveCategory as moveCategoryContract,
  renameCategory as renameCategoryContract,
} from '@pasok/domain/catalog/catalog.provider.contract'
import type { BodyOf } from '@pasok/domain/kernel/contract'
import { ruleError, failure, getFound } from '@pasok/domain/kernel/errors'
import type { Text } from '@pasok/domain/kernel/texts'
import { assertSeen } from '../../../db/stale-record'
import { writeAudit } from '../../../db/audit'
import { newId } from '../../../db/ids'
import { checkBeforeWaiting } from '../../../db/lost-race'
import type { ProviderScope } from '../../../db/scope'
import type { Work } from '../../../db/work'
import {
  type CategoryRow,
  countProductsIn,
  deleteCategory,
  lockAgainstProducts,
  lockTree,
  insertCategory,
  listCategoryRows,
  orderCategories,
  placeCategory,
  touchCategory,
} from './categories.store'
import { presentCategory } from './categories.queries'

/** Returns a category after a change, as the provider edits it. */
async function getEditedCategory(work: Work<ProviderScope>, id: string): Promise<EditedCategory> {
  const { trx, scope } = work
  const row = getFound(
    (await listCategoryRows(trx, scope)).find((one) => one.id === id),
    'id',
  )
  return presentCategory(row, (await countProductsIn(trx, scope, [id])).get(id) ?? 0)
}

type Tree = Awaited<ReturnType<typeof readTree>>

/**
 * Locks the tree until the transaction ends and returns what `choose` selects from it. The rules are also
 * checked before waiting for the lock. @throws AppError of the rules; `conflict` when a concurrent request
 * broke a rule meanwhile.
 */
async function openTree<Chosen>(
  work: Work<ProviderScope>,
  choose: (tree: Tree) => Chosen,
): Promise<Chosen> {
  const chosen = await checkBeforeWaiting(async () => choose(await readTree(work)))
  await lockTree(work.trx, work.scope)
  return chosen()
}

async function readTree({ trx, scope }: Work<ProviderScope>) {
  const rows = await listCategoryRows(trx, scope)
  const treeOf = (row: CategoryRow): TreeCategory => ({
    id: row.id,
    parentId: row.parent_id,
    level: row.level,
    name: row.name,
  })
  return {
    rows,
    tree: rows.map(treeOf),
    treeOf,
    /** @throws AppError `not_found`. */
    get: (id: string, path: string): CategoryRow => {
      return getFound(
        rows.find((one) => one.id === id.toLowerCase()),
        path,
      )
    },
    below: (parentId: string | null) => rows.filter((row) => row.parent_id === parentId),
  }
}

/** The audit log's data of a category, with a path such as `Office › Paper`. */
const categoryInAudit = (path: readonly string[], position?: number) => ({
  name: path.at(-1) ?? '',
  place: path.slice(0, -1).join(' › '),
  ...(position !== undefined && { position }),
})

/**
 * Adds a category as the last child of another one, or as the last root. @throws AppError `rule`; `not_found`
 * for an unknown parent.
 */
export async function addCategory(
  work: Work<ProviderScope>,
  { parent_id, name }: BodyOf<typeof addCategoryContract>,
): Promise<EditedCategory> {
  const { trx, scope } = work
  if (name === '') throw ruleError(categoryErrors.nameRequired, {}, 'name')
  const { parent, siblings } = await openTree(work, (tree) => placeOf(tree, parent_id, name))
  const parentId = parent?.id ?? null
  const id = newId()
  const path = [...(parent?.path ?? []), name]
  const sort = siblings.length + 1
  await insertCategory(trx, scope, {
    id,
    parent_id: parentId,
    level: parent ? parent.level + 1 : 0,
    name,
    path,
    sort,
  })
  await orderCategories(trx, scope, [...siblings.map((one) => one.id), id])
  await writeAudit(work, {
    action: 'category.add',
    subject: 'category',
    subjectId: id,
    after: categoryInAudit(path),
  })
  return getEditedCategory(work, id)
}

/** Returns the parent of a new category and its existing siblings. @throws AppError `rule`; `not_found`. */
function placeOf({ rows, tree, get, below }: Tree, givenId: string | null, name: string) {
  const parent = givenId === null ? null : get(givenId, 'parent_id')
  if (parent && !hasRoomBelow(parent.level))
    throw ruleError(categoryErrors.tooDeep, {}, 'parent_id')
  if (rows.length >= MAX_CATEGORIES) throw ruleError(categoryErrors.tooMany, {}, 'name')
  const parentId = parent?.id ?? null
  const namesake = findNamesake(tree, parentId, name)
  if (namesake) throw ruleError(categoryErrors.nameTaken, { name: namesake.name }, 'name')
  return { parent, siblings: below(parentId) }
}

/**
 * Renames a category and updates the paths of its descendants and the search index. @throws AppError `rule`;
 * `not_found`; `stale_version` when the category was changed since it was loaded.
 */
export async function renameCategory(
  work: Work<ProviderScope>,
  id: string,
  { name, version }: BodyOf<typeof renameCategoryContract>,
): Promise<EditedCategory> {
  if (name === '') throw ruleError(categoryErrors.nameRequired, {}, 'name')
  const row = await openTree(work, ({ tree, get }) => {
    const seen = get(id, 'id')
    assertSeen(seen, version)
    const namesake = name !== seen.name && findNamesake(tree, seen.parent_id, name, seen.id)
    if (namesake) throw ruleError(categoryErrors.nameTaken, { name: namesake.name }, 'name')
    return seen
  })
  if (name === row.name) return getEditedCategory(work, row.id)

  const path = [...row.path.slice(0, -1), name]
  const { parent_id: parentId, level } = row
  const placed = { id: row.id, parentId, level, path }
  const categoryIds = await placeCategory(work.trx, work.scope, placed)
  await work.emit('categories.changed', { categoryIds })
  await writeAudit(work, {
    action: 'category.rename',
    subject: 'category',
    subjectId: row.id,
    before: categoryInAudit(row.path),
    after: categoryInAudit(path),
  })
  return getEditedCategory(work, row.id)
}

const PROBLEM_TEXTS = {
  itself: categoryErrors.itself,
  'below-itself': categoryErrors.belowItself,
  'too-deep': categoryErrors.tooDeep,
  'name-taken': categoryErrors.nameTaken,
} as const satisfies Record<PlaceProblem, Text>

/**
 * Moves a category with its descendants behind one of its new siblings, and updates levels, paths and the
 * search index. @throws AppError `rule` for a cycle, a sixth level or a duplicate name; `not_found`;
 * `stale_version` when the category or the sibling was moved since it was loaded.
 */
export async function moveCategory(
  work: Work<ProviderScope>,
  id: string,
  { parent_id, after_id, version }: BodyOf<typeof moveCategoryContract>,
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

/** Returns the new parent of a category; null for the root level. @throws AppError `rule`; `not_found`. */
function parentOf(
  { tree, treeOf, get }: Tree,
  row: CategoryRow,
  parentId: string | null,
): CategoryRow | null {
  const parent = parentId === null ? null : get(parentId, 'parent_id')
  const problem = placeProblemsOf(tree, treeOf(row))(parent && treeOf(parent))
  const values = { name: row.name, parent: parent?.name ?? '' }
  if (problem) throw ruleError(PROBLEM_TEXTS[problem], values, 'parent_id')
  return parent
}

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

/**
 * Removes a category without children and without products, withdrawn ones included. The row is deleted,
 * because nothing refers to it. @throws AppError `rule`; `not_found`.
 */
export async function removeCategory(work: Work<ProviderScope>, id: string): Promise<void> {
  const { trx, scope } = work
  const row = await openTree(work, ({ get, below }) => {
    const seen = get(id, 'id')
    if (below(seen.id).length > 0)
      throw ruleError(categoryErrors.hasBelow, { name: seen.name }, 'id')
    return seen
  })
  const assertEmpty = await checkBeforeWaiting(async () => {
    const count = (await countProductsIn(trx, scope, [row.id])).get(row.id) ?? 0
    if (count > 0) throw ruleError(categoryErrors.hasProducts, { name: row.name, count }, 'id')
  })
  await lockAgainstProducts(trx, scope, row.id)
  await assertEmpty()
  await deleteCategory(trx, scope, row.id)
  await writeAudit(work, {
    action: 'category.remove',
    subject: 'category',
    subjectId: row.id,
    before: categoryInAudit(row.path),
  })
}
