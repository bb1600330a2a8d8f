import { sql } from 'kysely'
import type { Db, Trx } from './db'
import type { EventMap, EventName } from './event-map'
import type { JobRequest } from './jobs'
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

/** An event's job is retried every few hours until it succeeds; this is the library's maximum. */
const MAX_ATTEMPTS = 32_767

const COLUMNS = ['id', 'name', 'payload', 'company_id', 'created_at'] as const

function jobsAfter(subscriptions: Subscriptions, event: NewEvent): JobRequest[] {
  const { afterCommit = [] } = subscriptions[event.name] ?? {}
  return afterCommit.map((jobOf) => jobOf(event.payload as never))
}

/**
 * Writes events and their subscribers' jobs in one statement, so that they exist exactly if the transaction
 * commits. Each job's payload also contains the event's id. `delivered_at` means that the jobs are written, or
 * for `FED_EVENT` that the index has the event.
 */
export async function writeEvents(
  trx: Trx,
  subscriptions: Subscriptions,
  events: readonly NewEvent[],
): Promise<void> {
  if (events.length === 0) return
  const rows = events.map(({ name, payload, companyId, at }, place) => ({
    place: place + 1,
    name,
    payload,
    company_id: companyId,
    created_at: at,
    has_jobs: name !== FED_EVENT && subscriptions[name] !== undefined,
  }))
  const jobs = events.flatMap((event, place) =>
    jobsAfter(subscriptions, event).map((job) => ({ place: place + 1, ...job })),
  )
  await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) given
        (place int, name text, payload jsonb, company_id uuid, created_at timestamptz, has_jobs boolean)
    ), written as (
      insert into outbox (name, payload, company_id, created_at, delivered_at)
      select name, payload, company_id, coalesce(created_at, now()),
        case when has_jobs then clock_timestamp() end
      from given order by place
      returning id
    ), placed as (
      select id, row_number() over (order by id) as place from written
    )
    select graphile_worker.add_job(job.name,
      payload => (job.payload || jsonb_build_object('eventId', placed.id))::json,
      max_attempts => ${MAX_ATTEMPTS}, job_key => job.key, queue_name => job.queue)
    from placed join jsonb_to_recordset(${JSON.stringify(jobs)}::jsonb) job
      (place int, name text, payload jsonb, key text, queue text) using (place)
    order by place`.execute(trx)
}

/** Finds an event by its id; undefined after it was deleted. */
export const findEvent = (db: Db, id: number): Promise<EventRow | undefined> =>
  db.selectFrom('outbox').select(COLUMNS).where('id', '=', id).executeTakeFirst()

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
