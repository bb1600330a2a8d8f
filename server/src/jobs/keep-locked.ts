import type { Job } from 'graphile-worker'
import type pg from 'pg'

const RENEW_EVERY_MS = 5_000

/** A lock not renewed for this long belongs to a dead process. */
const LOST_AFTER = '20 seconds'

/**
 * Renews the lock of a running job until the work ends. A job may take as long as it needs, and yet its lock
 * expires soon after its process dies.
 */
export async function whileLocked(
  pool: pg.Pool,
  { id, locked_by }: Job,
  work: Promise<void>,
): Promise<void> {
  const renew = () => {
    const renewed = pool.query(
      `update graphile_worker._private_jobs set locked_at = now() where id = $1 and locked_by = $2`,
      [id, locked_by],
    )
    // The next renewal may succeed again.
    renewed.catch(() => undefined)
  }
  const timer = setInterval(renew, RENEW_EVERY_MS)
  try {
    await work
  } finally {
    clearInterval(timer)
  }
}

/**
 * Releases jobs with expired locks and those of ended workers. A queue is released with its worker's job; the
 * two seconds protect a queue that is just being locked.
 */
export async function freeLostJobs(pool: pg.Pool, ended: readonly string[] = []): Promise<void> {
  await pool.query(
    `with lost as (
       update graphile_worker._private_jobs set locked_at = null, locked_by = null
       where locked_by = any($1) or locked_at < now() - $2::interval
     )
     update graphile_worker._private_job_queues queues set locked_at = null, locked_by = null
     where locked_by = any($1) or locked_at < now() - interval '2 seconds' and not exists (
       select from graphile_worker._private_jobs jobs
       where jobs.job_queue_id = queues.id and jobs.locked_by = queues.locked_by
         and jobs.locked_at >= now() - $2::interval)`,
    [ended, LOST_AFTER],
  )
}
