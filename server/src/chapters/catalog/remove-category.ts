import { categoryErrors } from '@pasok/domain/catalog/catalog.categories.errors'
import { broken } from '@pasok/domain/kernel/errors'
import { writeAudit } from '../../db/audit'
import { checkBeforeWaiting } from '../../db/lost-race'
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
  const row = await openTree(work, ({ get, below }) => {
    const seen = get(id, 'id')
    if (below(seen.id).length > 0) throw broken(categoryErrors.hasBelow, { name: seen.name }, 'id')
    return seen
  })
  const assertEmpty = await checkBeforeWaiting(async () => {
    const count = (await countProductsIn(trx, scope, [row.id])).get(row.id) ?? 0
    if (count > 0) throw broken(categoryErrors.hasProducts, { name: row.name, count }, 'id')
  })
  await holdAgainstProducts(trx, scope, row.id)
  await assertEmpty()
  await deleteCategory(trx, scope, row.id)
  await writeAudit(work, {
    action: 'category.remove',
    subject: 'category',
    subjectId: row.id,
    before: categoryInAudit(row.path),
  })
}
