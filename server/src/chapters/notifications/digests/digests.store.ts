import { sql } from 'kysely'
import type { Trx } from '../../../db/db'
import type { ProviderScope } from '../../../db/scope'
import type { NotificationRow } from '../notifications.store'

/** People in one transaction. */
const PEOPLE_AT_ONCE = 100

/** A notification of the day's mail, with its reader; without an address when they may not come in. */
export interface DueRow extends NotificationRow {
  email: string
  full_name: string
  language: 'en' | 'id'
  is_active: boolean
  side: 'buyer' | 'vendor'
}

/** False when another process sends them at this moment. */
export async function lockDigests(trx: Trx, _scope: ProviderScope): Promise<boolean> {
  const { rows } = await sql<{ is_mine: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('digests')) as is_mine`.execute(trx)
  return rows[0]?.is_mine ?? false
}

/** Takes what is due for some people, whole: it is due no more. */
export async function takeDue(trx: Trx, _scope: ProviderScope, now: Date): Promise<DueRow[]> {
  const { rows } = await sql<DueRow>`
    with people as (
      select distinct owner_id, user_id from notifications where digest_at <= ${now}
      limit ${PEOPLE_AT_ONCE}),
    taken as (
      update notifications set digest_at = null from people
      where notifications.owner_id = people.owner_id
        and notifications.user_id = people.user_id and digest_at <= ${now}
      returning notifications.*)
    select taken.*, email, full_name, language, status = 'ACTIVE' as is_active,
      case when users.vendor_id is null then 'buyer' else 'vendor' end as side
    from taken join users on users.id = taken.user_id
    order by taken.created_at, taken.id`.execute(trx)
  return rows
}
