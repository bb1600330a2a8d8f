import { EventEmitter } from 'node:events'
import {
  Logger,
  run,
  runOnce,
  type JobHelpers,
  type ParsedCronItem,
  type RunnerOptions,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker'
import type pg from 'pg'
import { LONG_JOBS, type JobMap, type JobName } from '../db/job-map'
import { guardPool } from './guarded-pool'
import { freeLostJobs, whileLocked } from './keep-locked'
import { runByDatabaseClock } from './periodic'

/**
 * What is done about each job. A job may be done twice: its handler must bear it. `isLast`: when it
 * fails now, it is not tried again.
 */
export type JobHandlers = {
  readonly [Name in JobName]?: (payload: JobMap[Name], isLast: boolean) => Promise<void>
}

interface JobLog {
  debug(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

interface WorkerOptions {
  pool: pg.Pool
  handlers: JobHandlers
  log: JobLog
  /** Jobs that are added periodically. */
  periodic?: ParsedCronItem[]
  /** How often jobs are looked for without a notice, in milliseconds. */
  lookEveryMs?: number
}

export interface Worker {
  /** Takes no new job and waits for those that run. */
  stop(): Promise<void>
}

const AT_ONCE = 4
/** When no notice comes (a lost connection, a job that is tried again), jobs are looked for anyway. */
const LOOK_EVERY_MS = 1_000
/** A job that takes longer counts as failed, unless it is one of the `LONG_JOBS`. */
const JOB_LIMIT_MS = 60_000
const LOOK_FOR_LOST_MS = 30_000
const START_AGAIN_MS = 1_000
/** How long a stop waits for running jobs; what is cut is done again by another process. */
const STOP_WITHIN_MS = 8_000

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Settles with the work, or fails when it takes too long. */
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

/** Payloads were written by `addJob`, which holds them against the same table. */
function taskListOf({ pool, handlers }: WorkerOptions, running: Set<Promise<void>>): TaskList {
  return Object.fromEntries(
    Object.entries(handlers).map(([name, handler]) => [
      name,
      async (payload: unknown, { job }: JobHelpers) => {
        const isLast = job.attempts >= job.max_attempts
        const doing = whileLocked(pool, job, handler(payload as never, isLast))
        const work = LONG_JOBS.has(name)
          ? doing
          : within(JOB_LIMIT_MS, doing, `${name}: took too long`)
        running.add(work)
        await work.finally(() => running.delete(work))
      },
    ]),
  )
}

const LOUD: ReadonlySet<string> = new Set(['error', 'warning'])

/** The library tells every job twice and with its payload: here its own troubles alone. */
function quietLogger(log: JobLog): Logger {
  return new Logger(() => (level, message, meta) => {
    if (meta?.['failure'] === true || meta?.['success'] === true) return
    const told = { from: 'graphile-worker' }
    if (LOUD.has(level)) log.warn(told, `jobs: ${message}`)
    else log.debug(told, `jobs: ${message}`)
  })
}

function tellFailures(events: WorkerEvents, log: JobLog): void {
  events.on('job:error', ({ job, error }) => {
    const details = { err: error, job: job.task_identifier, id: job.id, tries: job.attempts }
    if (job.attempts < job.max_attempts) log.warn(details, 'jobs: failed, tried again later')
    else log.error(details, 'jobs: failed for good')
  })
}

function optionsOf(
  options: WorkerOptions,
  events: WorkerEvents,
  running = new Set<Promise<void>>(),
): RunnerOptions {
  const { pool, log, lookEveryMs = LOOK_EVERY_MS } = options
  return {
    pgPool: pool,
    taskList: taskListOf(options, running),
    parsedCronItems: [],
    logger: quietLogger(log),
    events,
    concurrency: AT_ONCE,
    pollInterval: lookEveryMs,
    noHandleSignals: true,
  }
}

/**
 * Forgets when periodic jobs ran last where that lies in the future: a machine whose clock was ahead
 * wrote it, and until then none would be added.
 */
async function forgetFutureRuns(pool: pg.Pool): Promise<void> {
  await pool.query(`update graphile_worker._private_known_crontabs
    set known_since = now(), last_execution = null
    where greatest(known_since, last_execution) > now() + interval '5 minutes'`)
}

interface Turn {
  /** Lets running jobs end. */
  stop(): Promise<void>
  ended: Promise<void>
}

/**
 * Lets the library work until it is stopped or a query of its own fails: then it may have been given
 * a job whose answer got lost, or not have told of one that is done. Under another name it begins
 * anew. @param names under which it holds jobs
 */
async function beginTurn(options: WorkerOptions, names: Set<string>): Promise<Turn> {
  const { log } = options
  const events: WorkerEvents = new EventEmitter()
  tellFailures(events, log)
  runByDatabaseClock(events)
  events.on('pool:create', ({ workerPool }) => names.add(workerPool.id))
  const running = new Set<Promise<void>>()
  let fail: (error: unknown) => void = () => undefined
  const troubled = new Promise<unknown>((resolve) => (fail = resolve))
  const guarded = guardPool(options.pool, (error) => fail(error))
  const { taskList, ...rest } = optionsOf({ ...options, pool: guarded.pool }, events, running)
  const runner = await run(rest, taskList, options.periodic ?? [])
  guarded.guard()
  // It refuses when it is stopping by itself.
  const stopRunner = () => runner.stop().catch(() => undefined)
  const abandoned = troubled.then(async (error) => {
    log.warn({ err: error }, 'jobs: the database did not answer, begun anew')
    void stopRunner()
    await Promise.allSettled(running)
  })
  const stop = async () => {
    await Promise.race([stopRunner(), abandoned])
    await guarded.settled()
  }
  return { stop, ended: Promise.race([runner.promise, abandoned]) }
}

/**
 * Does jobs until it is stopped: at once when one is committed, with growing pauses when one fails.
 * Any number of processes may run one; each job is done by one of them. It outlives its database.
 */
export function startWorker(options: WorkerOptions): Worker {
  const { pool, log } = options
  let isStopped = false
  let isTold = false
  let turn: Turn | undefined
  const names = new Set<string>()

  const takeTurn = async () => {
    await freeLostJobs(pool, [...names])
    await forgetFutureRuns(pool)
    names.clear()
    turn = await beginTurn(options, names)
    isTold = false
    if (isStopped) void turn.stop()
    await turn.ended
  }
  const takeTurns = async () => {
    while (!isStopped) {
      try {
        await takeTurn()
      } catch (error) {
        if (!isTold)
          log.warn({ err: error }, 'jobs: the database is away, tried again until it is back')
        isTold = true
      }
      turn = undefined
      if (!isStopped) await pause(START_AGAIN_MS)
    }
  }
  const working = takeTurns()
  const timer = setInterval(() => {
    freeLostJobs(pool).catch((error: unknown) =>
      log.debug({ err: error }, 'jobs: not looked after'),
    )
  }, LOOK_FOR_LOST_MS)
  return {
    async stop() {
      isStopped = true
      clearInterval(timer)
      const stopping = Promise.all([turn?.stop(), working])
      await within(STOP_WITHIN_MS, stopping, 'jobs: some still ran').catch((error: unknown) =>
        log.warn({ err: error }, 'jobs: did not stop in order'),
      )
    },
  }
}

/** Does the jobs that are due, one after the other, until none is. @returns what failed */
export async function runDueJobs(options: WorkerOptions): Promise<unknown[]> {
  const failures: unknown[] = []
  const events: WorkerEvents = new EventEmitter()
  let begun = 0
  events.on('job:start', () => (begun += 1))
  events.on('job:error', ({ error }) => failures.push(error))
  // In batches, as then the library waits until the database knows of every finished job.
  const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } }
  // A queue is free again a moment after its job: what waits in it is found by another look.
  for (let before = -1; begun > before;) {
    before = begun
    await runOnce({ ...optionsOf(options, events), concurrency: 1, preset })
  }
  return failures
}
