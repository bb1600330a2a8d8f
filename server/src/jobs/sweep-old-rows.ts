import {
  READ_LIFETIME_DAYS,
  UNREAD_LIFETIME_DAYS,
} from '@pasok/domain/notifications/notifications.constants'
import { CHANGE_LIFETIME_MINUTES } from '@pasok/domain/notifications/live/live'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../db/db'

/** Rows per statement, so that it stays far below the database's statement timeout. */
const PORTION = 10_000

interface Rule {
  table: string
  where: RawBuilder<unknown>
  /** Columns to clear, when the row itself stays. */
  set?: RawBuilder<unknown>
}

/**
 * Rules for expired data: stored responses, delivered events, old live changes, forgotten wrong passwords,
 * counters of ended windows, expired links, mails, files and sign-ins, and old notifications.
 */
const RULES: readonly Rule[] = [
  { table: 'idempotency_keys', where: sql`created_at < now() - interval '2 days'` },
  {
    table: 'outbox',
    // A job that fails repeatedly still needs its event.
    where: sql`delivered_at < now() - interval '7 days' and id not in (
      select (payload ->> 'eventId')::bigint from graphile_worker._private_jobs
      where payload ->> 'eventId' is not null)`,
  },
  {
    table: 'live_changes',
    where: sql`at < now() - make_interval(mins => ${CHANGE_LIFETIME_MINUTES})`,
  },
  {
    table: 'sign_in_failures',
    where: sql`first_at < now() - interval '1 day'
      and (locked_until is null or locked_until < now())`,
  },
  {
    table: 'sign_in_guesses',
    where: sql`greatest(last_at, locked_until) < now() - interval '1 day'`,
  },
  { table: 'rate_counters', where: sql`ends_at < now()` },
  {
    table: 'sign_ins',
    // A parent sign-in is deleted after its derived ones, in a later portion.
    where: sql`least(ended_at, expires_at) < now() - interval '180 days'
      and not exists (select from sign_ins child where child.parent_id = sign_ins.id)`,
  },
  {
    table: 'mails',
    set: sql`html = '', text = '', file_id = null`,
    // One day of tolerance, because the expiry time comes from another clock than the database's.
    where: sql`(html <> '' or file_id is not null)
      and (useless_after < now() - interval '1 day' or created_at < now() - interval '30 days')`,
  },
  { table: 'mails', where: sql`created_at < now() - interval '180 days'` },
  {
    table: 'mail_files',
    // A newer file may belong to a mail of a transaction that has not committed yet.
    where: sql`created_at < now() - interval '1 hour'
      and not exists (select from mails where file_id = mail_files.id)`,
  },
  {
    table: 'notifications',
    where: sql`created_at < now() - make_interval(days => ${READ_LIFETIME_DAYS})
      and (read_at is not null
        or created_at < now() - make_interval(days => ${UNREAD_LIFETIME_DAYS}))`,
  },
  { table: 'invitation_links', where: sql`mailed_at < now() - interval '90 days'` },
  { table: 'invitation_lookups', where: sql`looked_at < now() - interval '2 days'` },
  { table: 'account_links', where: sql`expires_at < now() - interval '90 days'` },
]

async function sweepPortion(db: Db, { table, where, set }: Rule): Promise<bigint> {
  const name = sql.table(table)
  const done = await sql`${set ? sql`update ${name} set ${set}` : sql`delete from ${name}`}
    where ctid = any(array(select ctid from ${name} where ${where} limit ${PORTION}))`.execute(db)
  return done.numAffectedRows ?? 0n
}

/** Removes expired data in portions; an error in one rule does not stop the others. */
export async function sweepOldRows(db: Db): Promise<void> {
  const failures: unknown[] = []
  for (const rule of RULES)
    try {
      while ((await sweepPortion(db, rule)) > 0n);
    } catch (error) {
      failures.push(error)
    }
  if (failures.length > 0)
    throw new AggregateError(failures, 'sweep: some rules failed, their rows are removed later')
}
