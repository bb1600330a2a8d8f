import { sql } from 'kysely'
import type { Trx } from '../../../db/db'
import type { BuyerScope } from '../../../db/scope'

/** Counts one search of the company on a day. */
export async function countSearch(
  trx: Trx,
  scope: BuyerScope,
  query: string,
  day: string,
): Promise<void> {
  await trx
    .insertInto('searches')
    .values({ buyer_id: scope.id, query, day })
    .onConflict((conflict) =>
      conflict
        .columns(['buyer_id', 'query', 'day'])
        .doUpdateSet({ count: sql<number>`least(searches.count + 1, 1000000)` }),
    )
    .execute()
}
