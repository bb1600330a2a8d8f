import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tokenAnswerShape } from '@pasok/domain/identity/identity.model'
import pg from 'pg'
import { expect } from 'vitest'
import { PASSWORD } from '../company'
import { freshDatabase } from '../database'
import { eventually } from '../eventually'
import { readStock } from '../invariants'
import { commandOfServer, startApp } from './app-process'

/** A separate server that is killed and restarted while its database continues to run. */
export interface KilledApp {
  pool: pg.Pool
  databaseUrl: string
  /** Each product's stock before any order. */
  stock: Map<string, string>
  url(): string
  signIn(email: string): Promise<string>
  /** Signs in; also returns the id token, which identifies the user. */
  enter(email: string): Promise<{ access: string; id: string }>
  /** Kills the server and waits until the database has finished what its connections received. */
  kill(): Promise<void>
  start(): Promise<void>
  drop(): Promise<void>
}

function openPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, application_name: 'test', max: 4 })
  // The database may end a connection while it is being closed.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

const untilConnectionsClosed = (pool: pg.Pool) =>
  eventually(async () => {
    const { rows } = await pool.query(
      `select pid from pg_stat_activity
       where datname = current_database() and application_name like 'pasok%'`,
    )
    expect(rows).toEqual([])
  })

export async function signInAt(url: string, email: string) {
  const response = await fetch(`${url}/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      grant_type: 'password',
      username: email,
      password: PASSWORD,
      client_id: 'test',
      connection: 'test',
      scope: 'openid',
    }),
  })
  const { access_token: access, id_token: id } = tokenAnswerShape.parse(await response.json())
  return { access, id }
}

export async function startKilledApp(): Promise<KilledApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pasok-test-faults-'))
  const database = await freshDatabase()
  const pool = openPool(database.url)
  await pool.query('update products set stock = 1000000')
  const stock = await readStock(pool)
  const command = await commandOfServer()
  const start = () => startApp(command, { databaseUrl: database.url, dataDir })
  let app = await start()
  return {
    pool,
    databaseUrl: database.url,
    stock,
    url: () => app.url,
    signIn: async (email) => (await signInAt(app.url, email)).access,
    enter: (email) => signInAt(app.url, email),
    async kill() {
      await app.kill()
      await untilConnectionsClosed(pool)
    },
    async start() {
      app = await start()
    },
    async drop() {
      await app.kill()
      await pool.end()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
