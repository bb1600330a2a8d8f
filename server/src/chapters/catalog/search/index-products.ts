import type { ProductsChanged } from '@pasok/domain/catalog/catalog.events'
import type { Db } from '../../../db/db'
import type { SearchIndex } from '../../../ports/search-index'
import { searchDocumentsOf } from './search-documents'
import type { ProductsOf } from '../../../db/job-map'
import { addJob } from '../../../db/jobs'
import { writeEvents } from '../../../db/events'
import type { Subscriptions } from '../../../db/work'

/** Maximum products per event, so that a single price change never waits behind more than these. */
const PRODUCTS_PER_EVENT = 500

/**
 * Publishes a change event for one batch of the products of changed categories, delivery areas or vendors, and
 * queues the next batch as a job. Only the job `feed-index` writes to the index: it continues when the index is
 * available again, and a rebuild repeats its writes.
 */
export async function indexProductsOf(
  db: Db,
  subscriptions: Subscriptions,
  { by, ids, after }: ProductsOf,
  atOnce = PRODUCTS_PER_EVENT,
): Promise<void> {
  if (ids.length === 0) return
  await db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('products')
      .select('id')
      .where(by, 'in', ids)
      .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
      .orderBy('id')
      .limit(atOnce)
      .execute()
    const last = rows.at(-1)?.id
    if (last === undefined) return
    const payload = { productIds: rows.map(({ id }) => id) }
    await writeEvents(trx, subscriptions, [{ name: 'products.changed', payload, companyId: null }])
    if (rows.length === atOnce) await addJob(trx, 'index-products-of', { by, ids, after: last })
  })
}

/**
 * Rebuilds the search documents of changed products. It must run after the commit and only in the queue of
 * the job `feed-index`, so that older data never overwrites newer data. @throws DocumentsRefused after everything else was
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
