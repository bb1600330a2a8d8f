import { isId } from '@pasok/domain/kernel/ids'
import type { Language } from '@pasok/domain/kernel/texts'
import type { Audience } from '@pasok/domain/notifications/notifications.model'
import { sql } from 'kysely'
import type { Reader, Trx } from '../../../db/db'
import { containing } from '../../../db/like'
import type { ProviderScope } from '../../../db/scope'

/** Maximum number of companies offered for selection. */
const MAX_TARGETS = 20

interface Target {
  _id: string
  side: 'buyer' | 'vendor'
  name: string
}

const TARGETS = sql`(
  select id, 'buyer' as side, legal_name as name from buyers
  union all select id, 'vendor', legal_name from vendors) companies`

/** Finds companies whose name contains a text, sorted by name. */
export async function findTargets(
  db: Reader,
  _scope: ProviderScope,
  search: string,
): Promise<Target[]> {
  const { rows } = await sql<Target>`
    select id as _id, side, name from ${TARGETS} where name ilike ${containing(search)}
    order by lower(name), id limit ${MAX_TARGETS}`.execute(db)
  return rows
}

/** Lists the existing ones of these companies. */
export async function listTargets(
  db: Reader | Trx,
  _scope: ProviderScope,
  ids: readonly string[],
): Promise<Target[]> {
  const { rows } = await sql<Target>`
    select id as _id, side, name from ${TARGETS} where id = any(${ids}::uuid[])
    order by lower(name), id`.execute(db)
  return rows
}

/** Counts the active users whom a broadcast to this audience would reach now. */
export async function countRecipients(
  db: Reader,
  _scope: ProviderScope,
  { audience, companies }: { audience: Audience; companies: readonly string[] },
): Promise<number> {
  const ids = companies.filter(isId)
  const isIn = {
    all: sql`num_nonnulls(buyer_id, vendor_id) > 0`,
    buyers: sql`buyer_id is not null`,
    vendors: sql`vendor_id is not null`,
    chosen: sql`(buyer_id = any(${ids}::uuid[]) or vendor_id = any(${ids}::uuid[]))`,
  }[audience]
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from users where status = 'ACTIVE' and ${isIn}`.execute(db)
  return Number(rows[0]?.count ?? 0)
}

interface NewBroadcast {
  id: string
  title: string
  message: string
  language: Language
  other_title: string | null
  other_message: string | null
  audience: Audience
  created_by: string
  created_by_name: string
}

export async function insertBroadcast(
  trx: Trx,
  _scope: ProviderScope,
  broadcast: NewBroadcast,
  ownerIds: readonly string[],
): Promise<void> {
  await trx
    .insertInto('broadcasts')
    .values({ ...broadcast, created_at: sql<Date>`now()`, withdrawn_at: null, withdrawn_by: null })
    .execute()
  if (ownerIds.length === 0) return
  const { id: broadcast_id } = broadcast
  await trx
    .insertInto('broadcast_targets')
    .values(ownerIds.map((owner_id) => ({ owner_id, broadcast_id })))
    .execute()
}

export const lockBroadcast = (trx: Trx, _scope: ProviderScope, id: string) =>
  trx.selectFrom('broadcasts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export async function updateWithdrawn(
  trx: Trx,
  _scope: ProviderScope,
  id: string,
  withdrawn: { withdrawn_by: string },
): Promise<void> {
  await trx
    .updateTable('broadcasts')
    .set({ ...withdrawn, withdrawn_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

export interface SentBroadcastRow extends NewBroadcast {
  created_at: Date
  withdrawn_at: Date | null
  read: string
  companies: Target[]
}

/** Lists a page of sent broadcasts, newest first, in one query. */
export async function listSentRows(
  db: Reader,
  _scope: ProviderScope,
  { skip, limit }: { skip: number; limit: number },
): Promise<SentBroadcastRow[]> {
  const { rows } = await sql<SentBroadcastRow>`
    select broadcasts.*,
      (select count(*) from broadcast_reads reads where reads.broadcast_id = broadcasts.id) as read,
      coalesce((select json_agg(json_build_object('_id', id, 'side', side, 'name', name)
          order by lower(name), id)
        from broadcast_targets targets join ${TARGETS} on companies.id = targets.owner_id
        where targets.broadcast_id = broadcasts.id), '[]') as companies
    from (select * from broadcasts order by created_at desc, id desc
      limit ${limit} offset ${skip * limit}) broadcasts
    order by created_at desc, id desc`.execute(db)
  return rows
}

export async function countSent(db: Reader, _scope: ProviderScope): Promise<number> {
  const { count } = await db
    .selectFrom('broadcasts')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Finds the recipients of a broadcast: an audience or chosen companies. */
export async function findAudience(
  db: Reader,
  _scope: ProviderScope,
  id: string,
): Promise<{ audience: Audience; owner_ids: string[] } | undefined> {
  const { rows } = await sql<{ audience: Audience; owner_ids: string[] }>`
    select audience, array(select owner_id from broadcast_targets targets
      where targets.broadcast_id = broadcasts.id) as owner_ids
    from broadcasts where id = ${id}`.execute(db)
  return rows[0]
}
