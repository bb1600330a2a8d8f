import { getReport, listReportRows } from '@pasok/domain/reports/reports.contract'
import {
  downloadReport,
  getReportSize,
  orderReport,
} from '@pasok/domain/reports/downloads/downloads.contract'
import { FIGURE_NAMES, TILES } from '@pasok/domain/reports/reports.figures'
import { saveCompanySettings } from '@pasok/domain/team/settings/settings.contract'
import { dayIn } from '@pasok/domain/kernel/calendar'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../../test/api'
import { companyId, departmentId, vendorId } from '../../../../test/company'
import { assertSound, readStock } from '../../../../test/invariants'
import { issued } from '../../../../test/invoices'
import { goOn, staged } from '../../../../test/order-stages'
import { figureOf, recount, type Recount } from '../../../../test/recount-reports'
import { approveDraft, draft } from '../../../../test/requests'

const ZONE = 'Asia/Jakarta'
let api: Api
let stock: Map<string, string>
let owner: Person
let counted: Recount
const today = dayIn(new Date(), ZONE)
const range = { from: today, to: today }

beforeAll(async () => {
  api = await startApi()
  stock = await readStock(api.pool)
  owner = await api.as('owner@maju.test')
  // Creates orders in different situations: waiting for the down payment, canceled by the buyer,
  // changed and decided, packed, received, invoiced.
  await staged(api, 'karya')
  await goOn(await staged(api, 'karya'), 'cancel by buyer')
  await goOn(await staged(api, 'karya'), 'proof', 'confirm', 'pick', 'change', 'accept')
  await goOn(await staged(api, 'sinar'), 'pick', 'change', 'reject', 'ready')
  await goOn(await staged(api, 'sinar'), 'pick', 'change')
  await goOn(await staged(api, 'sinar'), 'pick', 'ready', 'ship', 'receive')
  await goOn(await staged(api, 'sinar'), 'cancel by vendor')
  await issued(api)
  const department = departmentId('maju', 'Operations')
  const lines = [
    { product: 'bor', quantity: 2 },
    { product: 'kabel', quantity: 5 },
    { product: 'sabun', quantity: 6 },
  ] as const
  await approveDraft(owner, owner, await draft(owner, lines, { department }))
  counted = await recount(api.pool, companyId('maju'), ZONE)
})
afterAll(async () => {
  await assertSound(api.pool, stock)
  await api.drop()
})

const far = { from: today, to: `${Number(today.slice(0, 4)) + 1}-12-31` }

describe('the figures of documents in many states', () => {
  // proves 2.7.33
  it('are those of a recount, each of something', async () => {
    const report = await owner.must(getReport, { query: far })
    for (const tile of TILES) {
      const wanted = figureOf(counted.in(tile, far.from, far.to))
      expect([tile, report[tile]]).toEqual([tile, wanted])
      expect([tile, wanted.count > 0]).toEqual([tile, true])
    }
  })

  it('have matching rows', async () => {
    for (const figure of FIGURE_NAMES) {
      const { rows, total } = await owner.must(listReportRows, {
        query: { ...far, figure, limit: 100 },
      })
      const wanted = counted.in(figure, far.from, far.to)
      expect([figure, total]).toEqual([figure, figureOf(wanted)])
      expect(rows.map(({ _id }) => _id).toSorted()).toEqual(wanted.map(({ id }) => id).toSorted())
      expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(total.totalAmount)
    }
  })

  it('name each row, with its link', async () => {
    const query = { ...range, department: departmentId('maju', 'Operations') }
    const { rows, total } = await owner.must(listReportRows, {
      query: { ...query, figure: 'purchased' },
    })
    expect(total.count).toBe(3)
    const bor = rows.find(({ name }) => name === 'Barang bor')
    expect(bor).toMatchObject({
      code: expect.stringMatching(/^PO-MAJU-/),
      code_package: expect.stringMatching(/^PKG-MAJU-/),
      vendor: 'PT Karya Teknik',
      department: 'Operations',
      brand: 'Merek',
      quantity: 2,
      lastStatus: 'Waiting Down Payment',
    })
    const orders = await owner.must(listReportRows, { query: { ...query, figure: 'pending_dp' } })
    expect(orders.rows).toMatchObject([{ name: '', quantity: null, vendor: 'PT Karya Teknik' }])
    const due = await owner.must(listReportRows, { query: { ...far, figure: 'ap_due' } })
    expect(due.rows).toMatchObject([{ code: expect.stringMatching(/^INV-SINAR-/) }])
  })

  it('are narrowed by a vendor, no department, a product, a brand', async () => {
    const sumOf = async (by: object) =>
      (await owner.must(listReportRows, { query: { ...range, figure: 'purchased', ...by } })).total
    const purchased = counted.in('purchased', today, today)
    const product = purchased[0]?.product
    expect(await sumOf({ vendor_id: vendorId('karya') })).toEqual(
      figureOf(purchased.filter(({ vendor }) => vendor === vendorId('karya'))),
    )
    expect(await sumOf({ department: 'generic' })).toEqual(
      figureOf(purchased.filter(({ department }) => department === '')),
    )
    expect(await sumOf({ product_id: product })).toEqual(
      figureOf(purchased.filter((one) => one.product === product)),
    )
    expect(await sumOf({ brand: 'Merek' })).toEqual(figureOf(purchased))
    expect(await sumOf({ brand: '' })).toEqual({ count: 0, totalAmount: 0 })
    expect(await sumOf({ vendor_id: 'none' })).toEqual({ count: 0, totalAmount: 0 })
  })
})

describe('the requested payment', () => {
  it.each([
    [{ from: 'yesterday', to: today }, 'from'],
    [{ from: today, to: '2026-02-30' }, 'to'],
    [{ from: '2026-11-02', to: '2026-11-01' }, 'to'],
    [{ from: '2015-01-01', to: '2026-11-01' }, 'to'],
    [{ from: '0500-01-01T00:00:00Z', to: today }, 'from'],
    [{ from: '-000100-01-01T00:00:00Z', to: today }, 'from'],
    [{ from: '9999-12-31T00:00:00Z', to: '9999-12-31T23:59:59Z' }, 'from'],
    [{ from: today, to: '+012026-01-01T00:00:00Z' }, 'to'],
  ])('%j is refused at %s', async (query, path) => {
    for (const answer of [
      await owner.request(getReport, { query }),
      await owner.request(listReportRows, { query: { ...query, figure: 'total_po' } }),
      await owner.request(getReportSize, { query }),
      await owner.request(downloadReport, { body: query }),
      await owner.request(orderReport, { body: query }),
    ])
      expect(answer).toMatchObject({ status: 400, errors: [{ path }] })
  })

  it('is of whole documents or of lines', async () => {
    const answer = await owner.request(listReportRows, {
      query: { ...range, figure: 'total_po', brand: 'Merek' },
    })
    expect(answer).toMatchObject({ status: 400, errors: [{ path: 'brand' }] })
  })

  it('is of the own company only', async () => {
    const other = await api.as('owner@lain.test')
    const query = { ...range, buyerId: companyId('maju') }
    expect(await other.request(getReport, { query })).toMatchObject({ status: 404 })
    const report = await other.must(getReport, { query: range })
    for (const tile of TILES) expect(report[tile]).toEqual({ count: 0, totalAmount: 0 })
    expect(report.seller).toEqual([])
    // Another company's department results in the same response as an unknown one.
    const narrowed = { ...range, department: departmentId('lain', 'Warehouse') }
    const { total } = await owner.must(listReportRows, {
      query: { ...narrowed, figure: 'purchased' },
    })
    expect(total).toEqual({ count: 0, totalAmount: 0 })
  })
})

it('a company that moves to another time zone finds a late evening’s order on the next day', async () => {
  const { order } = await staged(api, 'sinar')
  const lines = order.packages.flatMap(({ items }) => items.map(({ _id }) => _id))
  const orderAt = async (at: string) => {
    const { pool } = api
    await pool.query('update purchase_orders set created_at = $2 where id = $1', [order._id, at])
    await pool.query('update report_lines set ordered_at = $2 where item_id = any($1)', [lines, at])
  }
  // 23:30 in Jakarta, 01:30 of the next day in Jayapura.
  await orderAt('2025-05-31T16:30:00Z')
  const countsOn = async (day: string) => {
    const { total_po, chart } = await owner.must(getReport, { query: { from: day, to: day } })
    const { total } = await owner.must(listReportRows, {
      query: { from: day, to: day, figure: 'purchased' },
    })
    return {
      orders: total_po.count,
      sum: chart.data.reduce((a, b) => a + b, 0),
      of: total.totalAmount,
    }
  }
  const of = { orders: 1, sum: expect.any(Number), of: expect.any(Number) }
  const none = { orders: 0, sum: 0, of: 0 }
  const moveTo = (time_zone: 'Asia/Jakarta' | 'Asia/Jayapura') =>
    owner.must(saveCompanySettings, {
      body: { time_zone, language: 'en', owner_needs_approval: false },
    })
  const [may, june] = ['2025-05-31', '2025-06-01'] as const
  const inJakarta = await countsOn(may)
  expect([inJakarta, await countsOn(june)]).toEqual([of, none])
  await moveTo('Asia/Jayapura')
  expect([await countsOn(may), await countsOn(june)]).toEqual([none, inJakarta])
  await moveTo(ZONE)
  expect([await countsOn(may), await countsOn(june)]).toEqual([inJakarta, none])
  // Restores the date, because the order's other data refer to it.
  await orderAt(order.date)
})
