import type { EditedCategory } from '@pasok/domain/catalog/catalog.provider.contract'
import type { Reader } from '../../db/db'
import type { ProviderScope } from '../../db/scope'
import { presentCategory } from './catalog.categories.present'
import { countProductsIn, listCategoryRows } from './catalog.categories.store'

/** The category tree with how many products are in each: two queries whatever its size. */
export async function listEditedCategories(
  db: Reader,
  scope: ProviderScope,
): Promise<EditedCategory[]> {
  const [rows, counts] = await Promise.all([
    listCategoryRows(db, scope),
    countProductsIn(db, scope),
  ])
  return rows.map((row) => presentCategory(row, counts.get(row.id) ?? 0))
}
