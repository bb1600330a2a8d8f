// @module-tag thorough
import { randomInt } from 'node:crypto'
import { getReport, listReportRows } from '@pasok/domain/reports/reports.contract'
import {
  COMPARED_TILES,
  FIGURE_NAMES,
  MAX_NAMES,
  NO_CATEGORY,
  TILES,
  TOP_PRODUCTS,
  type Figure,
} from '@pasok/domain/reports/reports.figures'
import { downloadReport } from '@pasok/domain/reports/downloads/downloads.contract'
import { reportTexts } from '@pasok/domain/reports/reports.texts'
import type { Report } from '@pasok/domain/reports/reports.model'
import { REPORT_FILTERS, rangeOf, type DayRange } from '@pasok/domain/reports/reports.ranges'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../test/api'
import { companyId, idOf } from '../../../test/company'
import { findBreaches } from '../../../test/invariants'
import { issued } from '../../../test/invoices'
import { columnOf, readXlsx, rowsOf } from '../../../test/read-xlsx'
import { expectReconciled } from '../../../test/reconciled-sheets'
import { figureOf, recount, type Counted, type Recount } from '../../../test/recount-reports'
import {
  addRandomDocuments,
  moveSome,
  randomFrom,
  type Random,
} from '../../../test/report-documents'
import { foldReportSums } from '../../db/report-sums'

const SEED = randomInt(1_000_000_000)
const ORDERS = 250
const NOW = Date.now()
const DAY = 86_400_000
/**
 * One zone ahead of UTC, one behind it with daylight saving, and one with an offset of three
 * quarters of an hour.
 */
const ZONES = ['Asia/Jakarta', 'America/New_York', 'Asia/Kathmandu']

let api: Api
let owner: Person
const random: Random = randomFrom(SEED)

/** Adds two root categories, one of which contains products two levels below it. */
async function spreadCategories(): Promise<void> {
  const levels = [
    ['tools', null, 'Tools'],
    ['power', 'tools', 'Power tools'],
    ['drills', 'power', 'Drills'],
    ['cleaning', null, 'Cleaning'],
  ] as const
  for (const [level, [key, parent, name]] of levels.entries())
    await api.pool.query(
      'insert into categories (id, parent_id, level, name, path) values ($1, $2, $3, $4, $5)',
      [
        idOf(`category ${key}`),
        parent && idOf(`category ${parent}`),
        key === 'cleaning' ? 0 : level,
        name,
        [name],
      ],
    )
  const assign = (key: string, slugs: readonly string[]) =>
    api.pool.query('update products set category_id = $1 where slug = any($2)', [
      idOf(`category ${key}`),
      slugs,
    ])
  await assign('drills', ['bor', 'kabel'])
  await assign('power', ['lampu'])
  await assign('cleaning', ['sabun', 'pel', 'tisu', 'ember'])
}

beforeAll(async () => {
  api = await startApi()
  owner = await api.as('owner@maju.test')
  await issued(api)
  await spreadCategories()
  await addRandomDocuments(api.pool, random, ORDERS, NOW)
})
afterAll(() => api.drop())

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** Returns the ranges that users choose, and random days, months and years within the two years. */
function rangesIn(zone: string): DayRange[] {
  const chosen = REPORT_FILTERS.flatMap((filter) =>
    filter === 'custom' ? [] : [rangeOf(filter, new Date(NOW), zone)],
  )
  const anyDay = () => NOW - random.below(730 * DAY)
  const some = Array.from({ length: 4 }, () => {
    const from = anyDay()
    return { from: dayOf(from), to: dayOf(from + random.one([0, 1, 30, 61, 62, 400]) * DAY) }
  })
  const month = dayOf(anyDay()).slice(0, 7)
  const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0))
  const whole = { from: `${month}-01`, to: last.toISOString().slice(0, 10) }
  return [...chosen, ...some, whole, { from: dayOf(NOW - 730 * DAY), to: dayOf(NOW + DAY) }]
}

function groups(
  rows: readonly Counted[],
  by: 'vendor' | 'brand' | 'department' | 'category' | 'product',
) {
  const found = new Map<string, Counted[]>()
  for (const row of rows) found.set(row[by], [...(found.get(row[by]) ?? []), row])
  return [...found].map(([_id, of]) => ({
    _id,
    ...figureOf(of),
    qty: Number(of.reduce((sum, { quantity }) => sum + quantity, 0n)) / 100,
  }))
}

type Group = { _id: string; count: number; totalAmount: number }

/** Expects the same sums for the same names, in descending order, with a complete total. */
function expectGroups(
  reported: readonly Group[],
  others: Omit<Group, '_id'>,
  wanted: readonly Group[],
) {
  const sums = new Map(wanted.map((one) => [one._id, [one.count, one.totalAmount]]))
  for (const one of reported)
    expect([one._id, one.count, one.totalAmount]).toEqual([one._id, ...(sums.get(one._id) ?? [])])
  expect(reported.map(({ totalAmount }) => totalAmount)).toEqual(
    wanted
      .map(({ totalAmount }) => totalAmount)
      .toSorted((a, b) => b - a)
      .slice(0, MAX_NAMES),
  )
  const sum = (of: readonly Omit<Group, '_id'>[], what: 'count' | 'totalAmount') =>
    of.reduce((total, one) => total + one[what], 0)
  for (const what of ['count', 'totalAmount'] as const)
    expect(sum([...reported, others], what)).toBe(sum(wanted, what))
}

function expectLists(report: Report, purchased: readonly Counted[]) {
  const { others } = report
  const sellers = report.seller.map(({ _id, count, total }) => ({ _id, count, totalAmount: total }))
  expectGroups(sellers, others.seller, groups(purchased, 'vendor'))
  expectGroups(report.category, others.category, groups(purchased, 'brand'))
  expectGroups(report.department, others.department, groups(purchased, 'department'))
  expectGroups(report.product_category, others.product_category, groups(purchased, 'category'))
  const products = groups(purchased, 'product')
  const top = products.toSorted((a, b) => b.qty - a.qty).slice(0, TOP_PRODUCTS)
  expect(report.product.map(({ qty }) => qty)).toEqual(top.map(({ qty }) => qty))
  // Products of several vendors may have the same name.
  for (const { vendorName } of report.product) expect(vendorName).not.toBe('')
  for (const { _id, qty, totalAmount } of report.product)
    expect(products.find((one) => one._id === _id)).toMatchObject({ qty, totalAmount })
}

function pointOf(day: string, { from }: DayRange, points: readonly string[]): string {
  const first = points.filter((point) => point <= day).at(-1)
  if (first === undefined) throw new Error(`${day} lies before ${from}`)
  return first
}

function expectChart(report: Report, orders: readonly Counted[]) {
  const points = report.purchase_value_and_order.map(({ createdAt }) => createdAt)
  const wanted = points.map((createdAt) => {
    const { count, totalAmount } = figureOf(
      orders.filter(({ day }) => pointOf(day, report.period, points) === createdAt),
    )
    return { total: totalAmount, count, createdAt }
  })
  expect(report.purchase_value_and_order).toEqual(wanted)
  expect(report.chart).toEqual({ labels: points, data: wanted.map(({ total }) => total) })
}

const sumIn = (counted: Recount, beginning: string) =>
  figureOf(counted.of('total_po').filter(({ day }) => day.startsWith(beginning))).totalAmount

/**
 * Checks the comparison: of a range in progress only up to the present time, and none for a range
 * that has not begun.
 */
function expectBefore({ before, period }: Report, counted: Recount, today: string) {
  expect(before === null).toBe(period.from > today)
  if (before === null) return
  // The points drawn for comparison add up to the compared figures.
  const drawn = before.points.reduce(
    (sum, { count, total }) => ({
      count: sum.count + count,
      totalAmount: sum.totalAmount + total,
    }),
    { count: 0, totalAmount: 0 },
  )
  expect(drawn).toEqual(before.tiles.total_po)
  const end = before.until === null ? Infinity : Date.parse(before.until)
  for (const tile of COMPARED_TILES) {
    const rows = counted.in(tile, before.from, before.to).filter(({ at }) => at < end)
    expect([tile, before.tiles[tile]]).toEqual([tile, figureOf(rows)])
  }
}

async function expectReport(counted: Recount, range: DayRange, today: string) {
  const report = await owner.must(getReport, { query: range })
  for (const tile of TILES)
    expect([tile, report[tile]]).toEqual([tile, figureOf(counted.in(tile, range.from, range.to))])
  expectBefore(report, counted, today)
  expectLists(report, counted.in('purchased', range.from, range.to))
  expectChart(report, counted.in('total_po', range.from, range.to))
  // The total is the same by every grouping.
  const purchases = report.total_po.totalAmount
  expect(figureOf(counted.in('purchased', range.from, range.to)).totalAmount).toBe(purchases)
  expect(report.chart.data.reduce((sum, value) => sum + value, 0)).toBe(purchases)
  expect([report.purchase_today, report.purchase_month, report.purchase_year]).toEqual([
    sumIn(counted, today),
    sumIn(counted, today.slice(0, 7)),
    sumIn(counted, today.slice(0, 4)),
  ])
}

const NARROWED = {
  vendor: 'vendor_id',
  department: 'department',
  brand: 'brand',
  category: 'category_id',
  product: 'product_id',
} as const

/** The filter value for rows without a name in the grouping. */
const NONE_OF: Partial<Record<keyof typeof NARROWED, string>> = {
  department: 'generic',
  category: NO_CATEGORY,
}

const CANCELED: readonly string[] = ['Cancel', 'Rejected']

/** Checks all pages of a figure, filtered by an existing name. */
async function expectRows(counted: Recount, figure: Figure, { from, to }: DayRange) {
  const rows = counted.in(figure, from, to)
  const by = random.one(
    figure in { total_po: 1, pending_dp: 1, ap_due: 1 }
      ? (['vendor', 'department'] as const)
      : (['vendor', 'department', 'brand', 'category', 'product'] as const),
  )
  const value = rows.length > 0 ? random.one(rows)[by] : ''
  const isNarrowed = rows.length > 0 && random.chance(0.6)
  const wanted = isNarrowed ? rows.filter((row) => row[by] === value) : rows
  const filterValue = value === '' ? (NONE_OF[by] ?? value) : value
  const query = { from, to, figure, limit: 50, ...(isNarrowed && { [NARROWED[by]]: filterValue }) }
  const ids: string[] = []
  let sum = 0
  for (let skip = 0; skip === 0 || ids.length < wanted.length; skip += 1) {
    const page = await owner.must(listReportRows, { query: { ...query, skip } })
    expect([query, page.total]).toEqual([query, figureOf(wanted)])
    if (page.rows.length === 0) break
    ids.push(...page.rows.map(({ _id }) => _id))
    const living = page.rows.filter(({ lastStatus }) => !CANCELED.includes(lastStatus))
    expect(figure === 'order_reject' ? living : []).toEqual([])
    sum += page.rows.reduce((total, { amount }) => total + amount, 0)
  }
  const newestFirst = wanted.toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))
  expect(ids).toEqual(newestFirst.map(({ id }) => id))
  expect(sum).toBe(figureOf(wanted).totalAmount)
}

const COLUMNS = [
  ['total_po', 'Orders', 'Purchased'],
  ['pending_dp', 'Orders', 'Pending DP'],
  ['purchased', 'Items', 'Purchased'],
  ['order_reject', 'Items', 'Canceled'],
  ['item_undelivered', 'Items', 'Undelivered'],
  ['total_saving_orders', 'Items', 'Saving'],
  ['ap_due', 'Invoices', 'AP Due'],
] as const

async function expectSheets(counted: Recount, range: DayRange) {
  await api.pool.query('delete from rate_counters')
  const answer = await owner.request(downloadReport, { body: range })
  const book = readXlsx(answer.bytes ?? Buffer.alloc(0))
  expectReconciled(book)
  const totals = rowsOf(book, 'Totals')
  for (const [figure, sheet, head] of COLUMNS) {
    const wanted = figureOf(counted.in(figure, range.from, range.to))
    expect([figure, columnOf(book, sheet, head)]).toEqual([figure, wanted])
    const total = totals.find(({ Figure }) => Figure === reportTexts[figure].en)
    const sums = { count: total?.['Count'], totalAmount: total?.['Amount'] }
    expect([figure, sums]).toEqual([figure, wanted])
  }
}

describe(`random documents over two years (seed ${SEED})`, () => {
  describe.each(ZONES)('by the calendar of %s', (zone) => {
    let counted: Recount
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(NOW)

    beforeAll(async () => {
      // Changes made since the sums were folded are added to them.
      if (zone !== ZONES[0]) await foldReportSums(api.db)
      await moveSome(api.pool, random)
      await api.pool.query('update buyers set time_zone = $1 where id = $2', [
        zone,
        companyId('maju'),
      ])
      counted = await recount(api.pool, companyId('maju'), zone)
    })

    it('have the tiles, charts and lists of a recount', async () => {
      for (const range of rangesIn(zone)) await expectReport(counted, range, today)
    })

    it('have sheets whose columns come to a recount', async () => {
      for (const range of rangesIn(zone).slice(3, 6)) await expectSheets(counted, range)
    })

    it('have rows behind each figure that come to it', async () => {
      for (const figure of FIGURE_NAMES)
        for (const range of rangesIn(zone).slice(3, 6)) await expectRows(counted, figure, range)
    })
  })

  it('are kept for reports as they stand, and come to the same sums', async () => {
    const reportBreaches = (await findBreaches(api.pool)).filter((breach) =>
      /reported as they stand|living lines|come to/.test(breach),
    )
    expect(reportBreaches).toEqual([])
  })
})
