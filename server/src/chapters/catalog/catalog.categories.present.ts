import type { EditedCategory } from '@pasok/domain/catalog/catalog.provider.contract'
import type { CategoryRow } from './catalog.categories.store'

/** A category as the provider edits it. */
export const presentCategory = (row: CategoryRow, products: number): EditedCategory => ({
  _id: row.id,
  parent_id: row.parent_id,
  level: row.level,
  name: row.name,
  products,
  version: row.version,
})
