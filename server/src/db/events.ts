import { sql } from 'kysely'
import type { Db, Trx } from './db'
import type { EventMap, EventName } from './event-map'
import type { JobRequest } from './jobs'
import type { Subscriptions } from './work'

/** The event whose rows the job `feed-index` reads until it has brought them to the search index. */
export const FED_EVENT = 'products.changed' satisfies EventName

/** An event as it is stored. */
export interface EventRow {
  id: number
  name: string
  payload: unknown
  /** The buyer or vendor that caused it; null: no company did. */
  company_id: string | null
  /** When it happened. */
  created_at: Date
}

/** An event that is to be written. */
export type NewEvent = {
  [Name in EventName]: {
    name: Name
    payload: EventMap[Name]
    companyId: string | null
    /** When it happened; the time of the transaction unless given. */
    at?: Date | undefined
  }
}[EventName]

/** The job of an event is tried every few hours until it succeeds: this is the most that the library counts. */
const MAX_ATTEMPTS = 32_767

const COLUMNS = ['id', 'name', 'payload', 'company_id', 'created_at'] as const

function jobsAfter(subscriptions: Subscriptions, event: NewEvent): JobRequest[] {
  const { afterCommit = [] } = subscriptions[event.name] ?? {}
  return afterCommit.map((jobOf) => jobOf(event.payload as never))
}

/**
 * Writes events and the jobs of their subscribers in one statement: they are done if, and once, the
 * transaction is committed. Each job's payload also names its event. `delivered_at` says that the jobs
 * are written, and of the `FED_EVENT` that the index has it.
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

/** An event by its id; undefined once it was swept away. */
export const findEvent = (db: Db, id: number): Promise<EventRow | undefined> =>
  db.selectFrom('outbox').select(COLUMNS).where('id', '=', id).executeTakeFirst()

const AT_ONCE = 500

/**
 * Writes the jobs of events without any: those that a release before this one wrote, which had a relay
 * instead. A relay that still runs holds its rows locked; they are left to it.
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
        .limit(AT_ONCE)
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
