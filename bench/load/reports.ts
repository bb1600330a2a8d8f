import { Agent } from 'node:http'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import type { Report } from '@pasok/domain/reports/reports.model'
import { type DayRange, periodOf, stepOf, type Period } from '@pasok/domain/reports/reports.ranges'
import { openListBench, type ListBench } from '@pasok/server/test/list-bench/database'
import { fillReports } from '@pasok/server/test/list-bench/fill-reports'
import { askerOf } from './document-lists'
import {
  dayBefore,
  get,
  inMs,
  inThousands,
  saveResult,
  MACHINE,
  queryOf,
  ratio,
  timeInTurns,
  withSame,
  type Target,
} from './list-timing'
import { cpuOfFamilies, othersSince, takenBy } from './processes'

// One statement for each question, as somebody would write it for one company: from the narrow table of lines and
// the best index, but without the stored sums by day and month. It leaves out what is not a figure: names of
// vendors and products, and the purchases of the current month and year.

const LIMIT = 20
/** What `grouping` returns for five columns none of which is grouped by. */
const ALL = 31

const within = (column: string, { from, to }: Period) =>
  `${column} >= '${from.toISOString()}' and ${column} < '${to.toISOString()}'`

const UNPAID = `last_status in ('Ready to Payment', 'Waiting Payment', 'Review Payment')`

/** Returns the statement for all figures, groups and points of a report. */
function reportFloor(buyer: string, { period: { from, to, time_zone }, before }: Report) {
  const range = periodOf({ from, to }, time_zone)
  const earlier = before && periodOf({ from: before.from, to: before.to }, time_zone)
  const until = before?.until ? new Date(before.until) : earlier?.to
  const compared = earlier && until && { from: earlier.from, to: until }
  const ofBuyer = `buyer_id = '${buyer}'`
  const lines = (which: string, period = range) =>
    `from report_lines where ${ofBuyer} and ${within('ordered_at', period)} and ${which}`
  const figure = (name: string, rest: string, amount = 'amount') =>
    `select '${name}', '', count(${amount}), 0, sum(${amount}) ${rest}`
  const points = (name: string, period: Period) => `
    select '${name}', date_trunc('${stepOf({ from, to })}', created_at at time zone '${time_zone}')::text,
      count(*), 0, sum(grand_total)
    from purchase_orders
    where ${ofBuyer} and ${within('created_at', period)} and last_status <> 'Cancel' group by 2`
  return `
    with bought as (
      select lines.*, products.category_id from report_lines lines
      left join products on products.id = lines.product_id
      where ${ofBuyer} and ${within('ordered_at', range)} and standing <> 'cancelled'
    ), grouped as (
      select grouping(vendor_id, department_id, brand, product_id, category_id) as kind,
        coalesce(vendor_id::text, department_id::text, brand, product_id::text, category_id::text) as key,
        count(*) as count, sum(quantity) as quantity, sum(amount) as amount, sum(saving) as saving
      from bought group by grouping sets
        ((vendor_id), (department_id), (brand), (product_id), (category_id), ())
    ), ranked as (
      select *, row_number() over (partition by kind order by amount desc) as place from grouped
    )
    select kind::text, key, count, quantity, amount from ranked where place <= 50
    union all select 'saving', '', 0, 0, saving from grouped where kind = ${ALL}
    union all ${[
      figure('canceled', lines(`standing = 'cancelled'`)),
      figure('undelivered', lines(`standing = 'undelivered'`)),
      figure(
        'pending down payments',
        `from purchase_orders where ${ofBuyer} and ${within('created_at', range)}
          and last_status = 'Waiting Down Payment'`,
        'down_payment',
      ),
      figure(
        'due',
        `from invoices where ${ofBuyer} and ${UNPAID} and due_date <= '${to}'`,
        'grand_total',
      ),
      points('point', range),
      ...(compared
        ? [
            points('point before', compared),
            figure('canceled before', lines(`standing = 'cancelled'`, compared)),
            figure('saving before', lines(`standing <> 'cancelled'`, compared), 'saving'),
          ]
        : []),
    ].join(' union all ')}`
}

interface RowsFloor {
  readonly table: 'report_lines' | 'purchase_orders' | 'invoices'
  readonly which: string
  readonly skip?: number
}

const TABLES = {
  report_lines: { at: 'ordered_at', id: 'item_id', amount: 'amount' },
  purchase_orders: { at: 'created_at', id: 'id', amount: 'grand_total' },
  invoices: { at: 'due_date', id: 'id', amount: 'grand_total' },
} as const

/** What a row is shown with, and where it comes from. */
const SHOWN = {
  report_lines: {
    columns: `items.name, items.brand, items.quantity, packages.code as package_code,
      packages.last_status, orders.code, orders.vendor_name, orders.department_name`,
    from: `join order_items items on items.buyer_id = page.buyer_id and items.id = page.item_id
      join packages on packages.buyer_id = items.buyer_id and packages.id = items.package_id
      join purchase_orders orders
        on orders.buyer_id = packages.buyer_id and orders.id = packages.order_id`,
  },
  purchase_orders: {
    columns: 'page.code, page.vendor_name, page.department_name, page.last_status',
    from: '',
  },
  invoices: {
    columns: `page.code, page.last_status, packages.code as package_code, orders.vendor_name,
      orders.department_name`,
    from: `join packages on packages.buyer_id = page.buyer_id and packages.id = page.package_id
      join purchase_orders orders on orders.buyer_id = page.buyer_id and orders.id = page.order_id`,
  },
} as const

/** Returns the statement for a page of rows with the count and the amount of all. */
function rowsFloor(buyer: string, { table, which, skip = 0 }: RowsFloor, period?: Period) {
  const { at, id, amount } = TABLES[table]
  const { columns, from } = SHOWN[table]
  const range = period ? `and ${within(at, period)}` : ''
  const found = `from ${table} where buyer_id = '${buyer}' and ${which} ${range}`
  return `
    with page as (
      select * ${found} order by ${at} desc, ${id} desc limit ${LIMIT} offset ${skip * LIMIT}
    ), counted as (select count(*) as found, sum(${amount}) as total ${found})
    select page.${id}, page.${at}, page.${amount}, counted.found, counted.total, ${columns}
    from page ${from} cross join counted order by page.${at} desc, page.${id} desc`
}

/** Returns the statement for the cards of the home screen, from the counts that the database keeps. */
const cardsFloor = (buyer: string) => {
  const documents = ['request', 'order', 'invoice'].flatMap((one) => [one, `${one}-amount`])
  const which = `owner_id = '${buyer}' and document in (${documents.map((one) => `'${one}'`).join(', ')})`
  return `select document, status, sum(count) from (
    select document, status, count from document_counts where ${which}
    union all select document, status, delta from document_count_deltas where ${which}
  ) counted group by document, status`
}

/** Number of orders of one company in a year; `BENCH_ORDERS` overrides it. */
const COUNT = Number(process.env['BENCH_ORDERS'] ?? 1_000_000)
/** Number of requests per target, small because a report of a year takes long. */
const CALLS = Number(process.env['BENCH_CALLS'] ?? 9)

/** Milliseconds between table rows, because the number of reports per user and minute is limited. */
const PAUSE = 30_000

const year = { from: dayBefore(364), to: dayBefore(0) }
const month = { from: dayBefore(29), to: dayBefore(0) }
const today = { from: dayBefore(0), to: dayBefore(0) }

const ACTIVE = "standing <> 'cancelled'"

const REPORTS = { 'a year': year, '30 days': month, 'a day': today }

const rows = (query: Record<string, string | number>) => `report/buyer/rows?${queryOf(query)}`
const REPORTED = Object.entries(REPORTS).map(([name, range]) => ({
  name: `report of ${name}`,
  path: `report/buyer/dashboard?${queryOf(range)}`,
}))

/** Requests for rows, each with its figure's statement; `period` limits it to the year. */
const LISTED: readonly (RowsFloor & { name: string; path: string; range?: DayRange })[] = [
  {
    name: 'rows of a year: all lines',
    path: rows({ ...year, figure: 'purchased' }),
    table: 'report_lines',
    which: ACTIVE,
    range: year,
  },
  {
    name: 'rows of a year: all lines, page 1,000',
    path: rows({ ...year, figure: 'purchased', skip: 999 }),
    table: 'report_lines',
    which: ACTIVE,
    range: year,
    skip: 999,
  },
  {
    name: 'rows of a year: no department',
    path: rows({ ...year, figure: 'purchased', department: 'generic' }),
    table: 'report_lines',
    which: `${ACTIVE} and department_id is null`,
    range: year,
  },
  {
    name: 'rows of a year: rejected',
    path: rows({ ...year, figure: 'order_reject' }),
    table: 'report_lines',
    which: "standing = 'cancelled'",
    range: year,
  },
  {
    name: 'rows of a year: undelivered',
    path: rows({ ...year, figure: 'item_undelivered' }),
    table: 'report_lines',
    which: "standing = 'undelivered'",
    range: year,
  },
  {
    name: 'rows of a year: orders',
    path: rows({ ...year, figure: 'total_po' }),
    table: 'purchase_orders',
    which: "last_status <> 'Cancel'",
    range: year,
  },
  {
    name: 'rows: invoices due',
    path: rows({ ...month, figure: 'ap_due' }),
    table: 'invoices',
    which: `${UNPAID} and due_date <= '${month.to}'`,
  },
  {
    name: 'rows of the home screen: total purchases',
    path: 'report/buyer/home/rows?figure=total_purchases',
    table: 'purchase_orders',
    which: "last_status <> 'Cancel'",
  },
]

const COLUMNS = [
  '| Request | Ours, ms | Floor, ms | Ratio | Ours, CPU ms | Floor, CPU ms |',
  '|---|---|---|---|---|---|',
]

/**
 * Measures reports, the rows behind their figures, and the home screen; exported for use with an
 * already filled database.
 */
export async function measureReports(bench: ListBench): Promise<string> {
  const { token } = await askerOf(bench, bench.large)
  const { id } = bench.large
  const lines: string[] = []
  const serving = [bench.pid, bench.database]
  const target = (path: string): Target => ({ address: `${bench.ours}/api/${path}`, token })
  const reading = async <T>(path: string): Promise<T> =>
    (JSON.parse(await get(new Agent(), target(path))) as { data: T }).data
  const statement = (text: string): Target => ({
    address: `${bench.floor}/statement?${queryOf({ text })}`,
  })
  const measure = async (name: string, targets: readonly Target[]) => {
    const [ours, floor] = await timeInTurns(targets, CALLS, () => cpuOfFamilies(serving))
    if (!ours || !floor) throw new Error(`${name} was not measured`)
    const cpu = [ours, floor].map((one) => (one.cpu ?? 0).toFixed(1)).join(' | ')
    lines.push(`| ${name} | ${inMs(ours)} | ${inMs(floor)} | ${ratio(ours, floor)} | ${cpu} |`)
    await pause(PAUSE)
  }
  const begin = takenBy([process.pid, ...serving])
  for (const { name, path } of REPORTED)
    await measure(name, [target(path), statement(reportFloor(id, await reading<Report>(path)))])
  const { period } = await reading<Report>(REPORTED[0]?.path ?? '')
  for (const { name, path, range, ...floor } of LISTED) {
    const instants = range && periodOf(range, period.time_zone)
    await measure(name, [target(path), statement(rowsFloor(id, floor, instants))])
  }
  await measure('cards of the home screen', [
    target('report/buyer/sum/order'),
    statement(cardsFloor(id)),
  ])
  await measure('duties', await withSame(bench, `${bench.ours}/api/report/buyer/duties`, token))
  return [
    `# Reports, ${inThousands(COUNT)} orders of three lines each, of one company in a year`,
    '',
    MACHINE,
    'one client, measured by the client; ours and the floor take turns. The floor is a bare Fastify route over one',
    'statement that answers the same question from the lines, orders and invoices, without the sums by day and',
    'month, without names, and without checking the user; for the cards it reads the counts that the database',
    'keeps, for duties it runs the statements of our request. CPU is that of the server and PostgreSQL per request.',
    othersSince(begin, takenBy([process.pid, ...serving])),
    '',
    ...COLUMNS,
    ...lines,
    '',
  ].join('\n')
}

export async function run(): Promise<void> {
  const bench = await openListBench((pool, companies) => fillReports(pool, companies, COUNT))
  try {
    process.stdout.write(`filled in ${Math.round(bench.filledIn / 1000)} s\n`)
    await saveResult('reports', await measureReports(bench))
  } finally {
    await bench.stop()
  }
}
