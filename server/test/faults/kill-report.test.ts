// @module-tag thorough
import {
  listReportDownloads,
  orderReport,
} from '@pasok/domain/reports/downloads/downloads.contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { companyId } from '../company'
import { eventually, STARVED } from '../eventually'
import { assertSound } from '../invariants'
import { addManyOrders, MANY_DAYS, removeManyOrders } from '../many-orders'
import { readXlsx, rowsOf } from '../read-xlsx'
import { startKilledApp, type KilledApp } from './killed-app'

/** Number of rows, so large that writing takes seconds. */
const MANY = 10_000
let app: KilledApp

beforeAll(async () => {
  app = await startKilledApp()
}, 240_000)
afterAll(() => app.drop())

async function rowOf(id: string) {
  const { rows } = await app.pool.query<{ state: string; rows_written: number; tries: number }>(
    'select state, rows_written, tries from report_downloads where id = $1',
    [id],
  )
  return rows[0]
}

const countOf = async (query: string): Promise<number | null> =>
  (await app.pool.query(query)).rowCount

it('killed while a report is made, it makes it after its start, once', async () => {
  await addManyOrders(app.databaseUrl, companyId('maju'), MANY)
  const token = await app.signIn('owner@maju.test')
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const ordered = await fetch(`${app.url()}/api${orderReport.path}`, {
    method: orderReport.method,
    headers,
    body: JSON.stringify(MANY_DAYS),
  })
  const {
    data: { _id: id },
  } = z.object({ data: orderReport.data }).parse(await ordered.json())
  await eventually(async () => expect((await rowOf(id))?.rows_written).toBeGreaterThan(0), STARVED)
  await app.kill()
  expect(await rowOf(id)).toMatchObject({ state: 'Making', tries: 1 })
  // Simulates half a minute without progress.
  await app.pool.query("update report_downloads set held_until = now() - interval '1 second'")
  await app.pool.query('update graphile_worker._private_jobs set run_at = now()')
  await app.start()
  await eventually(async () => expect((await rowOf(id))?.state).toBe('Ready'), STARVED)
  expect((await rowOf(id))?.tries).toBe(2)
  await eventually(async () =>
    expect(await countOf("select from notifications where kind = 'report-ready'")).toBe(1),
  )
  expect(await countOf("select from files where object_key like 'report/%'")).toBe(1)
  const listed = await fetch(`${app.url()}/api${listReportDownloads.path}`, { headers })
  const [row] = z.object({ data: listReportDownloads.data }).parse(await listed.json()).data
  const file = await fetch(new URL(row?.url ?? '', app.url()))
  const book = readXlsx(Buffer.from(await file.arrayBuffer()))
  expect(rowsOf(book, 'Orders')).toHaveLength(MANY)
  await removeManyOrders(app.databaseUrl)
  await assertSound(app.pool, app.stock)
}, 600_000)
