import { sql, type RawBuilder } from 'kysely'
import type { Db, Trx } from './db'
import type { JobMap, JobName } from './job-map'

/** So often a job is tried, with growing pauses: for more than two days. */
const MAX_ATTEMPTS = 20

/** So many long jobs of a kind run at a time, in all processes together. */
const QUEUES = 2

/** The queue of long jobs of a company: they take turns, so that short ones always find a free place. */
export const queueOf = (kind: string, companyId: string) =>
  `${kind}-${parseInt(companyId.slice(-4), 16) % QUEUES}`

interface Waiting {
  /** Of those that wait under the same, one is done, the last. */
  key?: string
  /** Those of one queue are done one after the other. */
  queue?: string
  /** Not before so many seconds have passed, from this time on or from now on. */
  seconds?: number
  from?: Date
}

/** A job that a subscriber asks for, with the id of its event added to its payload. */
export type JobRequest = {
  [Name in JobName]: {
    name: Name
    payload: Omit<JobMap[Name], 'eventId'>
    key?: string
    queue?: string
  }
}[JobName]

/** By the database's clock, which alone says what is due: this machine's may show another time. */
const runAt = ({ seconds, from }: Waiting): RawBuilder<Date | null> =>
  seconds === undefined
    ? sql`null::timestamptz`
    : sql`coalesce(${from ?? null}::timestamptz, clock_timestamp())
        + make_interval(secs => ${seconds})`

/** Puts a job beside the rows that it is about: it is done if, and once, they are committed. */
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

/** True of a row about which no job waits any more, as the one of this key failed too often or got lost. */
export const hasNoJob = (name: JobName, id: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`not exists (select from graphile_worker.jobs
    where key = ${`${name} `}::text || ${id}::text and attempts < max_attempts)`

/** The same for many at once. */
export async function addJobs<Name extends JobName>(
  trx: Trx | Db,
  name: Name,
  payloads: readonly JobMap[Name][],
): Promise<void> {
  const given = payloads.map((payload) => JSON.stringify(payload))
  await sql`select graphile_worker.add_job(${name}, payload => given::json,
    max_attempts => ${MAX_ATTEMPTS}) from unnest(${given}::text[]) given`.execute(trx)
}
