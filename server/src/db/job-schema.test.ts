import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../test/database'
import { createDb } from './db'
import { prepareJobSchema } from './start-database'
import { addJob } from './jobs'
import { eventually } from '../../test/eventually'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
  await database.pool.query('drop schema graphile_worker cascade')
})
afterAll(() => database.drop())

describe('prepareJobSchema', () => {
  it('makes the queue once, however many processes start at once', async () => {
    await Promise.all(Array.from({ length: 5 }, () => prepareJobSchema(database.url)))
    await addJob(createDb(database.pool), 'send-mail', { mailId: 'x' })
    const { rows } = await database.pool.query('select task_identifier from graphile_worker.jobs')
    expect(rows).toEqual([{ task_identifier: 'send-mail' }])
  })

  it('leaves a queue that is there as it is, and holds up nobody', async () => {
    await prepareJobSchema(database.url)
    const { rows } = await database.pool.query('select id from graphile_worker.jobs')
    expect(rows).toHaveLength(1)
    // The database notices a closed connection with a short delay.
    await eventually(async () => {
      const locks = await database.pool.query(
        `select 1 from pg_locks where locktype = 'advisory'
           and database = (select oid from pg_database where datname = current_database())`,
      )
      expect(locks.rows).toEqual([])
    })
  })
})
