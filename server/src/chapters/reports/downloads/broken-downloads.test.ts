// @module-tag thorough
import { request } from 'node:http'
import {
  cancelReportDownload,
  downloadReport,
  listReportDownloads,
  orderReport,
} from '@pasok/domain/reports/downloads/downloads.contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../../test/api'
import { companyId } from '../../../../test/company'
import { eventually, STARVED } from '../../../../test/eventually'
import { addManyOrders, MANY_DAYS, removeManyOrders } from '../../../../test/many-orders'
import { listen } from '../../../../test/sandbox'

/** Number of rows, so large that writing takes seconds. */
const MANY = 30_000
let api: Api
let owner: Person
let url: string

beforeAll(async () => {
  api = await startApi()
  owner = await api.as('owner@maju.test')
  await addManyOrders(api.url, companyId('maju'), MANY)
  url = await listen(api)
})
afterAll(async () => {
  await removeManyOrders(api.url)
  await api.drop()
})

/** Returns the number of transactions that read rows for a report. */
async function reading(): Promise<number> {
  const { rows } = await api.pool.query(
    `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
       and xact_start is not null and query like '%parts%'`,
  )
  return rows.length
}

/** Reads the beginning of a file, then stops, and disconnects while more data waits. */
function breakOff(): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${owner.access}`, 'content-type': 'application/json' }
    const sent = request(
      `${url}/api${downloadReport.path}`,
      { method: 'POST', headers },
      (response) => {
        response.on('error', () => undefined)
        response.once('data', () => {
          response.pause()
          eventually(async () => expect(await reading()).toBe(1))
            .finally(() => response.destroy())
            .then(resolve, reject)
        })
      },
    )
    sent.on('error', reject)
    sent.end(JSON.stringify(MANY_DAYS))
  })
}

it('ends its transaction and gives its turn back when its reader leaves in the middle', async () => {
  for (let time = 0; time < 3; time += 1) {
    await breakOff()
    await eventually(async () => expect(await reading()).toBe(0))
  }
  const body = { from: '2001-02-01', to: '2001-02-01' }
  expect((await owner.request(downloadReport, { body })).status).toBe(200)
})

it('is canceled while its rows are written, and leaves nothing behind', async () => {
  const before = await api.objects.keys()
  const { _id: id } = await owner.must(orderReport, { body: MANY_DAYS })
  const rowOf = async () =>
    (await owner.must(listReportDownloads, {})).find((row) => row._id === id)
  const jobs = api.runJobs()
  await eventually(async () => expect((await rowOf())?.rows).toBeGreaterThan(0), STARVED)
  expect(await reading()).toBe(1)
  await owner.must(cancelReportDownload, { params: { id } })
  await jobs
  await eventually(async () => expect(await reading()).toBe(0))
  await eventually(async () => expect(await api.objects.keys()).toEqual(before))
  const row = await rowOf()
  expect(row).toMatchObject({ lastStatus: 'Canceled', url: null })
  expect(row?.rows).toBeLessThan(MANY)
})
