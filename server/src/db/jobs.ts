import { sql } from 'kysely'
import type { Db, Trx } from './db'
import type { JobMap, JobName } from './job-map'

/** So often a job is tried, with growing pauses: for more than two days. */
const MAX_ATTEMPTS = 20

/**
 * Puts a job beside the rows that it is about: it is done if, and once, they are committed. Of those
 * that wait under the same `key`, one is done, the last; not before `at`.
 */
export async function addJob<Name extends JobName>(
  trx: Trx | Db,
  name: Name,
  payload: JobMap[Name],
  key: string | null = null,
  at: Date | null = null,
): Promise<void> {
  await sql`select graphile_worker.add_job(${name}, payload => ${JSON.stringify(payload)}::json,
    max_attempts => ${MAX_ATTEMPTS}, job_key => ${key}::text, run_at => ${at}::timestamptz)`.execute(
    trx,
  )
}

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
