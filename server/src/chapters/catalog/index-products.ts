import type { ProductsChanged } from '@pasok/domain/catalog/catalog.events'
import type { Db } from '../../db/db'
import type { SearchIndex } from '../../ports/search-index'
import { searchDocumentsOf } from './search-documents'

/** Makes the search documents of changed products anew; run after the change is committed. */
export async function indexProducts(
  db: Db,
  index: SearchIndex,
  { productIds }: ProductsChanged,
): Promise<void> {
  const { documents, gone } = await searchDocumentsOf(db, productIds)
  if (documents.length > 0) await index.save(documents)
  if (gone.length > 0) await index.remove(gone)
}
