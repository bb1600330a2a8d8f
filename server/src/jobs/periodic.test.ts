import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../test/database'
import { eventually } from '../../test/eventually'
import { shiftClock } from '../../test/faults/shifted-clock'
import { periodicJobs } from './periodic'
import { startWorker, type JobHandlers, type Worker } from './worker'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

let setRight = () => {}
const workers: Worker[] = []
const done: string[] = []
beforeEach(async () => {
  done.length = 0
  await database.pool.query(`delete from graphile_worker._private_known_crontabs`)
})
afterEach(async () => {
  setRight()
  await Promise.all(workers.splice(0).map((worker) => worker.stop()))
})

const names = periodicJobs().map(({ task }) => task)
const handlers: JobHandlers = Object.fromEntries(
  names.map((name) => [name, async () => void done.push(name)]),
)
const log = { debug: () => undefined, warn: () => undefined, error: () => undefined }
const start = () => {
  const { pool } = database
  workers.push(startWorker({ pool, handlers, periodic: periodicJobs(), log }))
}
/** Simulates a previous process that ran until then. */
const ranLast = (ago: string) =>
  database.pool.query(
    `insert into graphile_worker._private_known_crontabs
     select unnest($1::text[]), now() - interval '1 day', now() - $2::interval`,
    [names, ago],
  )
const HOURLY = names.filter((name) => /^sweep-|^settle-|^rebuild-/.test(name)).toSorted()

for (const hours of [0, 11, -11])
  it(`runs missed jobs once, with a clock that is ${hours} hours ahead`, async () => {
    await ranLast('20 hours')
    setRight = shiftClock(hours)
    for (let process = 0; process < 3; process += 1) start()
    await eventually(() => expect(done).toEqual(expect.arrayContaining(HOURLY)))
    const hourly = done.filter((name) => HOURLY.includes(name)).toSorted()
    // With a clock that is ahead, each start repeats the last hour's tasks, which are only checks.
    expect(hours > 0 ? [...new Set(hourly)] : hourly).toEqual(HOURLY)
  })

it('goes on after a machine whose clock was ahead', async () => {
  await ranLast('-11 hours')
  start()
  await eventually(async () => {
    const { rows } = await database.pool.query(
      `select from graphile_worker._private_known_crontabs
       where greatest(known_since, last_execution) > now() + interval '1 second'`,
    )
    expect(rows).toEqual([])
  })
})
