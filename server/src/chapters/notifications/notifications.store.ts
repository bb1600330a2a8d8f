import type { Category } from '@pasok/domain/notifications/notifications.model'
import { sql, type Insertable, type Selectable } from 'kysely'
import type { Reader, Trx } from '../../db/db'
import type { Scope } from '../../db/scope'
import type { Tables } from '../../db/tables'
import { ownerOf } from './notifications.owner'

export type NotificationRow = Selectable<Tables['notifications']>

/** Whoever reads: their own, of the company that they are in. */
interface Reading {
  userId: string
  category?: Category | undefined
  isUnread?: boolean
}

const ownOf = (db: Reader | Trx, scope: Scope, { userId, category, isUnread }: Reading) =>
  db
    .selectFrom('notifications')
    .where('owner_id', '=', ownerOf(scope))
    .where('user_id', '=', userId)
    .$if(category !== undefined, (query) => query.where('category', '=', category ?? 'Orders'))
    .$if(isUnread === true, (query) => query.where('read_at', 'is', null))

/** A page of somebody's, newest first; the first is 1. */
export const listRows = (
  db: Reader,
  scope: Scope,
  reading: Reading,
  { page, limit }: { page: number; limit: number },
): Promise<NotificationRow[]> =>
  ownOf(db, scope, reading)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()

export async function countRows(db: Reader, scope: Scope, reading: Reading): Promise<number> {
  const { count } = await ownOf(db, scope, reading)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Some of a company's, whoever's they are, with the language of each one's reader. */
export const listTold = (db: Reader, scope: Scope, ids: readonly string[]) =>
  db
    .selectFrom('notifications')
    .innerJoin('users', 'users.id', 'notifications.user_id')
    .selectAll('notifications')
    .select(['users.language', 'users.auth_id'])
    .where('owner_id', '=', ownerOf(scope))
    .where('notifications.id', 'in', ids)
    .orderBy('notifications.created_at')
    .orderBy('notifications.id')
    .execute()

/** Writes those that are not there yet. @returns these. */
export async function insertRows(
  trx: Trx,
  _scope: Scope,
  rows: readonly Insertable<Tables['notifications']>[],
): Promise<NotificationRow[]> {
  if (rows.length === 0) return []
  return trx
    .insertInto('notifications')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['owner_id', 'user_id', 'key']).doNothing())
    .returningAll()
    .execute()
}

/** Marks those of `ids` that are somebody's own and unread, or all. @returns which. */
export async function markRead(
  trx: Trx,
  scope: Scope,
  userId: string,
  ids: readonly string[] | 'all',
  now: Date,
): Promise<string[]> {
  const rows = await trx
    .updateTable('notifications')
    .set({ read_at: now, digest_at: null })
    .where('owner_id', '=', ownerOf(scope))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .$if(ids !== 'all', (query) => query.where('id', '=', sql<string>`any(${ids}::uuid[])`))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}
