import { openListBench, type ListBench } from '@pasok/server/test/list-bench/database'
import { fillOrders } from '@pasok/server/test/list-bench/fill-orders'
import {
  askerOf,
  bothEnds,
  days,
  DEEP,
  measureCall,
  measurePages,
  measureSearches,
  search,
  SEARCHES_HEAD,
  type Asker,
  type Search,
} from './document-lists'
import { inThousands, saveResult, MACHINE } from './list-timing'

/** Number of orders, of 50 companies with 200 vendors; `BENCH_ORDERS` overrides it. */
const COUNT = Number(process.env['BENCH_ORDERS'] ?? 1_000_000)

const BUYER_ORDERS: readonly Search[] = [
  search('lastStatus', 'Pick'),
  search('packages.lastStatus', 'Pick'),
  search('code_po', '54321'),
  search('code_po', '432'),
  search('code_po', 'PO-'),
  search('code_po', '7'),
  search('code_pr', '54321'),
  search('vendor', 'borneo 4'),
  search('vendor', 'pt '),
  search('createdBy', 'budi'),
  search('department', 'Operations'),
  search('department', 'generic'),
  days('createdAt', 30, 30),
  days('createdAt', 365, 0),
  { ...search('vendor', 'borneo'), ...days('createdAt', 60, 30) },
  { tab: 'New', ...search('code_po', '54321') },
  { tab: 'New', ...search('vendor', 'borneo') },
  { tab: 'Pick', ...search('vendor', 'pt ') },
  { tab: 'New', ...search('createdBy', 'budi') },
  { tab: 'New', ...search('department', 'Operations') },
  { tab: 'New', ...search('department', 'Operations'), skip: 99 },
  { tab: 'Paid', ...search('department', 'Operations'), skip: DEEP },
  { tab: 'New', ...days('createdAt', 60, 30) },
]
const VENDOR_ORDERS: readonly Search[] = [
  search('packages.lastStatus', 'Pick'),
  search('buyer', 'nusantara'),
  search('buyer', 'borneo'),
  search('code_po', '54321'),
  search('code_po', '7'),
  search('code_package', '54321'),
  search('code_package', '432'),
  search('code_package', '7'),
  days('createdAt', 30, 30),
  { tab: 'New', ...search('code_po', '54321') },
  { tab: 'New', ...search('code_package', '54321') },
  { tab: 'New', ...search('code_package', '7') },
  { tab: 'New', ...search('buyer', 'borneo') },
  { tab: 'Paid', ...search('buyer', 'nusantara'), skip: DEEP },
]

const OF_RECEIPTS: readonly Search[] = [
  search('code_grn', '54321'),
  search('code_grn', '7'),
  search('code_po', '54321'),
  search('code_po', '7'),
  search('code_package', '54321'),
  search('code_package', '7'),
  { tab: 'Closed', ...search('code_package', '54321') },
  { tab: 'Closed', ...search('code_package', '7') },
  days('createdAt', 30, 30),
]
const BUYER_RECEIPTS = [search('vendor', 'borneo 4'), search('vendor', 'pt '), ...OF_RECEIPTS]
const VENDOR_RECEIPTS = [search('buyer', 'nusantara'), search('buyer', 'borneo'), ...OF_RECEIPTS]

const tabCounts = (asker: Asker, path: string) =>
  measureCall(asker, 'counts of the tabs |', `${asker.bench.ours}/api/${path}`)

/**
 * Measures the lists of orders and receipts on both sides; exported for use with an already filled database.
 */
export async function measureOrders(bench: ListBench): Promise<string> {
  const small = await askerOf(bench, bench.small)
  const large = await askerOf(bench, bench.large)
  const vendor = await askerOf(bench, bench.vendor, 'vendor')
  return [
    `# The lists of orders and receipts, ${inThousands(COUNT)} orders over 50 companies and 200 vendors`,
    '',
    MACHINE,
    'one client, measured by the client; the targets of one table take turns. Half of the orders are of one',
    'company, a quarter of one vendor: both are measured here. Twenty orders with their exact count, their',
    'packages, items and histories, of a buyer’s tab as rows without items and histories, twenty receipts likewise. The floor is a bare Fastify route: over the',
    'statements of the list alone, each by its best index, without token or transaction; and over all',
    'statements that our request executes, one after the other: the session, the read-only snapshot, and those of',
    'the list.',
    '',
    ...(await measurePages('orders', [
      { asker: small, skip: 0, called: 'small buyer' },
      ...bothEnds(large),
      ...bothEnds(large, 'New'),
      ...bothEnds(vendor),
      ...bothEnds(vendor, 'New'),
    ])),
    ...(await measurePages('receipts', [
      { asker: small, skip: 0, called: 'small buyer' },
      ...bothEnds(large),
      ...bothEnds(large, 'Closed'),
      ...bothEnds(vendor),
      ...bothEnds(vendor, 'Closed'),
    ])),
    'Targets: page 1 at most 1.5 of the floor and 1.5 of page 1 at 10,000; page 1,000 at most 3 of page 1.',
    '',
    'The counts of the tabs, and searches with the number of matches (in steps of 10,000), compared with',
    'the floor over all statements that the request executes. Orders:',
    '',
    ...SEARCHES_HEAD,
    await tabCounts(large, `purchase-order/status/${large.company.id}`),
    ...(await measureSearches(large, 'orders', BUYER_ORDERS)),
    await tabCounts(vendor, 'vendor/orders/count'),
    ...(await measureSearches(vendor, 'orders', VENDOR_ORDERS)),
    '',
    'Receipts:',
    '',
    ...SEARCHES_HEAD,
    ...(await measureSearches(large, 'receipts', BUYER_RECEIPTS)),
    await tabCounts(vendor, 'vendor/receipts/count'),
    ...(await measureSearches(vendor, 'receipts', VENDOR_RECEIPTS)),
    '',
  ].join('\n')
}

export async function run(): Promise<void> {
  const bench = await openListBench((pool, companies) => fillOrders(pool, companies, COUNT))
  try {
    process.stdout.write(`filled in ${Math.round(bench.filledIn / 1000)} s\n`)
    await saveResult('orders', await measureOrders(bench))
  } finally {
    await bench.stop()
  }
}
