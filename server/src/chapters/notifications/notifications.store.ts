import type { Category } from '@pasok/domain/notifications/notifications.model'
import { sql, type Selectable } from 'kysely'
import type { Reader, Trx } from '../../db/db'
import type { BuyerScope, OwnerScope, Scope } from '../../db/scope'
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
export const listTold = (db: Reader, scope: OwnerScope, ids: readonly string[]) =>
  db
    .selectFrom('notifications')
    .innerJoin('users', 'users.id', 'notifications.user_id')
    .selectAll('notifications')
    .select(['users.language', 'users.auth_id'])
    .where('owner_id', '=', scope.id)
    .where('notifications.id', 'in', ids)
    .orderBy('notifications.created_at')
    .orderBy('notifications.id')
    .execute()

/** Writes those that are not there yet, however many: they are one parameter. @returns these. */
export async function insertRows(
  trx: Trx,
  _scope: BuyerScope,
  rows: readonly NotificationRow[],
): Promise<NotificationRow[]> {
  const written = await sql<NotificationRow>`
    insert into notifications
    select * from jsonb_populate_recordset(null::notifications, ${JSON.stringify(rows)}::jsonb)
    on conflict (owner_id, user_id, key) do nothing
    returning *`.execute(trx)
  return written.rows
}

const readOf = (trx: Trx, scope: Scope, userId: string, now: Date) =>
  trx
    .updateTable('notifications')
    .set({ read_at: now, digest_at: null })
    .where('owner_id', '=', ownerOf(scope))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)

/** Marks those of `ids` that are somebody's own and unread. @returns which. */
export async function markRead(
  trx: Trx,
  scope: Scope,
  userId: string,
  ids: readonly string[],
  now: Date,
): Promise<string[]> {
  const rows = await readOf(trx, scope, userId, now)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function markAllRead(
  trx: Trx,
  scope: Scope,
  userId: string,
  now: Date,
): Promise<void> {
  await readOf(trx, scope, userId, now).execute()
}
