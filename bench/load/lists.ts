import {
  openListBench,
  type BenchCompany,
  type ListBench,
} from '@pasok/server/test/list-bench/database'
import { fillRequests } from '@pasok/server/test/list-bench/fill-requests'
import {
  CALLS,
  foundIn,
  dayBefore,
  inMs,
  inThousands,
  saveResult,
  MACHINE,
  queryOf,
  ratio,
  signIn,
  timeInTurns,
  withSame,
  type Target,
  type Timing,
} from './list-timing'

/** Number of requests of one company; `BENCH_REQUESTS` overrides it. */
const LARGE = Number(process.env['BENCH_REQUESTS'] ?? 1_000_000)
const SMALL = 10_000
const DEEP = 999

/**
 * Returns the targets for a page: the product, the baseline ("floor"), and the baseline running all
 * statements of the product.
 */
async function pageOf(
  bench: ListBench,
  { id }: BenchCompany,
  token: string,
  skip: number,
): Promise<Target[]> {
  const address = `${bench.ours}/api/purchase-request/paginate/${id}?${queryOf({ skip })}`
  const [ours, same] = await withSame(bench, address, token)
  const list = { list: 'requests', owner: id, skip, limit: 10 }
  return [ours, { address: `${bench.floor}/floor?${queryOf(list)}` }, same]
}

async function measureSearches(bench: ListBench, token: string): Promise<string[]> {
  const searches: readonly (readonly [string, Record<string, string>])[] = [
    ['status: Submit (counted)', { searchTopic: 'lastStatus', searchValue: 'Submit' }],
    ['code, five digits', { searchTopic: 'code_pr', searchValue: '54321' }],
    ['vendor', { searchTopic: 'vendor', searchValue: 'borneo' }],
    ['created by', { searchTopic: 'createdBy', searchValue: 'budi' }],
    ['code, prefix', { searchTopic: 'code_pr', searchValue: 'PR-' }],
    ['code, a digit', { searchTopic: 'code_pr', searchValue: '7' }],
    ['vendor, a letter', { searchTopic: 'vendor', searchValue: 'a' }],
    ['vendor, a common word', { searchTopic: 'vendor', searchValue: 'PT ' }],
    ['department, by name', { searchTopic: 'department', searchValue: 'Operations' }],
    [
      'a day',
      { rangeTopic: 'createdAt', rangeFrom: dayBefore(30), rangeTo: `${dayBefore(30)}T23:59:59` },
    ],
    [
      'a year',
      { rangeTopic: 'createdAt', rangeFrom: dayBefore(365), rangeTo: `${dayBefore(0)}T23:59:59` },
    ],
  ]
  const lines: string[] = []
  for (const [what, search] of searches) {
    const address = `${bench.ours}/api/purchase-request?${queryOf(search)}`
    const found = await foundIn({ address, token })
    const [timing] = await timeInTurns([{ address, token }], Math.ceil(CALLS / 10))
    if (timing) lines.push(`| ${what} | ${found} | ${inMs(timing)} |`)
  }
  return lines
}

async function measure(bench: ListBench): Promise<string> {
  const { large, small } = bench
  const tokens = [await signIn(bench, large.email), await signIn(bench, small.email)] as const
  // The targets take turns, so that other load on the machine affects all equally.
  const targets = [
    ...(await pageOf(bench, small, tokens[1], 0)),
    ...(await pageOf(bench, large, tokens[0], 0)),
    ...(await pageOf(bench, large, tokens[0], DEEP)),
  ]
  const timings = await timeInTurns(targets, CALLS)
  const timing = (at: number): Timing => timings[at] ?? { p50: NaN, p95: NaN }
  const [firstOfSmall, first, deep] = [timing(0), timing(3), timing(6)]
  const row = (what: string, at: number) => {
    const [ours, floor, same] = [timing(at), timing(at + 1), timing(at + 2)]
    return `| ${what} | ${inMs(ours)} | ${inMs(floor)} | ${ratio(ours, floor)} | ${inMs(same)} | ${ratio(ours, same)} |`
  }
  return [
    `# The list of requests, ${inThousands(LARGE)} of one company`,
    '',
    MACHINE,
    'one client, measured by the client; the targets take turns. Ten rows with their exact count, the users',
    'involved in each, and its history. The floor is a bare Fastify route: over the four statements of the list',
    'alone, two at a time, without token or transaction; and over all statements that our request executes,',
    'one after the other: the session, the read-only snapshot, and those four.',
    '',
    '| | Ours, ms | Floor: the list’s SQL, ms | Ratio | Floor: all its SQL, ms | Ratio |',
    '|---|---|---|---|---|---|',
    row(`page 1 of ${inThousands(SMALL)}`, 0),
    row(`page 1 of ${inThousands(LARGE)}`, 3),
    row(`page 1,000 of ${inThousands(LARGE)}`, 6),
    '',
    `Page 1 of ${inThousands(LARGE)} against page 1 of ${inThousands(SMALL)}: ${ratio(first, firstOfSmall)}; page 1,000 against page 1: ${ratio(deep, first)}.`,
    'Targets: page 1 at most 1.5 of the floor and 1.5 of page 1 at 10,000; page 1,000 at most 3 of page 1.',
    '',
    'Searches in this list, first page with the exact count. The count is computed for all but the status and the',
    'prefix of all codes:',
    '',
    '| Search | Found | ms |',
    '|---|---|---|',
    ...(await measureSearches(bench, tokens[0])),
    '',
  ].join('\n')
}

/** Measures the list of requests of a company with 1,000,000; prints and saves the result. */
export async function run(): Promise<void> {
  const bench = await openListBench((pool, { large, small }) =>
    fillRequests(
      pool,
      new Map([
        [large.id, LARGE],
        [small.id, SMALL],
      ]),
    ),
  )
  try {
    process.stdout.write(`filled in ${Math.round(bench.filledIn / 1000)} s\n`)
    await saveResult('lists', await measure(bench))
  } finally {
    await bench.stop()
  }
}
