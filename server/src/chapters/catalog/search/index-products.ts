import type { ProductsChanged } from '@pasok/domain/catalog/catalog.events'
import type { Db } from '../../../db/db'
import type { SearchIndex } from '../../../ports/search-index'
import { searchDocumentsOf } from './search-documents'

/**
 * Rebuilds the search documents of changed products. It must run after the commit and only once at a time
 * (`alone`), so that older data never overwrites newer data. @throws DocumentsRefused after everything else was
 * done.
 */
export async function indexProducts(
  db: Db,
  index: SearchIndex,
  { productIds }: ProductsChanged,
): Promise<void> {
  const { documents, removed } = await searchDocumentsOf(db, productIds)
  // Removals come first, because a rejected document ends the function.
  if (removed.length > 0) await index.remove(removed)
  if (documents.length > 0) await index.save(documents)
}
