import type { ProductsChanged } from '@pasok/domain/catalog/catalog.events'
import type { Db } from '../../db/db'
import type { ProductsOf } from '../../db/job-map'
import { addJob } from '../../db/jobs'

/** So many products are made anew in one go: a change of a price waits behind no more than these. */
const AT_ONCE = 500

/**
 * Makes the search documents of a part of the products of changed categories or vendors anew, and
 * leaves the next part as a job of its own: one that is cut off goes on where it was.
 */
export async function indexProductsOf(
  db: Db,
  indexProducts: (changed: ProductsChanged) => Promise<void>,
  { by, ids, after }: ProductsOf,
  atOnce = AT_ONCE,
): Promise<void> {
  if (ids.length === 0) return
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where(by, 'in', ids)
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(atOnce)
    .execute()
  const last = rows.at(-1)?.id
  if (last === undefined) return
  await indexProducts({ productIds: rows.map(({ id }) => id) })
  if (rows.length === atOnce) await addJob(db, 'index-products-of', { by, ids, after: last })
}
