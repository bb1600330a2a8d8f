import { FOLDED_MINUTES } from '@pasok/domain/notifications/notifications.constants'
import { FOLDING_KINDS, WAITING_KINDS } from '@pasok/domain/notifications/kinds/kinds'
import type { Category } from '@pasok/domain/notifications/notifications.model'
import { type RawBuilder, sql, type Selectable } from 'kysely'
import type { Db, Reader, Trx } from '../../db/db'
import type { EventRow } from '../../db/events'
import { insertRows, type NewRow } from '../../db/insert-rows'
import { countRows, equalsFilter, readPage } from '../../db/paged-list'
import type { BuyerScope, OwnerScope, ProviderScope, Scope } from '../../db/scope'
import { noticesOf, SIGNAL_CHANNEL } from '../../db/signals'
import type { Tables } from '../../db/tables'
import { JOB_OF_MAIL } from '../../mail/post-mail'
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

/** Notifications named by one signal: their ids fit into it. */
const SIGNALLED_TOGETHER = 100

/**
 * Inserts notifications that do not exist yet, queues their mails and signals them to open screens, in one
 * statement. A newer move of an order folds the earlier ones of the last minutes into its entry, without changing
 * their daily mail. @param mails have the ids of their notifications. @returns the number of inserted rows.
 */
export async function insertNotifications(
  db: Db | Trx,
  _scope: BuyerScope,
  rows: readonly NotificationRow[],
  mails: readonly NewRow<'mails'>[] = [],
): Promise<number> {
  const mailed = sql`,
    mailed as (${insertRows('mails', mails)} where id in (select id from written) returning id),
    queued as (select ${JOB_OF_MAIL} from mailed)`
  const written = await sql<{ count: number }>`
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
        and (notifications.id = head.id or notifications.folded_into = head.id)),
    numbered as (
      select owner_id, id, row_number() over (partition by owner_id order by id) as place
      from written),
    signals as (
      select jsonb_build_object('ownerId', owner_id, 'ids', jsonb_agg(id order by place)) as signal
      from numbered group by owner_id, place / ${SIGNALLED_TOGETHER})
    ${mails.length > 0 ? mailed : sql``}
    select count(*)::int as count,
      (select count(pg_notify(${SIGNAL_CHANNEL}, jsonb_build_array('notified', signal)::text))
       from signals) as signalled
      ${mails.length > 0 ? sql`, (select count(*) from queued) as queued` : sql``}
    from written`.execute(db)
  return written.rows[0]?.count ?? 0
}

/** The id that a payload's field contains, if it is one. */
const idIn = (field: RawBuilder<unknown>) =>
  sql`case when ${field} ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then (${field})::uuid end`

export type WaitingRow = Pick<NotificationRow, 'id' | 'owner_id' | 'kind' | 'facts'>

/**
 * Finds an event with the acting user's own unread notifications that wait on its records; undefined after the event
 * was deleted. They may be of any company, because provider staff work across companies.
 */
export async function findEventWithWaiting(
  db: Db,
  _scope: ProviderScope,
  id: number,
): Promise<(EventRow & { waiting: WaitingRow[] }) | undefined> {
  const { rows } = await sql<EventRow & { waiting: WaitingRow[] }>`
    select event.id, event.name, event.payload, event.company_id, event.created_at, array(
      select jsonb_build_object('id', unread.id, 'owner_id', unread.owner_id,
        'kind', unread.kind, 'facts', unread.facts)
      from users join notifications unread on unread.user_id = users.id
        and unread.owner_id = coalesce(users.buyer_id, users.vendor_id)
      where users.id = ${idIn(sql`coalesce(payload ->> 'answeredBy', payload ->> 'by')`)}
        and unread.read_at is null and unread.kind = any(${WAITING_KINDS})
        and unread.facts ->> 'id' in (payload ->> 'requestId', payload ->> 'orderId',
          payload ->> 'receiptId', payload ->> 'invoiceId', payload ->> 'paymentId',
          payload ->> 'buyerId')) as waiting
    from outbox event where event.id = ${id}`.execute(db)
  return rows[0]
}

const readOf = (trx: Db | Trx, scope: KnownScope, userId: string) =>
  trx
    .updateTable('notifications')
    .set({ read_at: sql<Date>`now()`, digest_at: null })
    .where('owner_id', '=', ownerOf(scope))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)

/** Marks the user's unread notifications among `ids`, and those folded into them, as read. */
const readAmong = (trx: Db | Trx, scope: KnownScope, userId: string, ids: readonly string[]) =>
  readOf(trx, scope, userId).where((eb) =>
    eb.or([
      eb('id', '=', sql<string>`any(${ids}::uuid[])`),
      eb('folded_into', '=', sql<string>`any(${ids}::uuid[])`),
    ]),
  )

/** Marks the user's notifications as read. @returns the ids of those that were unread. */
export async function markRead(
  trx: Trx,
  scope: KnownScope,
  userId: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await readAmong(trx, scope, userId, ids).returning('id').execute()
  return rows.map(({ id }) => id)
}

/** Marks the user's notifications as read and signals it to the user's open screens, in one statement. */
export async function markReadAndSignal(
  db: Db,
  scope: KnownScope,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  await sql`with read as (${readAmong(db, scope, userId, ids)})
    select pg_notify(${SIGNAL_CHANNEL}, notice)
    from unnest(${noticesOf('notifications-read', { userId, ids })}::text[]) notice`.execute(db)
}

export async function markAllRead(trx: Trx, scope: Scope, userId: string): Promise<void> {
  await readOf(trx, scope, userId).execute()
}
