import type { ProductsChanged } from '@pasok/domain/catalog/catalog.events'
import type { Db } from '../../../db/db'
import type { SearchIndex } from '../../../ports/search-index'
import { searchDocumentsOf } from './search-documents'

/**
 * Makes the search documents of changed products anew; run after the change is committed, and while
 * nobody else does (`alone`), so that an older reading never overwrites a newer one.
 * @throws DocumentsRefused when all is done that can be.
 */
export async function indexProducts(
  db: Db,
  index: SearchIndex,
  { productIds }: ProductsChanged,
): Promise<void> {
  const { documents, gone } = await searchDocumentsOf(db, productIds)
  // Before the others: what is refused of those ends this.
  if (gone.length > 0) await index.remove(gone)
  if (documents.length > 0) await index.save(documents)
}
