import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../test/database'
import { eventually, STARVED } from '../../test/eventually'
import { startProxy, type Proxy } from '../../test/proxy'
import { createDb, type Db } from '../db/db'
import { addJob } from '../db/jobs'
import { startJobThread } from './job-thread'
import type { Worker } from './worker'

const PROGRAM = new URL('../../test/jobs/recording-jobs-worker.ts', import.meta.url)

let database: TestDatabase
let db: Db
let proxy: Proxy
beforeAll(async () => {
  database = await freshDatabase()
  db = createDb(database.pool)
  await database.pool.query('create table done_jobs (name text)')
  proxy = await startProxy(database.url)
})
afterAll(async () => {
  await proxy.close()
  await database.drop()
})

const threads: Worker[] = []
const lines: string[] = []
const log = {
  debug: () => undefined,
  warn: (_: object, message: string) => lines.push(message),
  error: (_: object, message: string) => lines.push(message),
}
beforeEach(async () => {
  lines.length = 0
  await database.pool.query('delete from graphile_worker._private_jobs; delete from done_jobs')
})
afterEach(async () => {
  await Promise.all(threads.splice(0).map((thread) => thread.stop()))
})

const start = (takesMs = 0) => {
  const thread = startJobThread(PROGRAM, { databaseUrl: proxy.url, takesMs }, log)
  threads.push(thread)
  return thread
}
const add = (name: string) => addJob(db, 'send-mail', { mailId: name })
const names = (count: number, kind: string) =>
  Array.from({ length: count }, (_, at) => `${kind}-${at}`)
const waiting = async () => {
  const { rows } = await database.pool.query('select id from graphile_worker.jobs')
  return rows.length
}
const allDone = () => eventually(async () => expect(await waiting()).toBe(0), STARVED)
const seen = async () => {
  const { rows } = await database.pool.query<{ name: string }>('select name from done_jobs')
  return rows.map(({ name }) => name)
}
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

describe('jobs in a thread', () => {
  it('are done once each, and go on after a fault that ends the thread', async () => {
    start()
    await add('before')
    await allDone()
    await Promise.all(['dies', ...names(10, 'beside')].map(add))
    await add('after')
    await allDone()
    const done = await seen()
    expect(new Set(done)).toEqual(new Set(['before', 'dies', ...names(10, 'beside'), 'after']))
    expect(done.filter((name) => name === 'dies')).toHaveLength(2)
    expect(lines).toEqual(['jobs: the worker died and is restarted'])
  })

  it('wait for the database at the start', async () => {
    await proxy.cut()
    start()
    await add('early')
    await eventually(() => expect(lines).toHaveLength(1), STARVED)
    await pause(2_500)
    expect(lines).toEqual(['jobs: the database is unavailable, retried until it is back'])
    await proxy.heal()
    await allDone()
    expect(await seen()).toEqual(['early'])
  })

  it(
    'go on when the database is back, whatever they were doing',
    { tags: ['thorough'] },
    async () => {
      start(30)
      await add('first')
      await allDone()
      for (let round = 0; round < 2; round += 1) {
        await Promise.all(names(12, `round-${round}`).map(add))
        await eventually(async () => expect(await seen()).toContain(`round-${round}-1`), STARVED)
        await proxy.cut()
        await pause(100)
        await proxy.heal()
      }
      await add('last')
      await allDone()
      const wanted = ['first', 'last', ...[0, 1].flatMap((at) => names(12, `round-${at}`))]
      expect([...new Set(await seen())].toSorted()).toEqual(wanted.toSorted())
    },
  )

  it('outlive connections that the database ends, in the middle of a job too', async () => {
    start(500)
    await add('cut')
    await eventually(async () => {
      const { rows } = await database.pool.query(
        'select 1 from graphile_worker.jobs where locked_by is not null',
      )
      expect(rows).toHaveLength(1)
    }, STARVED)
    await database.pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    await allDone()
    await eventually(() => add('after'))
    await allDone()
    expect(new Set(await seen())).toEqual(new Set(['cut', 'after']))
  })

  it('stop without the database', async () => {
    const thread = start()
    await add('one')
    await allDone()
    await proxy.cut()
    const began = Date.now()
    await thread.stop()
    expect(Date.now() - began).toBeLessThan(60_000)
    await proxy.heal()
  })
})
