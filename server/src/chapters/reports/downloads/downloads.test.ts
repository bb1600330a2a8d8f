import { getFile } from '@pasok/domain/files/files.contract'
import { XLSX } from '@pasok/domain/files/files.constants'
import { dayIn } from '@pasok/domain/kernel/calendar'
import { getOrderSums, getReport, listReportRows } from '@pasok/domain/reports/reports.contract'
import {
  cancelReportDownload,
  downloadReport,
  getReportSize,
  listReportDownloads,
  orderReport,
  removeReportDownload,
} from '@pasok/domain/reports/downloads/downloads.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../../test/api'
import { freshDatabase } from '../../../../test/database'
import { STARVED } from '../../../../test/eventually'
import { assertSound, readStock } from '../../../../test/invariants'
import { shiftClock } from '../../../../test/faults/shifted-clock'
import { staged } from '../../../../test/order-stages'
import { startProxy, type Proxy } from '../../../../test/proxy'
import { columnOf, readXlsx } from '../../../../test/read-xlsx'
import { createPool } from '../../../db/pool'
import { freeLostJobs } from '../../../jobs/worker'
import { sweepDownloads } from './sweep-downloads'

const year = Number(dayIn(new Date(), 'Asia/Jakarta').slice(0, 4))
const range = { from: `${year}-01-01`, to: `${year + 1}-12-31` }
let api: Api
let stock: Map<string, string>
let owner: Person
/** A proxy in front of the database that reports are read from, here the same database. */
let replica: Proxy

beforeAll(async () => {
  const database = await freshDatabase()
  replica = await startProxy(database.url)
  api = await startApi({ database, app: { replica: createPool(replica.url) } })
  stock = await readStock(api.pool)
  owner = await api.as('owner@maju.test')
  await staged(api, 'karya')
})
afterAll(async () => {
  await assertSound(api.pool, stock)
  await replica.close()
  await api.drop()
})

/** Runs jobs until no report is being made. */
async function made(): Promise<void> {
  const isMaking = async () => {
    await api.pool.query('update graphile_worker._private_jobs set run_at = now()')
    await api.runJobs()
    const { rows } = await api.pool.query("select 1 from report_downloads where state = 'Making'")
    return rows.length > 0
  }
  await expect.poll(isMaking, { ...STARVED, interval: 200 }).toBe(false)
}

/** Runs `work` while this process's clock is ahead by the given hours. */
function offTheClock(hours: number, work: () => Promise<void>): Promise<void> {
  const setRight = shiftClock(hours)
  return work().finally(setRight)
}

describe('a report that is made in the background', () => {
  const other = { from: `${year}-01-01`, to: `${year}-12-31` }

  it('is stored, notified, and opened by its link', async () => {
    const ordered = await owner.must(orderReport, { body: range })
    const again = await owner.must(orderReport, { body: range })
    expect([ordered.lastStatus, again._id]).toEqual(['Making', ordered._id])
    await made()
    const [row] = await owner.must(listReportDownloads, {})
    expect(row).toMatchObject({
      _id: ordered._id,
      lastStatus: 'Ready',
      rows: ordered.of,
      of: ordered.of,
    })
    const file = await api.server.inject({ url: row?.url ?? '' })
    expect(file.rawPayload.length).toBe(row?.size)
    expect(file.headers['content-type']).toBe(XLSX)
    expect(file.headers['content-disposition']).toContain(
      `Report ${range.from} to ${range.to}.xlsx`,
    )
    const book = readXlsx(file.rawPayload)
    const report = await owner.must(getReport, { query: range })
    expect(columnOf(book, 'Orders', 'Purchased')).toEqual(report.total_po)
    // Another user does not see the report.
    const finance = await api.as('finance@maju.test')
    expect(await finance.must(listReportDownloads, {})).toEqual([])
    const cancel = await finance.request(cancelReportDownload, { params: { id: ordered._id } })
    expect(cancel.status).toBe(404)
  })

  it('is opened by its own list alone, not as an upload of the company', async () => {
    const [row] = await owner.must(listReportDownloads, {})
    const params = { id: row?._id ?? '' }
    for (const email of ['owner@maju.test', 'purchasing@maju.test'])
      expect(await (await api.as(email)).request(getFile, { params })).toMatchObject({
        status: 404,
      })
  })

  it('is canceled, and not made any more', async () => {
    const ordered = await owner.must(orderReport, { body: other })
    const params = { id: ordered._id }
    expect(await owner.must(cancelReportDownload, { params })).toMatchObject({
      lastStatus: 'Canceled',
    })
    expect((await owner.request(cancelReportDownload, { params })).status).toBe(409)
    const before = await api.objects.keys()
    await made()
    expect(await api.objects.keys()).toEqual(before)
  })

  it('is started again when its process died, and never made twice', async () => {
    const ordered = await owner.must(orderReport, { body: other })
    const deadWorker = 'a process that is gone'
    await api.pool.query(
      `with queue as (update graphile_worker._private_job_queues set locked_by = $1, locked_at = now())
       update graphile_worker._private_jobs set locked_by = $1, locked_at = now(), attempts = 1`,
      [deadWorker],
    )
    // Only the database's clock decides whether a job is locked.
    await offTheClock(2, async () => {
      await freeLostJobs(api.pool)
      await api.runJobs()
    })
    const stateOf = async () =>
      (await owner.must(listReportDownloads, {})).find(({ _id }) => _id === ordered._id)?.lastStatus
    expect(await stateOf()).toBe('Making')
    await freeLostJobs(api.pool, [deadWorker])
    await offTheClock(-2, made)
    expect(await stateOf()).toBe('Ready')
    const keys = await api.objects.keys()
    await made()
    expect(await api.objects.keys()).toEqual(keys)
  })

  it('fails after five attempts, and is notified', async () => {
    const ordered = await owner.must(orderReport, { body: { ...other, from: `${year}-02-01` } })
    await api.pool.query('update report_downloads set tries = 5 where id = $1', [ordered._id])
    await made()
    const rows = await owner.must(listReportDownloads, {})
    expect(rows.find(({ _id }) => _id === ordered._id)?.lastStatus).toBe('Failed')
  })

  it('is limited to three per user', async () => {
    const order = (day: string) => owner.request(orderReport, { body: { from: day, to: day } })
    const answers = []
    for (const day of ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04'])
      answers.push((await order(day)).status)
    expect(answers).toEqual([200, 200, 200, 422])
    await made()
  })

  it('is taken off the list with its file, unless it is being made', async () => {
    const remove = (person: Person, id: string) =>
      person.request(removeReportDownload, { params: { id } })
    const keysOf = async (id: string) =>
      (await api.objects.keys()).filter((key) => key.startsWith(`report/${id}/`))
    const { _id } = await owner.must(orderReport, { body: { ...other, from: `${year}-03-01` } })
    expect((await remove(owner, _id)).status).toBe(409)
    await made()
    const before = await owner.must(listReportDownloads, {})
    const { url } = before.find((row) => row._id === _id) ?? {}
    expect((await remove(await api.as('finance@maju.test'), _id)).status).toBe(404)
    expect((await remove(owner, _id)).status).toBe(200)
    expect((await remove(owner, _id)).status).toBe(404)
    expect((await api.server.inject({ url: url ?? '' })).statusCode).toBe(404)
    const idsOf = (rows: readonly { _id: string }[]) => rows.map((row) => row._id)
    const after = await owner.request(listReportDownloads, {})
    expect(after.count).toBe(before.length - 1)
    expect(idsOf(await owner.must(listReportDownloads, {}))).toEqual(idsOf(before.slice(1)))
    expect(await keysOf(_id)).toHaveLength(1)
    await sweepDownloads(api.db, api.objects.store, { warn: () => undefined })
    expect(await keysOf(_id)).toEqual([])
    const { rows } = await api.pool.query('select 1 from report_downloads where id = $1', [_id])
    expect(rows).toEqual([])
  })

  it('is removed after a week', async () => {
    const log = { warn: () => undefined }
    expect(await sweepDownloads(api.db, api.objects.store, log)).toBe(0)
    const ready = (await owner.must(listReportDownloads, {})).filter(
      ({ lastStatus }) => lastStatus === 'Ready',
    )
    await api.pool.query(
      "update report_downloads set ended_at = now() - interval '8 days' where state = 'Ready'",
    )
    expect(await sweepDownloads(api.db, api.objects.store, log)).toBe(ready.length)
    expect(await sweepDownloads(api.db, api.objects.store, log)).toBe(0)
    expect((await api.objects.keys()).filter((key) => key.startsWith('report/'))).toEqual([])
    const rows = await owner.must(listReportDownloads, {})
    for (const { _id } of ready)
      expect(rows.find((row) => row._id === _id)).toMatchObject({ lastStatus: 'Gone', url: null })
    const opened = await api.server.inject({ url: ready[0]?.url ?? '' })
    expect(opened.statusCode).toBe(404)
    await api.pool.query(
      "update report_downloads set ended_at = now() - interval '31 days' where state <> 'Making'",
    )
    await sweepDownloads(api.db, api.objects.store, log)
    expect(await owner.must(listReportDownloads, {})).toEqual([])
  })
})

it('reports are read from the copy of the database, and while it is away nothing else is', async () => {
  // Resets the rate limit, because this file orders more reports than one user may per hour.
  await api.pool.query('delete from rate_counters')
  const ordered = await owner.must(orderReport, { body: { ...range, to: `${year}-12-30` } })
  await replica.cut()
  for (const answer of [
    await owner.request(getReport, { query: range }),
    await owner.request(listReportRows, { query: { ...range, figure: 'total_po' } }),
    await owner.request(getReportSize, { query: range }),
    await owner.request(downloadReport, { body: range }),
  ])
    expect([answer.status, answer.codes]).toEqual([503, ['unavailable']])
  expect((await owner.request(getOrderSums, { query: {} })).status).toBe(200)
  await expect(api.runJobs()).rejects.toThrow()
  const stateOf = async () =>
    (await owner.must(listReportDownloads, {})).find(({ _id }) => _id === ordered._id)?.lastStatus
  expect(await stateOf()).toBe('Making')
  await replica.heal()
  await made()
  expect(await stateOf()).toBe('Ready')
})
