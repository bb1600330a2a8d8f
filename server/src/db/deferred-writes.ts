import { sql } from 'kysely'
import type { Trx } from './db'
import type { LiveTopic } from '@pasok/domain/notifications/live/live'
import type { JobRequest } from './jobs'
import { SIGNAL_CHANNEL, noticesOf } from './signals'

/** A row of the audit log; `before` and `after` as they are stored. */
export interface AuditRow {
  buyer_id: string | null
  vendor_id: string | null
  actor_id: string | null
  actor_name: string
  acting_for: string | null
  action: string
  subject: string
  subject_id: string
  before: unknown
  after: unknown
  request_id: string | null
  address: string | null
  at: Date
}

/** A changed document of one company, whose open screens reload it. */
export interface LiveRow {
  owner_id: string
  topic: LiveTopic
  document_id: string
  code: string
}

/** An event with the jobs that follow its commit. */
export interface EventWithJobs {
  name: string
  payload: unknown
  company_id: string | null
  /** Undefined: the transaction's time. */
  created_at: Date | undefined
  has_jobs: boolean
  jobs: readonly JobRequest[]
}

/** The response that is stored under an `Idempotency-Key`. */
interface StoredAnswer {
  caller: string
  key: string
  answer: unknown
}

/** What a command has to write that it does not read again itself. It is written in one statement before the commit. */
export interface DeferredWrites {
  audit: AuditRow[]
  live: LiveRow[]
  events: EventWithJobs[]
  answers: StoredAnswer[]
}

export const noDeferredWrites = (): DeferredWrites => ({
  audit: [],
  live: [],
  events: [],
  answers: [],
})

/** An event's job is retried every few hours until it succeeds; this is the library's maximum. */
export const MAX_ATTEMPTS = 32_767

/** Adds writes to those that are collected. */
export function addWrites(all: DeferredWrites, more: Partial<DeferredWrites>): void {
  for (const row of more.audit ?? []) all.audit.push(row)
  for (const row of more.live ?? []) all.live.push(row)
  for (const event of more.events ?? []) all.events.push(event)
  for (const answer of more.answers ?? []) all.answers.push(answer)
}

const inOrder = (rows: readonly object[]) =>
  JSON.stringify(rows.map((row, index) => ({ place: index + 1, ...row })))

/**
 * Writes audit entries, changes of documents with their notice to the sockets, events with their jobs, and the
 * stored response, all in one statement. Jobs that share a key are locked from here until the commit. Each job's
 * payload also contains the event's id. `delivered_at` means that the jobs are written.
 */
export async function writeDeferred(
  trx: Trx,
  { audit = [], live = [], events = [], answers = [] }: Partial<DeferredWrites>,
): Promise<void> {
  if (audit.length + live.length + events.length + answers.length === 0) return
  const jobs = events.flatMap(({ jobs: own }, index) =>
    own.map((job) => ({ place: index + 1, ...job })),
  )
  const owners = [...new Set(live.map(({ owner_id }) => owner_id))]
  const notices = owners.length === 0 ? [] : noticesOf('changed', { owners })
  await sql`
    with answered as (
      update idempotency_keys as known set answer = given.answer
      from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) given
        (caller text, key text, answer jsonb)
      where known.caller = given.caller and known.key = given.key
    ), audited as (
      insert into audit_log (buyer_id, vendor_id, actor_id, actor_name, acting_for, action, subject,
        subject_id, before, after, request_id, address, at)
      select buyer_id, vendor_id, actor_id, actor_name, acting_for, action, subject, subject_id,
        before, after, request_id, address, at
      from jsonb_to_recordset(${inOrder(audit)}::jsonb) given
        (place int, buyer_id uuid, vendor_id uuid, actor_id uuid, actor_name text, acting_for uuid,
          action text, subject text, subject_id text, before jsonb, after jsonb, request_id text,
          address text, at timestamptz)
      order by place
    ), changed as (
      insert into live_changes (owner_id, topic, document_id, code)
      select owner_id, topic, document_id, code from jsonb_to_recordset(${inOrder(live)}::jsonb) given
        (place int, owner_id uuid, topic text, document_id uuid, code text)
      order by place
    ), written as (
      insert into outbox (name, payload, company_id, created_at, delivered_at)
      select name, payload, company_id, coalesce(created_at, now()),
        case when has_jobs then clock_timestamp() end
      from jsonb_to_recordset(${inOrder(events)}::jsonb) given
        (place int, name text, payload jsonb, company_id uuid, created_at timestamptz, has_jobs boolean)
      order by place
      returning id
    ), placed as (
      select id, row_number() over (order by id) as place from written
    ), queued as (
      select graphile_worker.add_job(job.name,
        payload => (job.payload || jsonb_build_object('eventId', placed.id))::json,
        max_attempts => ${MAX_ATTEMPTS}, job_key => job.key, queue_name => job.queue) as job
      from placed join jsonb_to_recordset(${JSON.stringify(jobs)}::jsonb) job
        (place int, name text, payload jsonb, key text, queue text) using (place)
      order by place
    )
    select count(*) as queued,
      (select count(pg_notify(${SIGNAL_CHANNEL}, notice)) from unnest(${notices}::text[]) notice) as sent
    from queued`.execute(trx)
}
