import { categoryErrors } from '@pasok/domain/catalog/catalog.categories.errors'
import { broken } from '@pasok/domain/kernel/errors'
import { writeAudit } from '../../db/audit'
import type { ProviderScope } from '../../db/scope'
import type { Work } from '../../db/work'
import { categoryInAudit, openTree } from './catalog.categories.tree'
import { countProductsIn, deleteCategory, holdAgainstProducts } from './catalog.categories.store'

/**
 * Removes a category that has no products, not even withdrawn ones, and nothing below it: nothing
 * names it then, so that it needs no mark.
 * @throws AppError `rule`; `not_found`.
 */
export async function removeCategory(work: Work<ProviderScope>, id: string): Promise<void> {
  const { trx, scope } = work
  const { get, below } = await openTree(work)
  const row = get(id, 'id')
  const { name } = row
  if (below(row.id).length > 0) throw broken(categoryErrors.hasBelow, { name }, 'id')
  await holdAgainstProducts(trx, scope, row.id)
  const count = (await countProductsIn(trx, scope, [row.id])).get(row.id) ?? 0
  if (count > 0) throw broken(categoryErrors.hasProducts, { name, count }, 'id')
  await deleteCategory(trx, scope, row.id)
  await writeAudit(work, {
    action: 'category.remove',
    subject: 'category',
    subjectId: row.id,
    before: categoryInAudit(row.path),
  })
}
