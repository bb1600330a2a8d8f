import { sql } from 'kysely'
import type { Db, Trx } from './db'
import type { EventMap, EventName } from './event-map'
import type { JobRequest } from './jobs'
import { type EventWithJobs, MAX_ATTEMPTS, writeDeferred } from './deferred-writes'
import type { Subscriptions } from './work'

/** The event that the job `feed-index` reads until the search index has it. */
export const FED_EVENT = 'products.changed' satisfies EventName

export interface EventRow {
  id: number
  name: string
  payload: unknown
  /** The buyer or vendor that caused the event; null when no company did. */
  company_id: string | null
  created_at: Date
}

export type NewEvent = {
  [Name in EventName]: {
    name: Name
    payload: EventMap[Name]
    companyId: string | null
    /** Time of the event; by default the transaction's time. */
    at?: Date | undefined
  }
}[EventName]

const COLUMNS = ['id', 'name', 'payload', 'company_id', 'created_at'] as const

function jobsAfter(subscriptions: Subscriptions, event: NewEvent): JobRequest[] {
  const { afterCommit = [] } = subscriptions[event.name] ?? {}
  return afterCommit.flatMap((jobOf) => jobOf(event.payload as never) ?? [])
}

/** Returns an event with its subscribers' jobs; the index job reads `FED_EVENT` itself until the index has it. */
export const withJobs = (subscriptions: Subscriptions, event: NewEvent): EventWithJobs => ({
  name: event.name,
  payload: event.payload,
  company_id: event.companyId,
  created_at: event.at,
  has_jobs: event.name !== FED_EVENT && subscriptions[event.name] !== undefined,
  jobs: jobsAfter(subscriptions, event),
})

/** Writes events and their subscribers' jobs, so that they exist exactly if the transaction commits. */
export const writeEvents = (
  trx: Trx,
  subscriptions: Subscriptions,
  events: readonly NewEvent[],
): Promise<void> =>
  writeDeferred(trx, { events: events.map((event) => withJobs(subscriptions, event)) })

const EVENTS_PER_BATCH = 500

/**
 * Writes the missing jobs of events from an earlier release, which used a relay instead. Rows locked by a relay
 * that still runs are skipped.
 */
export async function adoptEvents(db: Db, subscriptions: Subscriptions): Promise<void> {
  const adoptSome = () =>
    db.transaction().execute(async (trx) => {
      const rows = await trx
        .selectFrom('outbox')
        .select(COLUMNS)
        .where('delivered_at', 'is', null)
        .where('name', '<>', FED_EVENT)
        .orderBy('id')
        .limit(EVENTS_PER_BATCH)
        .forUpdate()
        .skipLocked()
        .execute()
      if (rows.length === 0) return 0
      const jobs = rows.flatMap((row) =>
        jobsAfter(subscriptions, { ...row, companyId: row.company_id } as never).map((job) => ({
          ...job,
          payload: { ...job.payload, eventId: row.id },
        })),
      )
      await sql`select graphile_worker.add_job(name, payload => payload,
        max_attempts => ${MAX_ATTEMPTS}, job_key => key, queue_name => queue)
        from jsonb_to_recordset(${JSON.stringify(jobs)}::jsonb) job
          (name text, payload json, key text, queue text)`.execute(trx)
      await trx
        .updateTable('outbox')
        .set({ delivered_at: sql`clock_timestamp()` })
        .where(
          'id',
          'in',
          rows.map(({ id }) => id),
        )
        .execute()
      return rows.length
    })
  while ((await adoptSome()) > 0);
}
