import { EventEmitter } from 'node:events'
import {
  type Job,
  type JobHelpers,
  Logger,
  type ParsedCronItem,
  run,
  type RunnerOptions,
  runOnce,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker'
import type pg from 'pg'
import { type JobMap, type JobName, LONG_JOBS } from '../db/job-map'
import { runByDatabaseClock } from './periodic'

const RENEW_EVERY_MS = 5_000

/** A lock not renewed for this long belongs to a dead process. */
const LOST_AFTER = '20 seconds'

/**
 * Renews the lock of a running job until the work ends. A job may take as long as it needs, and yet its lock
 * expires soon after its process dies.
 */
export async function withRenewedLock(
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

/**
 * The handler of each job. A job may run twice, so handlers must be idempotent. `isLast`: a failure now is not
 * retried.
 */
export type JobHandlers = {
  readonly [Name in JobName]?: (payload: JobMap[Name], isLast: boolean) => Promise<void>
}

export interface JobLog {
  debug(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

export interface WorkerOptions {
  pool: pg.Pool
  handlers: JobHandlers
  log: JobLog
  periodic?: ParsedCronItem[]
  /** Names of ended workers whose jobs must be released. */
  ended?: readonly string[]
  /** Called with each name under which this worker locks jobs. */
  onName?: (name: string) => void
  /** Polling interval in milliseconds, in case a notification is missed. */
  lookEveryMs?: number
}

export interface Worker {
  /** Stops accepting jobs and waits for the running ones. */
  stop(): Promise<void>
}

/** More than all queues of long jobs together can occupy. */
const MAX_RUNNING_JOBS = 8
/** Jobs are also polled, because notifications can be lost and retries send none. */
const LOOK_EVERY_MS = 5_000
/** Longer jobs count as failed, except for the `LONG_JOBS`. */
const JOB_LIMIT_MS = 60_000
const LOOK_FOR_LOST_MS = 5_000
const START_AGAIN_MS = 1_000
/** Milliseconds that a stop waits until the end of finished jobs is recorded. */
const RECORDED_WITHIN_MS = 2_000
const LOOK_FOR_RECORD_MS = 25
/** Milliseconds that a stop waits for running jobs; interrupted ones are repeated by another process. */
const STOP_WITHIN_MS = 8_000

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Rejects when the work takes longer than `ms`. */
async function within<T>(ms: number, work: Promise<T>, otherwise: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(otherwise)), ms)
  })
  try {
    return await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}

/** Payloads need no validation, because `addJob` type-checks them against the same map. */
function taskListOf({ pool, handlers }: WorkerOptions): TaskList {
  return Object.fromEntries(
    Object.entries(handlers).map(([name, handler]) => [
      name,
      async (payload: unknown, { job }: JobHelpers) => {
        const isLast = job.attempts >= job.max_attempts
        const doing = withRenewedLock(pool, job, handler(payload as never, isLast))
        await (LONG_JOBS.has(name) ? doing : within(JOB_LIMIT_MS, doing, `${name}: took too long`))
      },
    ]),
  )
}

const LOUD: ReadonlySet<string> = new Set(['error', 'warning'])

/**
 * Suppresses the library's messages about each job, which contain payloads; only its own problems are logged.
 */
function quietLogger(log: JobLog): Logger {
  return new Logger(() => (level, message, meta) => {
    if (meta?.['failure'] === true || meta?.['success'] === true) return
    const origin = { from: 'graphile-worker' }
    if (LOUD.has(level)) log.warn(origin, `jobs: ${message}`)
    else log.debug(origin, `jobs: ${message}`)
  })
}

function logFailures(events: WorkerEvents, log: JobLog): void {
  events.on('job:error', ({ job, error }) => {
    const details = { err: error, job: job.task_identifier, id: job.id, tries: job.attempts }
    if (job.attempts < job.max_attempts) log.warn(details, 'jobs: failed, retried later')
    else log.error(details, 'jobs: failed permanently')
  })
}

function optionsOf(options: WorkerOptions, events: WorkerEvents): RunnerOptions {
  const { pool, log, lookEveryMs = LOOK_EVERY_MS } = options
  return {
    pgPool: pool,
    taskList: taskListOf(options),
    parsedCronItems: [],
    logger: quietLogger(log),
    events,
    concurrency: MAX_RUNNING_JOBS,
    pollInterval: lookEveryMs,
    noHandleSignals: true,
  }
}

/**
 * Resets the last runs of periodic jobs that are in the future. A machine with a fast clock wrote them, and no
 * job would be added until then.
 */
async function forgetFutureRuns(pool: pg.Pool): Promise<void> {
  await pool.query(`update graphile_worker._private_known_crontabs
    set known_since = now(), last_execution = null
    where greatest(known_since, last_execution) > now() + interval '5 minutes'`)
}

interface Turn {
  stop(): Promise<void>
  ended: Promise<void>
}

/** Waits until the end of all finished jobs is recorded, which the library does not wait for. */
async function untilRecorded(pool: pg.Pool, names: readonly string[]): Promise<void> {
  const until = Date.now() + RECORDED_WITHIN_MS
  while (Date.now() < until) {
    const { rowCount } = await pool.query(
      'select from graphile_worker._private_jobs where locked_by = any($1) limit 1',
      [names],
    )
    if (rowCount === 0) return
    await pause(LOOK_FOR_RECORD_MS)
  }
}

/** Runs the library under its own worker name until it is stopped or gives up. */
async function beginTurn(options: WorkerOptions, names: Set<string>): Promise<Turn> {
  const events: WorkerEvents = new EventEmitter()
  logFailures(events, options.log)
  runByDatabaseClock(events)
  events.on('pool:create', ({ workerPool }) => {
    names.add(workerPool.id)
    options.onName?.(workerPool.id)
  })
  const { taskList, ...rest } = optionsOf(options, events)
  const runner = await run(rest, taskList, options.periodic ?? [])
  const stop = async () => {
    // Rejects when it is already stopping.
    await runner.stop().catch(() => undefined)
    await untilRecorded(options.pool, [...names]).catch(() => undefined)
  }
  return { stop, ended: runner.promise }
}

/**
 * Starts a worker that runs jobs until it is stopped: immediately after their commit, and with growing pauses
 * after failures. Any number of processes may run one; each job is run by one of them. Some queries of the
 * library are not awaited, so their failure ends the thread, which is then restarted (`job-thread.ts`).
 */
export function startWorker(options: WorkerOptions): Worker {
  const { pool, log, ended = [] } = options
  let isStopped = false
  let isLogged = false
  let turn: Turn | undefined
  const names = new Set(ended)

  const takeTurn = async () => {
    await freeLostJobs(pool, [...names])
    await forgetFutureRuns(pool)
    names.clear()
    turn = await beginTurn(options, names)
    isLogged = false
    if (isStopped) void turn.stop()
    await turn.ended
  }
  const takeTurns = async () => {
    while (!isStopped) {
      try {
        await takeTurn()
      } catch (error) {
        if (!isLogged)
          log.warn({ err: error }, 'jobs: the database is unavailable, retried until it is back')
        isLogged = true
      }
      turn = undefined
      if (!isStopped) await pause(START_AGAIN_MS)
    }
  }
  const working = takeTurns()
  const timer = setInterval(() => {
    freeLostJobs(pool).catch((error: unknown) =>
      log.debug({ err: error }, 'jobs: lost ones were not looked for'),
    )
  }, LOOK_FOR_LOST_MS)
  return {
    async stop() {
      isStopped = true
      clearInterval(timer)
      const stopping = Promise.all([turn?.stop(), working])
      await within(STOP_WITHIN_MS, stopping, 'jobs: some still ran').catch((error: unknown) =>
        log.warn({ err: error }, 'jobs: the worker did not stop cleanly'),
      )
    },
  }
}

/** Runs the due jobs one after another until none is left. @returns the errors */
export async function runDueJobs(options: WorkerOptions): Promise<unknown[]> {
  const failures: unknown[] = []
  const events: WorkerEvents = new EventEmitter()
  let started = 0
  events.on('job:start', () => (started += 1))
  events.on('job:error', ({ error }) => failures.push(error))
  // In batch mode the library waits until the end of every job is recorded.
  const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } }
  // A queue is released a moment after its job, so its waiting jobs need another run.
  for (let before = -1; started > before;) {
    before = started
    await runOnce({ ...optionsOf(options, events), concurrency: 1, preset })
  }
  return failures
}
