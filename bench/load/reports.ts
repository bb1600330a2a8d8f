import { Agent } from 'node:http'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import type { Report } from '@pasok/domain/reports/reports.model'
import { periodOf, type DayRange } from '@pasok/domain/reports/reports.ranges'
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
import { cardsFloor, reportFloor, rowsFloor, UNPAID, type RowsFloor } from './report-floors'

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
