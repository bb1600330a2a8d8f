import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../test/database'
import { databaseNow } from './database-now'
import { createDb, type Db } from './db'
import { createPool } from './pool'

let database: TestDatabase
let db: Db
beforeAll(async () => {
  database = await freshDatabase()
  db = createDb(createPool(database.url))
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

it.each(['commits', 'is rolled back'])(
  'is of one moment in a transaction, and no longer when that %s',
  async (end) => {
    await db.connection().execute(async (session) => {
      const times: Date[] = []
      const transaction = session.transaction().execute(async (trx) => {
        times.push(await databaseNow(trx))
        await sql`select pg_sleep(0.01)`.execute(trx)
        times.push(await databaseNow(trx))
        if (end !== 'commits') throw new Error('rolled back')
      })
      await transaction.catch(() => undefined)
      const [first, still] = times
      expect(still).toEqual(first)
      expect((await databaseNow(session)).getTime()).toBeGreaterThan(Number(first))
    })
  },
)
