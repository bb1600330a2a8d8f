import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type pg from 'pg'
import { freshDatabase, type TestDatabase } from '../../test/database'
import { createDb, type Db } from '../db/db'
import { addJob } from '../db/jobs'
import { runDueJobs, startWorker, type JobHandlers, type Worker } from './worker'
import { eventually } from '../../test/eventually'

let database: TestDatabase
let db: Db
beforeAll(async () => {
  database = await freshDatabase()
  db = createDb(database.pool)
})
afterAll(() => database.drop())

const workers: Worker[] = []
const lines: string[] = []
const log = {
  debug: () => undefined,
  warn: (_: object, message: string) => lines.push(message),
  error: (_: object, message: string) => lines.push(message),
}
beforeEach(async () => {
  lines.length = 0
  await database.pool.query('delete from graphile_worker._private_jobs')
})
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()))
})

const start = (handlers: JobHandlers, pool: pg.Pool = database.pool, lookEveryMs = 1_000) => {
  const worker = startWorker({ pool, handlers, log, lookEveryMs })
  workers.push(worker)
  return worker
}
/** Adds a job that is identified by its name. */
const add = (name: string) => addJob(db, 'send-mail', { mailId: name })
const recording = (seen: string[], before?: (name: string) => Promise<void>): JobHandlers => ({
  'send-mail': async ({ mailId }) => {
    await before?.(mailId)
    seen.push(mailId)
  },
})
const names = (count: number, kind: string) =>
  Array.from({ length: count }, (_, at) => `${kind}-${at}`)

const waiting = async () => {
  const { rows } = await database.pool.query('select id from graphile_worker.jobs')
  return rows.length
}
const allDone = () => eventually(async () => expect(await waiting()).toBe(0))
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

describe('the worker', () => {
  it('does each job once, however many processes run one', async () => {
    const seen: string[] = []
    const handlers = recording(seen, () => new Promise((resolve) => setImmediate(resolve)))
    const before = names(20, 'before')
    for (const name of before) await add(name)
    start(handlers)
    start(handlers)
    const after = names(40, 'after')
    await Promise.all(after.map(add))
    await allDone()
    expect(seen.toSorted()).toEqual([...before, ...after].toSorted())
    expect(lines).toEqual([])
  })

  it('does a job as soon as it is committed, and none that is not', async () => {
    const seen: string[] = []
    // With this polling interval, only the notification can wake the worker.
    start(recording(seen), database.pool, 600_000)
    await add('first')
    await eventually(() => expect(seen).toEqual(['first']))
    const undone = db.transaction().execute(async (trx) => {
      await addJob(trx, 'send-mail', { mailId: 'undone' })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    let commit: () => void = () => undefined
    const committed = new Promise<void>((resolve) => (commit = resolve))
    const later = db.transaction().execute(async (trx) => {
      await addJob(trx, 'send-mail', { mailId: 'later' })
      await committed
    })
    await add('sooner')
    await eventually(() => expect(seen).toEqual(['first', 'sooner']))
    commit()
    await later
    await eventually(() => expect(seen).toEqual(['first', 'sooner', 'later']))
  })

  it('tries again what failed, says so once, and holds up nothing else by it', async () => {
    const seen: string[] = []
    let isFailing = true
    const handlers = recording(seen, async (name) => {
      if (isFailing && name === 'bad') throw new Error('not now')
    })
    start(handlers)
    await Promise.all([add('bad'), ...names(5, 'good').map(add)])
    await eventually(() => expect(seen.toSorted()).toEqual(names(5, 'good')))
    await eventually(() => expect(lines).toEqual(['jobs: failed, retried later']))
    await eventually(async () => expect(await waiting()).toBe(1))
    const { rows } = await database.pool.query<{ attempts: number; soon: boolean }>(
      "select attempts, run_at < now() + interval '5 seconds' as soon from graphile_worker.jobs",
    )
    expect(rows).toEqual([{ attempts: 1, soon: true }])
    isFailing = false
    await allDone()
    expect(seen).toContain('bad')
    expect(seen).toHaveLength(6)
  })

  it('lets running jobs end when it is stopped, and takes no other', async () => {
    const seen: string[] = []
    let isRunning = false
    const worker = start(
      recording(seen, async () => {
        isRunning = true
        await pause(300)
      }),
    )
    await add('one')
    await eventually(() => expect(isRunning).toBe(true))
    await worker.stop()
    expect(seen).toEqual(['one'])
    expect(await waiting()).toBe(0)
    await add('two')
    await pause(200)
    expect(await waiting()).toBe(1)
    expect(seen).toEqual(['one'])
  })

  it('knows its last attempt', async () => {
    const seen: boolean[] = []
    await add('job')
    const handlers: JobHandlers = {
      'send-mail': async (_, isLast) => {
        seen.push(isLast)
        throw new Error('never')
      },
    }
    for (const attempts of [0, 18, 19]) {
      await database.pool.query(
        'update graphile_worker._private_jobs set run_at = now(), attempts = $1',
        [attempts],
      )
      await runDueJobs({ pool: database.pool, handlers, log })
    }
    expect(seen).toEqual([false, false, true])
  })

  it('runs the jobs that a dead process left', async () => {
    const seen: string[] = []
    await add('left')
    await add('held')
    const hold = (name: string, ago: string) =>
      database.pool.query(
        `update graphile_worker._private_jobs set locked_by = $1, locked_at = now() - $2::interval,
         attempts = 1 where payload->>'mailId' = $1`,
        [name, ago],
      )
    await hold('left', '10 minutes')
    await hold('held', '1 second')
    start(recording(seen))
    await eventually(() => expect(seen).toEqual(['left']))
    // Another worker still has the job.
    expect(await waiting()).toBe(1)
  })
})

describe('runDueJobs', () => {
  it('does what is due until nothing is, and returns what failed', async () => {
    const seen: string[] = []
    const handlers: JobHandlers = {
      'send-mail': async ({ mailId }) => {
        if (mailId === 'bad') throw new Error('no good')
        seen.push(mailId)
        if (mailId === 'first') await add('second')
      },
    }
    await add('first')
    await add('bad')
    const failures = await runDueJobs({ pool: database.pool, handlers, log })
    expect(failures.map(String)).toEqual(['Error: no good'])
    expect(seen).toEqual(['first', 'second'])
    expect(await waiting()).toBe(1)
    expect(await runDueJobs({ pool: database.pool, handlers, log })).toEqual([])
  })
})
