import type { ProductsChanged } from '@pasok/domain/catalog/catalog.events'
import { sql } from 'kysely'
import type { Db } from '../../db/db'
import type { SearchIndex } from '../../ports/search-index'
import { searchDocumentsOf } from './search-documents'

/**
 * Makes the search documents of changed products anew; run after the change is committed. One
 * process at a time reads and saves, so that an older reading never overwrites a newer one.
 */
export async function indexProducts(
  db: Db,
  index: SearchIndex,
  { productIds }: ProductsChanged,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('index-products'))`.execute(trx)
    const { documents, gone } = await searchDocumentsOf(trx, productIds)
    if (documents.length > 0) await index.save(documents)
    if (gone.length > 0) await index.remove(gone)
  })
}
