import type { Db } from '../../../db/db'
import type { ProductsOf } from '../../../db/job-map'
import { addJob } from '../../../db/jobs'
import { writeEvents } from '../../../db/events'
import type { Subscriptions } from '../../../db/work'

/** So many products are told of in one event: a change of a price waits behind no more than these. */
const AT_ONCE = 500

/**
 * Tells that a part of the products of changed categories, delivery areas or vendors changed, and
 * leaves the next part as a job of its own. Only the job `feed-index` writes to the index: it
 * goes on when the index is back, and a rebuild repeats what it wrote.
 */
export async function indexProductsOf(
  db: Db,
  subscriptions: Subscriptions,
  { by, ids, after }: ProductsOf,
  atOnce = AT_ONCE,
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
