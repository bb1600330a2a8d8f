import { dayIn } from '@pasok/domain/kernel/calendar'
import { getReport } from '@pasok/domain/reports/reports.contract'
import { MAX_LINES_AT_ONCE } from '@pasok/domain/reports/downloads/downloads.constants'
import {
  downloadReport,
  getReportSize,
  orderReport,
} from '@pasok/domain/reports/downloads/downloads.contract'
import { FIGURE_NAMES, TILES } from '@pasok/domain/reports/reports.figures'
import { reportTexts } from '@pasok/domain/reports/reports.texts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../../test/api'
import { companyId } from '../../../../test/company'
import { assertSound, readStock } from '../../../../test/invariants'
import { issued } from '../../../../test/invoices'
import { goOn, staged } from '../../../../test/order-stages'
import { columnOf, readXlsx, rowsOf } from '../../../../test/read-xlsx'
import { expectReconciled } from '../../../../test/reconciled-sheets'

const ZONE = 'Asia/Jakarta'
const today = dayIn(new Date(), ZONE)
const year = Number(today.slice(0, 4))
const range = { from: `${year}-01-01`, to: `${year + 1}-12-31` }
let api: Api
let stock: Map<string, string>
let owner: Person

beforeAll(async () => {
  api = await startApi()
  stock = await readStock(api.pool)
  owner = await api.as('owner@maju.test')
  await staged(api, 'karya')
  await goOn(await staged(api, 'karya'), 'cancel by buyer')
  await goOn(await staged(api, 'sinar'), 'pick', 'change', 'reject', 'ready')
  await goOn(await staged(api, 'sinar'), 'pick', 'ready', 'ship', 'receive')
  await issued(api)
})
afterAll(async () => {
  await assertSound(api.pool, stock)
  await api.drop()
})

async function downloaded(person: Person, overrides: object = range, headers = {}) {
  const answer = await person.request(downloadReport, { body: { ...range, ...overrides }, headers })
  if (!answer.bytes) throw new Error(`no file: ${answer.status} ${answer.message}`)
  return { answer, book: readXlsx(answer.bytes) }
}

describe('a report as a spreadsheet', () => {
  // proves 2.7.36
  it('has the sheets in their order, and the announced rows', async () => {
    const size = await owner.must(getReportSize, { query: range })
    const { answer, book } = await downloaded(owner)
    expect(answer.headers['content-disposition']).toContain(
      `Report ${range.from} to ${range.to}.xlsx`,
    )
    expect(book.SheetNames).toEqual(['Orders', 'Items', 'Receipts', 'Invoices', 'Totals'])
    for (const name of ['orders', 'items', 'receipts', 'invoices'] as const) {
      expect(size[name]).toBeGreaterThan(0)
      const sheet = `${name.charAt(0).toUpperCase()}${name.slice(1)}`
      expect([name, rowsOf(book, sheet).length]).toEqual([name, size[name]])
    }
    const report = await owner.must(getReport, { query: range })
    expect(size.uncounted).toEqual({
      orders: size.orders - report.total_po.count,
      items: report.order_reject.count,
      invoices: rowsOf(book, 'Invoices').filter(({ Status }) => Status === 'Withdrawn').length,
    })
    expect(size.uncounted.orders).toBeGreaterThan(0)
    expect(size.uncounted.items).toBeGreaterThan(size.uncounted.orders)
  })

  it('has the figures of the charts, and columns that add up to them', async () => {
    const report = await owner.must(getReport, { query: range })
    const { book } = await downloaded(owner)
    expectReconciled(book)
    const totals = rowsOf(book, 'Totals')
    for (const tile of TILES) {
      const row = totals.find(({ Figure }) => Figure === reportTexts[tile].en)
      expect([tile, row?.['Count'], row?.['Amount']]).toEqual([
        tile,
        report[tile].count,
        report[tile].totalAmount,
      ])
    }
    expect(totals).toHaveLength(FIGURE_NAMES.length)
    expect(columnOf(book, 'Orders', 'Purchased')).toEqual(report.total_po)
    expect(columnOf(book, 'Orders', 'Pending DP')).toEqual(report.pending_dp)
    expect(columnOf(book, 'Items', 'Canceled')).toEqual(report.order_reject)
    expect(columnOf(book, 'Items', 'Undelivered')).toEqual(report.item_undelivered)
    expect(columnOf(book, 'Items', 'Saving')).toEqual(report.total_saving_orders)
    expect(columnOf(book, 'Items', 'Purchased').totalAmount).toBe(report.total_po.totalAmount)
    expect(columnOf(book, 'Invoices', 'AP Due')).toEqual(report.ap_due)
  })

  it('has what was received, with its value', async () => {
    const { book } = await downloaded(owner)
    const { rows } = await api.pool.query<{ code: string; quantity: string; value: string }>(
      `select receipts.code, sum(receipt_lines.received) as quantity,
         sum(floor(receipt_lines.received * (discount_price + single_tax_price))) as value
       from receipts join receipt_lines on receipt_id = receipts.id
       join order_items on order_items.id = item_id
       where receipts.buyer_id = $1 group by 1 order by 1`,
      [companyId('maju')],
    )
    expect(rows.length).toBeGreaterThan(0)
    const listed = rowsOf(book, 'Receipts').map((row) => ({
      code: row['GRN number'],
      quantity: row['Quantity received'],
      value: row['Value received'],
    }))
    expect(listed.toSorted((a, b) => (String(a.code) < String(b.code) ? -1 : 1))).toEqual(
      rows.map(({ code, quantity, value }) => ({
        code,
        quantity: Number(quantity),
        value: Number(value),
      })),
    )
  })

  it('has dates in the company’s time, and is in the language that is asked for', async () => {
    const { book } = await downloaded(owner, range, { 'accept-language': 'id' })
    expect(book.SheetNames).toEqual(['Pesanan', 'Barang', 'Penerimaan', 'Faktur', 'Total'])
    const { rows } = await api.pool.query<{ code: string; at: string }>(
      `select code, to_char(created_at at time zone $1, 'YYYY-MM-DD HH24:MI') as at
       from purchase_orders where buyer_id = $2 order by created_at desc, id desc limit 1`,
      [ZONE, companyId('maju')],
    )
    const [first] = rowsOf(book, 'Pesanan')
    const at = first?.['Dipesan']
    expect(at).toBeInstanceOf(Date)
    expect([first?.['Nomor PO'], JSON.stringify(at).slice(1, 17)]).toEqual([
      rows[0]?.code,
      rows[0]?.at.replace(' ', 'T'),
    ])
  })
})

describe('access to a report', () => {
  it('is of one’s own company, and of a role that downloads', async () => {
    const other = await api.as('owner@lain.test')
    const body = { ...range, orderId: companyId('maju') }
    const foreign = await other.request(downloadReport, { body })
    expect(foreign).toMatchObject({ status: 404, errors: [{ path: 'orderId' }] })
    const query = { ...range, buyerId: companyId('maju') }
    for (const contract of [getReport, getReportSize])
      expect(await other.request(contract, { query })).toMatchObject({
        status: 404,
        errors: [{ path: 'buyerId' }],
      })
    const buyer = await api.as('purchasing@maju.test')
    expect(await buyer.request(downloadReport, { body })).toMatchObject({ status: 403 })
    const { book } = await downloaded(other)
    expect(rowsOf(book, 'Orders')).toEqual([])
  })

  it.each([
    [{ from: 'yesterday', to: today }, 'from'],
    [{ from: today, to: '2015-01-01' }, 'to'],
  ])('%j is refused at %s', async (body, path) => {
    for (const answer of [
      await owner.request(downloadReport, { body }),
      await owner.request(getReportSize, { query: body }),
      await owner.request(orderReport, { body }),
    ])
      expect(answer).toMatchObject({ status: 400, errors: [{ path }] })
  })

  it('is one at a time per user: another request waits, or is refused with the time to try again', async () => {
    await api.pool.query('delete from rate_counters')
    const startedAt = Date.now()
    const answers = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const answer = await owner.request(downloadReport, { body: range })
        return { ...answer, waited: Date.now() - startedAt }
      }),
    )
    const countOf = (wanted: number) => answers.filter(({ status }) => status === wanted).length
    // The second request is served if the first ends within its waiting time, and refused
    // otherwise.
    const isServed = countOf(200) === 2
    expect([countOf(200), countOf(429)]).toEqual(isServed ? [2, 2] : [1, 3])
    const patient = answers.filter(({ status, waited }) => status === 429 && waited >= 4_900)
    expect(isServed || patient.length > 0).toBe(true)
    const refused = answers.find(({ status }) => status === 429)
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
    // The waiting places of the previous requests are free again.
    expect((await owner.request(downloadReport, { body: range })).status).toBe(200)
  })

  it('is limited: more rows are made in the background', async () => {
    const client = await api.pool.connect()
    try {
      await client.query('begin')
      await client.query("set local session_replication_role = 'replica'")
      await client.query(
        `insert into report_lines (buyer_id, item_id, ordered_at, vendor_id, product_id, standing,
           brand, quantity, amount)
         select $1, gen_random_uuid(), '2001-01-01', gen_random_uuid(), gen_random_uuid(),
           'cancelled', '', 1, 1 from generate_series(0, $2::int)`,
        [companyId('maju'), MAX_LINES_AT_ONCE],
      )
      await client.query('commit')
      const body = { from: '2001-01-01', to: '2001-01-02' }
      const answer = await owner.request(downloadReport, { body })
      expect(answer).toMatchObject({ status: 422, errors: [{ code: 'rule', path: 'to' }] })
      expect(answer.message).toContain('background')
    } finally {
      await client.query("delete from report_lines where ordered_at < '2002-01-01'")
      client.release()
    }
  })
})
