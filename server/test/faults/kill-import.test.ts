// @module-tag thorough
import { uploadImport } from '@pasok/domain/catalog/imports/imports.contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { eventually } from '../eventually'
import { sheet, sheetLine } from '../imports'
import { startKilledApp, type KilledApp } from './killed-app'

/**
 * The server is killed repeatedly while it checks and imports a spreadsheet: the import continues
 * where it was, and every line is processed once.
 */
/** An import takes up to a minute on a busy machine. */
const LONG = { timeout: 60_000, interval: 10 }
const isFull = process.env['FAULTS'] === 'full'
const KILLS = isFull ? 30 : 3
const LINES = isFull ? 6_000 : 3_000
/** One line in a hundred is bad. */
const BAD = LINES / 100

let app: KilledApp

beforeAll(async () => {
  app = await startKilledApp()
}, 120_000)
afterAll(() => app.drop())

const signIn = () => app.signIn('vendor@sinar.test')

async function send(token: string, path: string, body?: FormData): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${app.url()}/api/vendor/imports${path}`, {
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
  const { rows } = await app.pool.query<Row>('select * from product_imports where id = $1', [id])
  if (!rows[0]) throw new Error('no import')
  return rows[0]
}

/** Kills the server once the import has reached a point, and restarts it with its jobs marked as abandoned. */
async function killAt(id: string, isFar: (row: Row) => boolean): Promise<Row> {
  await eventually(async () => expect(isFar(await find(id))).toBe(true), LONG)
  await app.kill()
  const at = await find(id)
  await app.pool.query(
    "update graphile_worker._private_jobs set locked_at = now() - interval '10 minutes' where locked_at is not null",
  )
  await app.start()
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
    expect(await find(id)).toMatchObject({ lines_checked: LINES, good: LINES - BAD, bad: BAD })
    await send(await signIn(), `/${id}/start`)
    const places: number[] = []
    for (let kill = 1; kill < KILLS; kill += 1) {
      const far = (kill * LINES) / (KILLS + 1)
      const { state, lines_imported } = await killAt(id, (row) => row.lines_imported >= far)
      if (state === 'importing') places.push(lines_imported)
    }
    await until(id, 'done')
    const good = LINES - BAD
    expect(await find(id)).toMatchObject({ imported: good, created: good, changed: 0, bad: BAD })
    const products = await app.pool.query(
      "select count(*)::int, max(version) from products where sku like 'KILL-%'",
    )
    expect(products.rows).toEqual([{ count: good, max: 1 }])
    const changes = await app.pool.query('select count(*)::int from product_import_changes')
    expect(changes.rows).toEqual([{ count: good }])
    expect(places.length).toBeGreaterThan(0)
    console.log(
      `kill-import: killed at ${checking.lines_checked} checked, ${places.join(', ')} imported`,
    )
  },
)
