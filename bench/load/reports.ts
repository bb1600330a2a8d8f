import { setTimeout as pause } from 'node:timers/promises'
import { openListBench, type ListBench } from '@pasok/server/test/list-bench/database'
import { fillReports } from '@pasok/server/test/list-bench/fill-reports'
import { askerOf } from './document-lists'
import {
  dayBefore,
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

/** Number of orders of one company in a year; `BENCH_ORDERS` overrides it. */
const COUNT = Number(process.env['BENCH_ORDERS'] ?? 1_000_000)
/** Number of requests per target, small because a report of a year takes long. */
const CALLS = Number(process.env['BENCH_CALLS'] ?? 9)

/** Milliseconds between table rows, because the number of reports per user and minute is limited. */
const PAUSE = 30_000

const year = { from: dayBefore(364), to: dayBefore(0) }
const month = { from: dayBefore(29), to: dayBefore(0) }
const today = { from: dayBefore(0), to: dayBefore(0) }

const REPORTS = { 'a year': year, '30 days': month, 'a day': today }

const rows = (query: Record<string, string | number>) => `report/buyer/rows?${queryOf(query)}`
/** Compared with a single statement that sums up the lines of the range without grouping. */
const REPORTED = Object.entries(REPORTS).map(([name, range]) => ({
  name: `report of ${name}`,
  path: `report/buyer/dashboard?${queryOf(range)}`,
  days: (Date.parse(range.to) - Date.parse(range.from)) / 86_400_000 + 1,
}))
/** Compared with their own statements. */
const CALLED: Readonly<Record<string, string>> = {
  'rows of a year: all lines': rows({ ...year, figure: 'purchased' }),
  'rows of a year: all lines, page 1,000': rows({ ...year, figure: 'purchased', skip: 999 }),
  'rows of a year: no department': rows({ ...year, figure: 'purchased', department: 'generic' }),
  'rows of a year: rejected': rows({ ...year, figure: 'order_reject' }),
  'rows of a year: undelivered': rows({ ...year, figure: 'item_undelivered' }),
  'rows of a year: orders': rows({ ...year, figure: 'total_po' }),
  'rows: invoices due': rows({ ...month, figure: 'ap_due' }),
  'cards of the home': 'report/buyer/sum/order',
  'rows of the home: total purchases': 'report/buyer/home/rows?figure=total_purchases',
  duties: 'report/buyer/duties',
}

const recountOf = (bench: ListBench, days: number) => `
  select count(*), sum(amount) from report_lines where buyer_id = '${bench.large.id}'
    and standing <> 'cancelled' and ordered_at >= now() - interval '${days} days'`

/**
 * Measures reports, the rows behind their figures, and the home screen; exported for use with an
 * already filled database.
 */
export async function measureReports(bench: ListBench): Promise<string> {
  const { token } = await askerOf(bench, bench.large)
  const lines: string[] = []
  const measure = async (name: string, targets: readonly Target[]) => {
    const [ours, floor] = await timeInTurns(targets, CALLS)
    if (!ours || !floor) throw new Error(`${name} was not measured`)
    await pause(PAUSE)
    lines.push(`| ${name} | ${inMs(ours)} | ${inMs(floor)} | ${ratio(ours, floor)} |`)
  }
  for (const { name, path, days } of REPORTED)
    await measure(name, [
      { address: `${bench.ours}/api/${path}`, token },
      { address: `${bench.floor}/statement?${queryOf({ text: recountOf(bench, days) })}` },
    ])
  for (const [name, path] of Object.entries(CALLED))
    await measure(name, await withSame(bench, `${bench.ours}/api/${path}`, token))
  return [
    `# Reports, ${inThousands(COUNT)} orders of three lines each, of one company in a year`,
    '',
    MACHINE,
    'one client, seen from the client; ours and the floor take turns. The floor is a bare Fastify route: of',
    'reports over one statement that adds up the lines of the range, without telling anything apart; of all',
    'others over the statements that our call makes, one after the other.',
    '',
    '| Asked for | Ours, ms | Floor, ms | Ratio |',
    '|---|---|---|---|',
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
