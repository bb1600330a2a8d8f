import type { BenchCompany, ListBench } from '@pasok/server/test/list-bench/database'
import {
  CALLS,
  dayBefore,
  foundIn,
  inMs,
  inThousands,
  queryOf,
  ratio,
  signIn,
  timeInTurns,
  withSame,
  type Target,
  type Timing,
  type TokenKind,
} from './list-timing'

const LIMIT = 20
export const DEEP = 999

export interface Asker {
  readonly bench: ListBench
  readonly token: string
  readonly company: BenchCompany
  readonly side: 'buyer' | 'vendor'
}

export async function askerOf(
  bench: ListBench,
  company: BenchCompany,
  side: Asker['side'] = 'buyer',
  token?: TokenKind,
): Promise<Asker> {
  return { bench, token: await signIn(bench, company.email, token), company, side }
}

export type Search = Record<string, string | number>

export const search = (searchTopic: string, searchValue: string): Search => ({
  searchTopic,
  searchValue,
})

/** Returns a search for a range of days, given in days before today. */
export const days = (rangeTopic: string, from: number, to: number): Search => ({
  rangeTopic,
  rangeFrom: dayBefore(from),
  rangeTo: `${dayBefore(to)}T23:59:59`,
})
type Kind = 'orders' | 'receipts' | 'invoices' | 'payments'

const PATHS = {
  'buyer-orders': 'purchase-order',
  'buyer-orders-tab': 'purchase-order/rows',
  'vendor-orders': 'vendor/orders',
  'vendor-orders-tab': 'vendor/orders',
  'buyer-receipts': 'grn',
  'buyer-receipts-tab': 'grn',
  'vendor-receipts': 'vendor/receipts',
  'vendor-receipts-tab': 'vendor/receipts',
  'buyer-invoices': 'invoice/Buyer',
  'buyer-invoices-tab': 'invoice/Buyer',
  'vendor-invoices': 'vendor/invoices',
  'vendor-invoices-tab': 'vendor/invoices',
  'buyer-payments': 'transaction',
  'buyer-payments-tab': 'transaction',
  'vendor-payments': 'vendor/transactions',
  'vendor-payments-tab': 'vendor/transactions',
} as const

/** The list's name here and in the baseline ("floor"); a tab is a status. */
const nameOf = ({ side }: Asker, kind: Kind, tab: unknown) =>
  `${side}-${kind}${tab === undefined ? '' : '-tab'}` as const

function addressOf(asker: Asker, kind: Kind, { tab, ...query }: Search): string {
  const name = nameOf(asker, kind, tab)
  const params = {
    ...query,
    ...(tab !== undefined &&
      (name === 'buyer-invoices-tab'
        ? { searchTopic: 'lastStatus', searchValue: tab }
        : { lastStatus: tab })),
    // Closed receipts belong to ended orders, which only `all` includes.
    ...(name === 'buyer-receipts-tab' && { all: 'true' }),
  }
  return `${asker.bench.ours}/api/${PATHS[name]}?${queryOf(params)}`
}

export interface MeasuredPage {
  readonly asker: Asker
  readonly skip: number
  readonly tab?: string
  /** The row's name in the table; defaults to the side. */
  readonly called?: string
}

/** Returns page 1 and page 1,000 of a list. */
export const bothEnds = (asker: Asker, tab?: string): MeasuredPage[] =>
  [0, DEEP].map((skip) => ({ asker, skip, ...(tab !== undefined && { tab }) }))

/**
 * Returns the targets for a page: the product, the baseline ("floor"), and the baseline running all
 * statements of the product.
 */
async function targetsOf(kind: Kind, { asker, skip, tab }: MeasuredPage): Promise<Target[]> {
  const { bench, token, company } = asker
  const address = addressOf(asker, kind, { skip, ...(tab !== undefined && { tab }) })
  const [ours, same] = await withSame(bench, address, token)
  const params = { list: nameOf(asker, kind, tab), owner: company.id, skip, limit: LIMIT }
  return [ours, { address: `${bench.floor}/floor?${queryOf(params)}` }, same]
}

const wordsOfPage = ({ asker, tab, called = asker.side }: MeasuredPage) =>
  tab === undefined ? called : `${called}, ${tab}`

/** Returns a table of pages, comparing each page 1,000 with the preceding page 1. */
export async function measurePages(kind: Kind, pages: readonly MeasuredPage[]): Promise<string[]> {
  const targets: Target[] = []
  const found: string[] = []
  for (const page of pages) {
    const { asker, tab } = page
    targets.push(...(await targetsOf(kind, page)))
    const address = addressOf(asker, kind, { limit: 1, ...(tab !== undefined && { tab }) })
    found.push(await foundIn({ address, token: asker.token }))
  }
  // The targets take turns, so that other load on the machine affects all equally.
  const timings = await timeInTurns(targets, CALLS)
  const timing = (at: number): Timing => timings[at] ?? { p50: NaN, p95: NaN }
  return [
    '| | Ours, ms | Floor: the list’s SQL, ms | Ratio | Floor: all its SQL, ms | Ratio | Compared with page 1 |',
    '|---|---|---|---|---|---|---|',
    ...pages.map((page, at) => {
      const [ours, floor, same] = [timing(at * 3), timing(at * 3 + 1), timing(at * 3 + 2)]
      const name = `${wordsOfPage(page)}: page ${inThousands(page.skip + 1)} of ${found[at]} ${kind}`
      const against = page.skip === 0 ? '' : ratio(ours, timing(at * 3 - 3))
      return `| ${name} | ${inMs(ours)} | ${inMs(floor)} | ${ratio(ours, floor)} | ${inMs(same)} | ${ratio(ours, same)} | ${against} |`
    }),
    '',
  ]
}

function wordsOf(query: Search): string {
  const { searchTopic, searchValue, search: words, tab, skip, rangeFrom, rangeTo } = query
  return [
    ...(tab === undefined ? [] : [`in ${tab}`]),
    ...(searchTopic === undefined ? [] : [`${searchTopic} “${searchValue}”`]),
    ...(words === undefined ? [] : [`“${words}”`]),
    ...(rangeFrom === undefined ? [] : [`${rangeFrom} to ${String(rangeTo).slice(0, 10)}`]),
    ...(skip === undefined ? [] : [`page ${inThousands(Number(skip) + 1)}`]),
  ].join(', ')
}

export async function measureCall(asker: Asker, what: string, address: string): Promise<string> {
  const targets = await withSame(asker.bench, address, asker.token)
  const [ours, same] = await timeInTurns(targets, Math.ceil(CALLS / 10))
  if (!ours || !same) throw new Error(`${what} was not measured`)
  return `| ${asker.side}: ${what} | ${inMs(ours)} | ${inMs(same)} | ${ratio(ours, same)} |`
}

export const SEARCHES_HEAD = [
  '| Request | Found | Ours, ms | Floor, ms | Ratio |',
  '|---|---|---|---|---|',
]

export async function measureSearches(
  asker: Asker,
  kind: Kind,
  searches: readonly Search[],
): Promise<string[]> {
  const lines: string[] = []
  for (const query of searches) {
    const address = addressOf(asker, kind, query)
    const found = await foundIn({ address, token: asker.token })
    lines.push(await measureCall(asker, `${wordsOf(query)} | ${found}`, address))
  }
  return lines
}
