import { sql, type RawBuilder } from 'kysely'
import type { Db, Trx } from './db'
import type { JobMap, JobName } from './job-map'

/** Attempts of a job with growing delays, over more than two days. */
const MAX_ATTEMPTS = 20

/** Maximum number of concurrent long jobs of a kind, over all processes. */
const QUEUES = 2

/**
 * Returns the queue for a company's long jobs. The limited number of queues leaves workers free for short jobs.
 */
export const queueOf = (kind: string, companyId: string) =>
  `${kind}-${parseInt(companyId.slice(-4), 16) % QUEUES}`

interface Waiting {
  /** Of waiting jobs with the same key only the last one runs. */
  key?: string
  /** Jobs of one queue run one after another. */
  queue?: string
  /** Delay in seconds, counted from `from` or from now. */
  seconds?: number
  from?: Date
}

/** A job that a subscriber requests; the event's id is added to its payload. */
export type JobRequest = {
  [Name in JobName]: {
    name: Name
    payload: Omit<JobMap[Name], 'eventId'>
    key?: string
    queue?: string
  }
}[JobName]

/** Computed by the database's clock, which decides when jobs are due; this machine's clock may differ. */
const runAt = ({ seconds, from }: Waiting): RawBuilder<Date | null> =>
  seconds === undefined
    ? sql`null::timestamptz`
    : sql`coalesce(${from ?? null}::timestamptz, clock_timestamp())
        + make_interval(secs => ${seconds})`

/** Adds a job in the caller's transaction, so that it runs only if, and after, the transaction commits. */
export async function addJob<Name extends JobName>(
  trx: Trx | Db,
  name: Name,
  payload: JobMap[Name],
  waiting: Waiting = {},
): Promise<void> {
  await sql`select graphile_worker.add_job(${name}, payload => ${JSON.stringify(payload)}::json,
    max_attempts => ${MAX_ATTEMPTS}, job_key => ${waiting.key ?? null}::text,
    queue_name => ${waiting.queue ?? null}::text, run_at => ${runAt(waiting)})`.execute(trx)
}

/** Matches rows without a runnable job, because the job of this key failed too often or was lost. */
export const hasNoJob = (name: JobName, id: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`not exists (select from graphile_worker.jobs
    where key = ${`${name} `}::text || ${id}::text and attempts < max_attempts)`

/** Adds a job for each row of the caller's own statement. */
export const jobOfRow = (name: JobName, payload: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`graphile_worker.add_job(${name}, payload => ${payload}, max_attempts => ${MAX_ATTEMPTS})`

/** Adds several jobs at a time. */
export async function addJobs<Name extends JobName>(
  trx: Trx | Db,
  name: Name,
  payloads: readonly JobMap[Name][],
): Promise<void> {
  const given = payloads.map((payload) => JSON.stringify(payload))
  await sql`select ${jobOfRow(name, sql`given::json`)} from unnest(${given}::text[]) given`.execute(
    trx,
  )
}
