import { type RawBuilder, sql } from 'kysely'
import type { Trx } from './db'
import { insertRows, type NewRow } from './insert-rows'
import type { JobRequest } from './jobs'
import { SIGNAL_CHANNEL, noticesOf } from './signals'
import type { Tables } from './tables'
import { executeAtCommit } from './timed-dialect'

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

/** Rows of tables, each with values for the same columns. */
type NewRows = { [Table in keyof Tables]?: NewRow<Table>[] }

/** The response that is stored under an `Idempotency-Key`. */
interface StoredAnswer {
  caller: string
  key: string
  answer: unknown
}

/** What a command has to write that it does not read again itself. It is written in one statement with the commit. */
export interface DeferredWrites {
  rows: NewRows
  events: EventWithJobs[]
  answers: StoredAnswer[]
}

export const noDeferredWrites = (): DeferredWrites => ({
  rows: {},
  events: [],
  answers: [],
})

/** An event's job is retried every few hours until it succeeds; this is the library's maximum. */
export const MAX_ATTEMPTS = 32_767

const tablesOf = (rows: NewRows = {}) => Object.entries(rows) as [keyof Tables, never[]][]

/** Appends rows of one table; in their order. */
const addRows = (all: NewRows, table: keyof Tables, rows: never[]) => {
  const known: object[] = (all[table] ??= [])
  for (const row of rows) known.push(row)
}

/** Adds writes to those that are collected. */
export function addWrites(all: DeferredWrites, more: Partial<DeferredWrites>): void {
  for (const [table, rows] of tablesOf(more.rows)) addRows(all.rows, table, rows)
  for (const event of more.events ?? []) all.events.push(event)
  for (const answer of more.answers ?? []) all.answers.push(answer)
}

const inOrder = (rows: readonly object[]) =>
  JSON.stringify(rows.map((row, index) => ({ place: index + 1, ...row })))

/**
 * Writes rows of any tables with a notice to the sockets about changed documents, events with their jobs, and the
 * stored response, all in one statement. Jobs that share a key are locked from here until the commit. Each job's
 * payload also contains the event's id. `delivered_at` means that the jobs are written.
 */
export async function writeDeferred(trx: Trx, writes: Partial<DeferredWrites>): Promise<void> {
  await statementOf(writes)?.execute(trx)
}

/** Writes the same together with the commit of the transaction, which must contain no further statement. */
export async function writeAtCommit(trx: Trx, writes: DeferredWrites): Promise<void> {
  const statement = statementOf(writes)
  if (statement) await executeAtCommit(trx, statement.compile(trx))
}

function statementOf(writes: Partial<DeferredWrites>): RawBuilder<unknown> | undefined {
  const { rows = {}, events = [], answers = [] } = writes
  const inserts = tablesOf(rows).filter(([, own]) => own.length > 0)
  if (inserts.length + events.length + answers.length === 0) return undefined
  const jobs = events.flatMap(({ jobs: own }, index) =>
    own.map((job) => ({ place: index + 1, ...job })),
  )
  const owners = [...new Set(rows.live_changes?.map(({ owner_id }) => owner_id))]
  const notices = owners.length === 0 ? [] : noticesOf('changed', { owners })
  const inserted = inserts.map(
    ([table, own]) => sql`${sql.ref(`new_${table}`)} as (${insertRows(table, own)}),`,
  )
  return sql`
    with ${sql.join(inserted, sql` `)} answered as (
      update idempotency_keys as known set answer = given.answer
      from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) given
        (caller text, key text, answer jsonb)
      where known.caller = given.caller and known.key = given.key
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
    from queued`
}
