import { categoryErrors } from '@pasok/domain/catalog/catalog.categories.errors'
import {
  findNamesake,
  hasRoomBelow,
  MOST_CATEGORIES,
} from '@pasok/domain/catalog/catalog.categories.rules'
import type {
  addCategory as contract,
  EditedCategory,
} from '@pasok/domain/catalog/catalog.provider.contract'
import type { BodyOf } from '@pasok/domain/kernel/contract'
import { broken } from '@pasok/domain/kernel/errors'
import { writeAudit } from '../../db/audit'
import { newId } from '../../db/ids'
import type { ProviderScope } from '../../db/scope'
import type { Work } from '../../db/work'
import { categoryInAudit, getEditedCategory, openTree, type Tree } from './catalog.categories.tree'
import { insertCategory, orderCategories } from './catalog.categories.store'

/**
 * Adds a category as the last of those below another one, or of the roots.
 * @throws AppError `rule`; `not_found` for a parent that isn't one.
 */
export async function addCategory(
  work: Work<ProviderScope>,
  { parent_id, name }: BodyOf<typeof contract>,
): Promise<EditedCategory> {
  const { trx, scope } = work
  if (name === '') throw broken(categoryErrors.nameRequired, {}, 'name')
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

/** The parent of a new category and the siblings before it. @throws AppError `rule`; `not_found`. */
function placeOf({ rows, tree, get, below }: Tree, givenId: string | null, name: string) {
  const parent = givenId === null ? null : get(givenId, 'parent_id')
  if (parent && !hasRoomBelow(parent.level)) throw broken(categoryErrors.tooDeep, {}, 'parent_id')
  if (rows.length >= MOST_CATEGORIES) throw broken(categoryErrors.tooMany, {}, 'name')
  const parentId = parent?.id ?? null
  const namesake = findNamesake(tree, parentId, name)
  if (namesake) throw broken(categoryErrors.nameTaken, { name: namesake.name }, 'name')
  return { parent, siblings: below(parentId) }
}
