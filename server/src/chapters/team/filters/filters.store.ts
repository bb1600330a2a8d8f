import { sql } from 'kysely'
import type { Reader, Trx } from '../../../db/db'
import type { BuyerScope } from '../../../db/scope'

/** Lists the user's own saved filters of a screen, by name. */
export function listFilterRows(
  db: Reader | Trx,
  scope: BuyerScope,
  userId: string,
  screen: string,
) {
  return db
    .selectFrom('saved_filters')
    .select(['id', 'name', 'query'])
    .where('buyer_id', '=', scope.id)
    .where('user_id', '=', userId)
    .where('screen', '=', screen)
    .orderBy(sql`lower(name)`)
    .execute()
}

export async function lockFilters(trx: Trx, scope: BuyerScope, userId: string): Promise<void> {
  const key = `saved-filters ${scope.id} ${userId}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx)
}

export async function insertFilter(
  trx: Trx,
  scope: BuyerScope,
  row: { id: string; user_id: string; screen: string; name: string; query: string },
): Promise<void> {
  await trx
    .insertInto('saved_filters')
    .values({ ...row, buyer_id: scope.id })
    .execute()
}

/** @returns whether the user had such a filter. */
export async function deleteFilter(
  trx: Trx,
  scope: BuyerScope,
  userId: string,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('saved_filters')
    .where('buyer_id', '=', scope.id)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}
