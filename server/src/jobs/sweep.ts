import {
  READ_KEPT_DAYS,
  UNREAD_KEPT_DAYS,
} from '@pasok/domain/notifications/notifications.constants'
import { CHANGES_KEPT } from '@pasok/domain/notifications/notifications.live'
import { sql } from 'kysely'
import type { Db } from '../db/db'
import type { ObjectStore } from '../ports/object-store'
import { sweepFiles } from './sweep-files'
import { sweepPictures } from './sweep-pictures'

const HOUR_MS = 3_600_000
/** After the start: one that never runs for an hour sweeps too. */
const FIRST_MS = 60_000

interface Log {
  warn(details: object, message: string): void
}

/**
 * Removes what has served its time: kept answers, delivered events, changes
 * that open screens have long read, forgotten wrong passwords, counts
 * of windows that have ended, links, mails with their files and sign-ins that have long been of no
 * use, notifications of long ago.
 */
export async function sweep(db: Db): Promise<void> {
  await sql`delete from idempotency_keys where created_at < now() - interval '2 days'`.execute(db)
  await sql`delete from outbox where delivered_at < now() - interval '7 days'`.execute(db)
  await sql`delete from live_changes
    where at < now() - make_interval(mins => ${CHANGES_KEPT})`.execute(db)
  await sql`delete from sign_in_failures where first_at < now() - interval '1 day'
    and (locked_until is null or locked_until < now())`.execute(db)
  await sql`delete from rate_counters where ends_at < now()`.execute(db)
  // A person's own goes with, or after, those that were made from it.
  await sql`delete from sign_ins
    where least(ended_at, expires_at) < now() - interval '180 days'
    and not exists (select from sign_ins child where child.parent_id = sign_ins.id
      and least(child.ended_at, child.expires_at) >= now() - interval '180 days')`.execute(db)
  await sql`update mails set html = '', text = '', file_id = null
    where (html <> '' or file_id is not null)
    and (useless_after < now() or created_at < now() - interval '30 days')`.execute(db)
  await sql`delete from mails where created_at < now() - interval '180 days'`.execute(db)
  // A younger one may be among what its call hasn't committed.
  await sql`delete from mail_files where created_at < now() - interval '1 hour'
    and not exists (select from mails where file_id = mail_files.id)`.execute(db)
  await sql`delete from notifications
    where created_at < now() - make_interval(days => ${READ_KEPT_DAYS})
    and (read_at is not null
      or created_at < now() - make_interval(days => ${UNREAD_KEPT_DAYS}))`.execute(db)
  await sql`delete from account_links where expires_at < now() - interval '90 days'`.execute(db)
}

/** Removes what has served its time in a chapter that has rules for that. */
export type Sweeper = (db: Db, objects: ObjectStore, log: Log) => Promise<unknown>

/** Sweeps soon after the start, then once an hour; doing it twice at once changes nothing. @returns a way to stop. */
export function startSweeping(
  db: Db,
  objects: ObjectStore,
  log: Log,
  sweepers: readonly Sweeper[],
): () => void {
  const warn = (error: unknown) => log.warn({ err: error }, 'sweep: failed, tried again in an hour')
  const sweepAll = () => {
    sweep(db).catch(warn)
    for (const one of [sweepFiles, sweepPictures, ...sweepers]) one(db, objects, log).catch(warn)
  }
  const first = setTimeout(sweepAll, FIRST_MS).unref()
  const timer = setInterval(sweepAll, HOUR_MS).unref()
  return () => {
    clearTimeout(first)
    clearInterval(timer)
  }
}
