import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

export interface TestDatabase {
  url: string
  pool: pg.Pool
  drop(): Promise<void>
}

async function asAdmin(statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: inject('databaseUrl') })
  await admin.connect()
  try {
    await admin.query(statement)
  } finally {
    await admin.end()
  }
}

/**
 * A database of one test file's own, copied from the template. Call it in `beforeAll` and its
 * `drop` in `afterAll`.
 */
export async function freshDatabase(): Promise<TestDatabase> {
  const name = `test_${process.pid}_${randomBytes(5).toString('hex')}`
  await asAdmin(`CREATE DATABASE ${name} TEMPLATE ${inject('templateDatabase')}`)
  const url = new URL(inject('databaseUrl'))
  url.pathname = `/${name}`
  const pool = new pg.Pool({ connectionString: url.href, max: 10 })
  // Connections that the drop, or a test of lost connections, cuts off are no failure.
  pool.on('error', () => undefined)
  return {
    url: url.href,
    pool,
    drop: async () => {
      await pool.end().catch(() => undefined)
      await asAdmin(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    },
  }
}
