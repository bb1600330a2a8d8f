import type { Language } from '@pasok/domain/kernel/texts'
import { sql } from 'kysely'
import type { Reader, Trx } from '../../../db/db'
import type { Scope } from '../../../db/scope'
import { ownerOf } from '../live/owner'

/**
 * Selects the broadcasts a user can see: sent to the user's company since the user exists and not withdrawn;
 * none of other companies, and none for accounts without a company.
 */
const broadcastsFor = (scope: Scope, userId: string) => sql`
  broadcasts
  left join broadcast_reads reads on reads.owner_id = ${ownerOf(scope)}
    and reads.user_id = ${userId} and reads.broadcast_id = broadcasts.id
  where withdrawn_at is null
    and broadcasts.created_at >= (select created_at from users where id = ${userId})
    and ${
      'id' in scope
        ? sql`(audience in ('all', ${`${scope.kind}s`}) or (audience = 'chosen' and exists (
            select from broadcast_targets targets
            where targets.owner_id = ${scope.id} and targets.broadcast_id = broadcasts.id)))`
        : sql`false`
    }`

export interface ReadableBroadcast {
  id: string
  title: string
  message: string
  created_at: Date
  read_at: Date | null
}

/**
 * Lists a page of the user's broadcasts in the user's language if translated, newest first; pages start at 1.
 */
export async function listBroadcastRows(
  db: Reader,
  scope: Scope,
  userId: string,
  { page, limit, language }: { page: number; limit: number; language: Language },
): Promise<ReadableBroadcast[]> {
  const inOther = sql`language <> ${language} and other_title is not null`
  const { rows } = await sql<ReadableBroadcast>`
    select broadcasts.id,
      case when ${inOther} then other_title else title end as title,
      case when ${inOther} then other_message else message end as message,
      broadcasts.created_at, reads.read_at
    from ${broadcastsFor(scope, userId)}
    order by broadcasts.created_at desc, broadcasts.id desc
    limit ${limit} offset ${(page - 1) * limit}`.execute(db)
  return rows
}

export async function countBroadcasts(
  db: Reader,
  scope: Scope,
  userId: string,
): Promise<{ all: number; unread: number }> {
  const { rows } = await sql<{ all: string; unread: string }>`
    select count(*) as all, count(*) filter (where reads.read_at is null) as unread
    from ${broadcastsFor(scope, userId)}`.execute(db)
  return { all: Number(rows[0]?.all ?? 0), unread: Number(rows[0]?.unread ?? 0) }
}

/** Marks the given or all unread broadcasts of the user as read. @returns their ids. */
export async function markBroadcastsRead(
  trx: Trx,
  scope: Scope,
  userId: string,
  ids: readonly string[] | 'all',
): Promise<string[]> {
  const chosen = ids === 'all' ? sql`true` : sql`broadcasts.id = any(${ids}::uuid[])`
  const { rows } = await sql<{ broadcast_id: string }>`
    insert into broadcast_reads (owner_id, user_id, broadcast_id, read_at)
    select ${ownerOf(scope)}::uuid, ${userId}::uuid, broadcasts.id, now()
    from ${broadcastsFor(scope, userId)} and reads.read_at is null and ${chosen}
    on conflict do nothing returning broadcast_id`.execute(trx)
  return rows.map(({ broadcast_id }) => broadcast_id)
}
