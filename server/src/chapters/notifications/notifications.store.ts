import { FOLDED_MINUTES } from '@pasok/domain/notifications/notifications.constants'
import { FOLDING_KINDS, WAITING_KINDS } from '@pasok/domain/notifications/kinds/kinds'
import type { Category } from '@pasok/domain/notifications/notifications.model'
import { sql, type Selectable } from 'kysely'
import type { Reader, Trx } from '../../db/db'
import { countRows, equalsFilter, readPage } from '../../db/paged-list'
import type { BuyerScope, OwnerScope, ProviderScope, Scope } from '../../db/scope'
import type { Tables } from '../../db/tables'
import { ownerOf, type KnownScope } from './live/owner'

export type NotificationRow = Selectable<Tables['notifications']>

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
    .where('folded_into', 'is', null)
    .where(equalsFilter('category', category))
    .$if(isUnread === true, (query) => query.where('read_at', 'is', null))

/** Lists a page of a user's notifications, newest first; pages start at 1. */
export function listRows(
  db: Reader,
  scope: Scope,
  reading: Reading,
  { page, limit }: { page: number; limit: number },
) {
  const matching = ownOf(db, scope, reading)
  const sorted = matching.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc')
  return readPage(db, matching, sorted, { skip: page - 1, limit })
}

export const countNotifications = (db: Reader, scope: Scope, reading: Reading): Promise<number> =>
  countRows(db, ownOf(db, scope, reading))

/** Lists a company's notifications of any user, with each recipient's language. */
export const listNotificationRows = (db: Reader, scope: OwnerScope, ids: readonly string[]) =>
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

/** Lists the notifications folded into others, newest first. */
export const listFolded = (
  db: Reader,
  scope: Scope,
  heads: readonly string[],
): Promise<NotificationRow[]> =>
  db
    .selectFrom('notifications')
    .selectAll()
    .where('owner_id', '=', ownerOf(scope))
    .where('folded_into', '=', sql<string>`any(${heads}::uuid[])`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/**
 * Inserts notifications that do not exist yet, in one statement with one parameter. A newer move of an order
 * folds the earlier ones of the last minutes into its entry, without changing their daily mail. @returns the
 * inserted rows.
 */
export async function insertNotifications(
  trx: Trx,
  _scope: BuyerScope,
  rows: readonly NotificationRow[],
): Promise<NotificationRow[]> {
  const written = await sql<NotificationRow>`
    with written as (
      insert into notifications
      select * from jsonb_populate_recordset(null::notifications, ${JSON.stringify(rows)}::jsonb)
      on conflict (owner_id, user_id, key) do nothing
      returning *),
    head as (
      select older.owner_id, older.id, written.id as into_id
      from written join notifications older on older.owner_id = written.owner_id
        and older.user_id = written.user_id and older.category = written.category
        and older.created_at between
          written.created_at - make_interval(mins => ${FOLDED_MINUTES}) and written.created_at
        and older.facts ->> 'id' = written.facts ->> 'id'
      where older.folded_into is null
        and older.kind = any(${FOLDING_KINDS}) and written.kind = any(${FOLDING_KINDS})),
    folded as (
      update notifications set folded_into = head.into_id from head
      where notifications.owner_id = head.owner_id
        and (notifications.id = head.id or notifications.folded_into = head.id))
    select * from written`.execute(trx)
  return written.rows
}

/**
 * Lists a user's unread notifications that wait on these records, in any company, because provider staff work
 * across companies.
 */
export const listUnreadWaiting = (
  db: Reader | Trx,
  _scope: ProviderScope,
  userId: string,
  subjects: readonly string[],
): Promise<NotificationRow[]> =>
  db
    .selectFrom('notifications')
    .selectAll()
    .where('owner_id', '=', (eb) =>
      eb
        .selectFrom('users')
        .select((users) => users.fn.coalesce('buyer_id', 'vendor_id').as('id'))
        .where('id', '=', userId),
    )
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where('kind', '=', sql<string>`any(${WAITING_KINDS})`)
    .where(sql<string>`facts ->> 'id'`, '=', sql<string>`any(${subjects})`)
    .execute()

const readOf = (trx: Trx, scope: KnownScope, userId: string) =>
  trx
    .updateTable('notifications')
    .set({ read_at: sql<Date>`now()`, digest_at: null })
    .where('owner_id', '=', ownerOf(scope))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)

/**
 * Marks the user's unread notifications among `ids`, and those folded into them, as read. @returns their ids.
 */
export async function markRead(
  trx: Trx,
  scope: KnownScope,
  userId: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await readOf(trx, scope, userId)
    .where((eb) =>
      eb.or([
        eb('id', '=', sql<string>`any(${ids}::uuid[])`),
        eb('folded_into', '=', sql<string>`any(${ids}::uuid[])`),
      ]),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function markAllRead(trx: Trx, scope: Scope, userId: string): Promise<void> {
  await readOf(trx, scope, userId).execute()
}
