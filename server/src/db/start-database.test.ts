import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../test/database'
import { createPool } from './pool'
import { startDatabase } from './start-database'

let database: TestDatabase
let migrationsDir: string
const silent = () => undefined

beforeAll(async () => {
  database = await freshDatabase()
  await database.pool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
  migrationsDir = await mkdtemp(join(tmpdir(), 'migrations-'))
})
afterAll(async () => {
  await database.drop()
  await rm(migrationsDir, { recursive: true })
})

const start = (databaseUrl: string, waitMs = 300) =>
  startDatabase({ databaseUrl, dataDir: '', migrationsDir, waitMs }, silent)

function changed(part: 'pathname' | 'port' | 'username', value: string): string {
  const url = new URL(database.url)
  url.searchParams.delete('host')
  url[part] = value
  return url.href
}

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return String(address && typeof address === 'object' ? address.port : 0)
}

describe('startDatabase with a DATABASE_URL', () => {
  it('opens the database, brings it to this release, and stops though somebody still asks', async () => {
    const started = await start(database.url)
    expect(started.embedded).toBe(false)
    const { rows } = await started.pool.query('SELECT count(*)::int AS n FROM schema_migrations')
    expect(rows).toEqual([{ n: 0 }])
    const client = await started.pool.connect()
    await started.stop()
    client.release()
  })

  it('says in one line, without the password, that nobody listens', async () => {
    const port = await freePort()
    await expect(start(changed('port', port))).rejects.toThrow(
      new RegExp(
        `^Database unreachable at 127.0.0.1:${port}/[^ ]+: connect ECONNREFUSED [^ ]+\\. Check`,
      ),
    )
  })

  it('waits for a database that is not up yet', async () => {
    const port = await freePort()
    const began = Date.now()
    await expect(start(changed('port', port), 1200)).rejects.toThrow(/Database unreachable/)
    expect(Date.now() - began).toBeGreaterThan(1100)
  })

  it('does not wait when waiting cannot help', async () => {
    const began = Date.now()
    await expect(start(changed('username', 'stranger'), 120_000)).rejects.toThrow(
      /authentication failed|role "stranger" does not exist/,
    )
    await expect(start(changed('pathname', '/absent'), 120_000)).rejects.toThrow(
      /database "absent" does not exist/,
    )
    expect(Date.now() - began).toBeLessThan(60_000)
  })
})

describe('createPool', () => {
  it('survives connections cut off at rest and between two queries', async () => {
    const lines: string[] = []
    const pool = createPool(database.url, { log: (line) => lines.push(line) })
    const cut = (pid: unknown) => database.pool.query('SELECT pg_terminate_backend($1)', [pid])
    const pidOf = async (client: { query: typeof pool.query }) =>
      (await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]?.pid

    await cut(await pidOf(pool))
    await expect.poll(() => lines.length).toBe(1)

    const client = await pool.connect()
    await client.query('BEGIN')
    const ended = new Promise((done) => client.once('end', done))
    await cut(await pidOf(client))
    await ended
    await expect(client.query('SELECT 1')).rejects.toThrow()
    client.release(true)

    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
    await pool.end()
  })
})
