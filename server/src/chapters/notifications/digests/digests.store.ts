import { sql } from 'kysely'
import type { Trx } from '../../../db/db'
import type { ProviderScope } from '../../../db/scope'
import type { NotificationRow } from '../notifications.store'

/** Users per transaction. */
const PEOPLE_AT_ONCE = 100

/**
 * A notification for the daily mail with its recipient; `is_active` is false when the user may no longer sign
 * in.
 */
export interface DueRow extends NotificationRow {
  email: string
  full_name: string
  language: 'en' | 'id'
  is_active: boolean
  side: 'buyer' | 'vendor'
}

/** Returns false when another process is sending the daily mails. */
export async function lockDigests(trx: Trx, _scope: ProviderScope): Promise<boolean> {
  const { rows } = await sql<{ is_mine: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('digests')) as is_mine`.execute(trx)
  return rows[0]?.is_mine ?? false
}

/** Claims all due notifications of some users, so that no other run sends them. */
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
