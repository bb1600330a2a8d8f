import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tokenAnswerShape } from '@pasok/domain/identity/identity.model'
import { uploadImport } from '@pasok/domain/catalog/catalog.import.contract'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { launchEmbeddedPostgres, type EmbeddedPostgres } from '../../src/db/embedded/launch'
import { sweepEmbeddedPostgres } from '../../src/db/embedded/sweep'
import { PASSWORD } from '../company'
import { sheet, sheetLine } from '../imports'
import { prepareTemplate } from '../template'
import { commandOfServer, startApp, type AppProcess } from './app-process'
import { eventually } from '../eventually'

/**
 * The server is killed again and again while it checks and imports a spreadsheet: it goes on where it
 * was, and every line is done once.
 */
/** An import takes up to a minute on a busy machine. */
const LONG = { timeout: 60_000, interval: 10 }
const KILLS = process.env['FAULTS'] === 'full' ? 30 : 3
const LINES = 6_000

let folder: string
let database: EmbeddedPostgres
let pool: pg.Pool
let command: string[]
let app: AppProcess

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pasok-test-faults-'))
  // PostgreSQL runs as another user when the tests run as root.
  await chmod(folder, 0o755)
  database = await launchEmbeddedPostgres({ dataDir: join(folder, 'postgres') })
  await prepareTemplate(database.url)
  pool = new pg.Pool({ connectionString: database.url, application_name: 'test', max: 4 })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  command = await commandOfServer()
  app = await startApp(command, folder)
}, 120_000)

afterAll(async () => {
  await app.kill()
  await pool.end()
  await database.stop()
  await sweepEmbeddedPostgres(join(folder, 'postgres'))
  await rm(folder, { recursive: true, force: true })
})

async function signIn(): Promise<string> {
  const response = await fetch(`${app.url}/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      grant_type: 'password',
      username: 'vendor@sinar.test',
      password: PASSWORD,
      client_id: 'test',
      connection: 'test',
    }),
  })
  return tokenAnswerShape.parse(await response.json()).access_token
}

async function send(token: string, path: string, body?: FormData): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${app.url}/api/vendor/imports${path}`, {
    method: 'POST',
    headers,
    ...(body && { body }),
  })
  expect(response.status).toBe(200)
  return z.object({ data: z.unknown() }).parse(await response.json()).data
}

interface Row {
  state: string
  lines_checked: number
  lines_imported: number
  good: number
  bad: number
  imported: number
  created: number
  changed: number
}
async function find(id: string): Promise<Row> {
  const { rows } = await pool.query<Row>('select * from product_imports where id = $1', [id])
  if (!rows[0]) throw new Error('no import')
  return rows[0]
}

/** Ends it once it is past so many lines, and starts it anew as if its jobs were long lost. */
async function killAt(id: string, isFar: (row: Row) => boolean): Promise<Row> {
  await eventually(async () => expect(isFar(await find(id))).toBe(true), LONG)
  await app.kill()
  const at = await find(id)
  await pool.query(
    "update graphile_worker._private_jobs set locked_at = now() - interval '10 minutes' where locked_at is not null",
  )
  app = await startApp(command, folder)
  return at
}

const until = (id: string, state: string) =>
  eventually(async () => expect((await find(id)).state).toBe(state), LONG)

it(
  `killed ${KILLS} times over an import, it does every line once`,
  { timeout: 600_000 },
  async () => {
    const lines = Array.from({ length: LINES }, (_, at) =>
      sheetLine(`KILL-${at}`, at % 100 === 0 ? { 'Retail price': 'x' } : {}),
    )
    const form = new FormData()
    form.append('file', new Blob([sheet(lines)]), 'kill.csv')
    const { _id: id } = uploadImport.data.parse(await send(await signIn(), '', form))
    const checking = await killAt(id, (row) => row.lines_checked > 0)
    await until(id, 'checked')
    expect(await find(id)).toMatchObject({ lines_checked: LINES, good: LINES - 60, bad: 60 })
    await send(await signIn(), `/${id}/start`)
    const places: number[] = []
    for (let kill = 1; kill < KILLS; kill += 1) {
      const far = (kill * LINES) / (KILLS + 1)
      const { state, lines_imported } = await killAt(id, (row) => row.lines_imported >= far)
      if (state === 'importing') places.push(lines_imported)
    }
    await until(id, 'done')
    const good = LINES - 60
    expect(await find(id)).toMatchObject({ imported: good, created: good, changed: 0, bad: 60 })
    const products = await pool.query(
      "select count(*)::int, max(version) from products where sku like 'KILL-%'",
    )
    expect(products.rows).toEqual([{ count: good, max: 1 }])
    const changes = await pool.query('select count(*)::int from product_import_changes')
    expect(changes.rows).toEqual([{ count: good }])
    expect(places.length).toBeGreaterThan(0)
    console.log(
      `kill-import: killed at ${checking.lines_checked} checked, ${places.join(', ')} imported`,
    )
  },
)
