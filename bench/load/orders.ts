import {
  openListBench,
  type BenchCompany,
  type ListBench,
} from '@pasok/server/test/list-bench/database'
import { fillOrders } from '@pasok/server/test/list-bench/fill-orders'
import {
  CALLS,
  countOf,
  dayBefore,
  inMs,
  inThousands,
  keepResult,
  MACHINE,
  queryOf,
  ratio,
  signIn,
  timeInTurns,
  withSame,
  type Target,
  type Timing,
} from './list-timing'

/** Of 50 companies with 200 vendors; another number is asked for by `BENCH_ORDERS`. */
const COUNT = Number(process.env['BENCH_ORDERS'] ?? 1_000_000)
const LIMIT = 20
const DEEP = 999

/** A side that asks for its lists. */
interface Asker {
  readonly bench: ListBench
  readonly token: string
  readonly company: BenchCompany
  readonly side: 'buyer' | 'vendor'
}

async function askerOf(
  bench: ListBench,
  company: BenchCompany,
  side: Asker['side'] = 'buyer',
): Promise<Asker> {
  return { bench, token: await signIn(bench, company.email), company, side }
}

type Search = Record<string, string | number>

/** A list as the screens ask for it, of a tab or of all. */
function addressOf({ bench, side }: Asker, { tab, ...query }: Search): string {
  const asked = tab === undefined ? query : { ...query, lastStatus: tab }
  const path = {
    buyer: tab === undefined ? 'purchase-order' : 'purchase-order/new',
    vendor: 'vendor/orders',
  }
  return `${bench.ours}/api/${path[side]}?${queryOf(asked)}`
}

const countsOf = ({ bench, side, company }: Asker) =>
  `${bench.ours}/api/${side === 'buyer' ? `purchase-order/status/${company.id}` : 'vendor/orders/count'}`

/** A page: ours, the floor's, and the floor over every statement of ours. */
async function pageOf(asker: Asker, skip: number, tab?: 'New'): Promise<Target[]> {
  const { bench, token, company, side } = asker
  const address = addressOf(asker, { skip, ...(tab && { tab }) })
  const [ours, same] = await withSame(bench, address, token)
  const list = `${side === 'vendor' ? 'vendor-' : ''}orders${tab ? '-tab' : ''}`
  const asked = queryOf({ list, owner: company.id, skip, limit: LIMIT })
  return [ours, { address: `${bench.floor}/floor?${asked}` }, same]
}

async function measurePages(small: Asker, large: Asker, vendor: Asker): Promise<string[]> {
  const pages: readonly (readonly [string, Asker, number, 'New'?])[] = [
    ['buyer', small, 0],
    ['buyer', large, 0],
    ['buyer', large, DEEP],
    ['buyer, New', large, 0, 'New'],
    ['buyer, New', large, DEEP, 'New'],
    ['vendor', vendor, 0],
    ['vendor', vendor, DEEP],
    ['vendor, New', vendor, 0, 'New'],
    ['vendor, New', vendor, DEEP, 'New'],
  ]
  const targets: Target[] = []
  const counts: number[] = []
  for (const [, asker, skip, tab] of pages) {
    targets.push(...(await pageOf(asker, skip, tab)))
    const address = addressOf(asker, { limit: 1, ...(tab && { tab }) })
    counts.push(await countOf({ address, token: asker.token }))
  }
  // All take turns, so that what else the machine does falls on all of them alike.
  const timings = await timeInTurns(targets, CALLS)
  const timing = (at: number): Timing => timings[at] ?? { p50: NaN, p95: NaN }
  const against = (one: number, other: number) => ratio(timing(one * 3), timing(other * 3))
  return [
    '| | Ours, ms | Floor: the list’s SQL, ms | Ratio | Floor: all its SQL, ms | Ratio |',
    '|---|---|---|---|---|---|',
    ...pages.map(([what, , skip], at) => {
      const [ours, floor, same] = [timing(at * 3), timing(at * 3 + 1), timing(at * 3 + 2)]
      const name = `${what}: page ${inThousands(skip + 1)} of ${inThousands(counts[at] ?? 0)} orders`
      return `| ${name} | ${inMs(ours)} | ${inMs(floor)} | ${ratio(ours, floor)} | ${inMs(same)} | ${ratio(ours, same)} |`
    }),
    '',
    `Page 1 of the large company against page 1 of the small one: ${against(1, 0)}. Page 1,000 against`,
    `page 1: buyer ${against(2, 1)}, its tab ${against(4, 3)}, vendor ${against(6, 5)}, its tab ${against(8, 7)}.`,
    'Marks: page 1 at most 1.5 of the floor and 1.5 of page 1 at 10,000; page 1,000 at most 3 of page 1.',
  ]
}

const search = (searchTopic: string, searchValue: string): Search => ({ searchTopic, searchValue })

const days = (from: number, to: number): Search => ({
  rangeTopic: 'createdAt',
  rangeFrom: dayBefore(from),
  rangeTo: `${dayBefore(to)}T23:59:59`,
})

const BUYER_SEARCHES: readonly Search[] = [
  search('lastStatus', 'Pick'),
  search('packages.lastStatus', 'Pick'),
  search('code_po', '54321'),
  search('code_po', 'PO-'),
  search('code_po', '7'),
  search('code_pr', '54321'),
  search('vendor', 'borneo 4'),
  search('vendor', 'pt '),
  search('createdBy', 'budi'),
  search('department', 'Operations'),
  search('department', 'generic'),
  days(30, 30),
  days(365, 0),
  { ...search('vendor', 'borneo'), ...days(60, 30) },
  { tab: 'New', ...search('code_po', '54321') },
  { tab: 'New', ...search('vendor', 'borneo') },
  { tab: 'Pick', ...search('vendor', 'pt ') },
  { tab: 'New', ...search('createdBy', 'budi') },
  { tab: 'New', ...search('department', 'Operations') },
  { tab: 'New', ...search('department', 'Operations'), skip: 99 },
  { tab: 'Paid', ...search('department', 'Operations'), skip: DEEP },
  { tab: 'New', ...days(60, 30) },
]
const VENDOR_SEARCHES: readonly Search[] = [
  search('packages.lastStatus', 'Pick'),
  search('buyer', 'nusantara'),
  search('buyer', 'borneo'),
  search('code_po', '54321'),
  search('code_package', '54321'),
  search('code_package', '7'),
  days(30, 30),
  { tab: 'New', ...search('code_po', '54321') },
  { tab: 'New', ...search('code_package', '54321') },
  { tab: 'New', ...search('buyer', 'borneo') },
  { tab: 'Paid', ...search('buyer', 'nusantara'), skip: DEEP },
]

function wordsOf({ searchTopic, searchValue, tab, skip, rangeFrom, rangeTo }: Search): string {
  return [
    ...(tab === undefined ? [] : [`in ${tab}`]),
    ...(searchTopic === undefined ? [] : [`${searchTopic} “${searchValue}”`]),
    ...(rangeFrom === undefined ? [] : [`${rangeFrom} to ${String(rangeTo).slice(0, 10)}`]),
    ...(skip === undefined ? [] : [`page ${inThousands(Number(skip) + 1)}`]),
  ].join(', ')
}

async function measureSearch(asker: Asker, what: string, address: string): Promise<string> {
  const targets = await withSame(asker.bench, address, asker.token)
  const [ours, same] = await timeInTurns(targets, Math.ceil(CALLS / 10))
  if (!ours || !same) throw new Error(`${what} was not measured`)
  return `| ${asker.side}: ${what} | ${inMs(ours)} | ${inMs(same)} | ${ratio(ours, same)} |`
}

async function measureSearches(asker: Asker, searches: readonly Search[]): Promise<string[]> {
  const lines = [await measureSearch(asker, 'counts of the tabs |', countsOf(asker))]
  for (const query of searches) {
    const address = addressOf(asker, query)
    const found = inThousands(await countOf({ address, token: asker.token }))
    lines.push(await measureSearch(asker, `${wordsOf(query)} | ${found}`, address))
  }
  return lines
}

/** The lists of orders, of both sides; exported to be run over a database that is filled already. */
export async function measureOrders(bench: ListBench): Promise<string> {
  const small = await askerOf(bench, bench.small)
  const large = await askerOf(bench, bench.large)
  const vendor = await askerOf(bench, bench.vendor, 'vendor')
  return [
    `# The lists of orders, ${inThousands(COUNT)} over 50 companies and 200 vendors`,
    '',
    MACHINE,
    'one client, seen from the client; what stands in one table takes turns. Half of the orders are of one',
    'company, a quarter of one vendor: both are asked for here. Twenty orders with their exact count, their',
    'packages, items and histories. The floor is a bare Fastify route: over the statements of the list',
    'alone, each by its best index, without token or transaction; and over all statements that our call',
    'makes, one after the other: who calls, the read-only snapshot, and those of the list.',
    '',
    ...(await measurePages(small, large, vendor)),
    '',
    'The counts of the tabs, and searches with the exact count of what they find, against the floor over',
    'all statements that the call makes:',
    '',
    '| Asked for | Found | Ours, ms | Floor, ms | Ratio |',
    '|---|---|---|---|---|',
    ...(await measureSearches(large, BUYER_SEARCHES)),
    ...(await measureSearches(vendor, VENDOR_SEARCHES)),
    '',
  ].join('\n')
}

export async function run(): Promise<void> {
  const bench = await openListBench((pool, companies) => fillOrders(pool, companies, COUNT))
  try {
    process.stdout.write(`filled in ${Math.round(bench.filledIn / 1000)} s\n`)
    await keepResult('orders', await measureOrders(bench))
  } finally {
    await bench.stop()
  }
}
