import type { Job } from 'graphile-worker'
import type pg from 'pg'

const RENEW_EVERY_MS = 5_000

/** A lock that nobody renewed for so long belongs to a process that died. */
const LOST_AFTER = '20 seconds'

/**
 * Renews the lock of a running job until the work ends: a job may take as long as it needs, and is still
 * free soon after its process died.
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
    // The next renewal may reach the database again.
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
 * Frees jobs whose lock is lost, and those of the given workers, which have ended. A queue is free with
 * the job that its worker ran; the two seconds are for one that is locked at this moment.
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
