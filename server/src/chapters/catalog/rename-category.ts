import { categoryErrors } from '@pasok/domain/catalog/catalog.categories.errors'
import { findNamesake } from '@pasok/domain/catalog/catalog.categories.rules'
import type {
  EditedCategory,
  renameCategory as contract,
} from '@pasok/domain/catalog/catalog.provider.contract'
import type { BodyOf } from '@pasok/domain/kernel/contract'
import { broken } from '@pasok/domain/kernel/errors'
import { assertSeen } from '../../db/assert-seen'
import { writeAudit } from '../../db/audit'
import type { ProviderScope } from '../../db/scope'
import type { Work } from '../../db/work'
import { categoryInAudit, getEditedCategory, openTree } from './catalog.categories.tree'
import { placeCategory } from './catalog.categories.store'

/**
 * Renames a category; the paths of everything below follow, and so does the search.
 * @throws AppError `rule`; `not_found`; `stale_version` when somebody changed it since it was seen.
 */
export async function renameCategory(
  work: Work<ProviderScope>,
  id: string,
  { name, version }: BodyOf<typeof contract>,
): Promise<EditedCategory> {
  if (name === '') throw broken(categoryErrors.nameRequired, {}, 'name')
  const row = await openTree(work, ({ tree, get }) => {
    const seen = get(id, 'id')
    assertSeen(seen, version)
    const namesake = name !== seen.name && findNamesake(tree, seen.parent_id, name, seen.id)
    if (namesake) throw broken(categoryErrors.nameTaken, { name: namesake.name }, 'name')
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
