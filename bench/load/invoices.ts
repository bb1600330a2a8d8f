import { openListBench, type ListBench } from '@pasok/server/test/list-bench/database'
import { fillInvoices } from '@pasok/server/test/list-bench/fill-invoices'
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
  type Search,
} from './document-lists'
import { dayBefore, inThousands, saveResult, MACHINE } from './list-timing'

/** Number of orders, which result in about 1,000,000 invoices; `BENCH_ORDERS` overrides it. */
const ORDERS = Number(process.env['BENCH_ORDERS'] ?? 1_250_000)

const OF_INVOICES: readonly Search[] = [
  search('invoice_number', '54321'),
  search('invoice_number', '7'),
  days('due_date', 30, 30),
  days('due_date', 365, 0),
  { tab: 'Paid', skip: DEEP },
]
const BUYER_INVOICES = [search('vendor', 'borneo 4'), search('vendor', 'pt '), ...OF_INVOICES]
const VENDOR_INVOICES = [
  search('buyer', 'nusantara'),
  search('code_po', '54321'),
  search('code_package', '54321'),
  ...OF_INVOICES,
]
const OF_PAYMENTS: readonly Search[] = [
  { search: '54321' },
  { search: 'TRX' },
  { tab: 'Paid', search: '432' },
]

/**
 * Measures the lists of invoices and payments on both sides; exported for use with an already
 * filled database.
 */
export async function measureInvoices(bench: ListBench): Promise<string> {
  const small = await askerOf(bench, bench.small, 'buyer', 'id_token')
  const large = await askerOf(bench, bench.large, 'buyer', 'id_token')
  const vendor = await askerOf(bench, bench.vendor, 'vendor', 'id_token')
  const pages = [
    { asker: small, skip: 0, called: 'small buyer' },
    ...bothEnds(large),
    ...bothEnds(large, 'Paid'),
    ...bothEnds(vendor),
    ...bothEnds(vendor, 'Paid'),
  ]
  const statement = `${bench.ours}/api/vendor/invoices/statement/${bench.large.id}?from=${dayBefore(7)}`
  return [
    `# The lists of invoices and payments, of ${inThousands(ORDERS)} orders of 50 companies with 200 vendors`,
    '',
    MACHINE,
    'one client, measured by the client; the targets of one table take turns. Half are of one company, a',
    'quarter of one vendor: both are measured here. Twenty invoices with their exact count, their lines,',
    'payments and histories. The floor is a bare Fastify route: over the statements of the list alone, each',
    'by its best index, without token or transaction; and over all statements that our request executes, one after',
    'the other: the session, the read-only snapshot, and those of the list.',
    '',
    ...(await measurePages('invoices', pages)),
    ...(await measurePages('payments', pages)),
    'Targets: page 1 at most 1.5 of the floor and 1.5 of page 1 at 10,000; page 1,000 at most 3 of page 1.',
    '',
    'Totals, a statement of seven days, and searches with the number of matches (in steps of 10,000),',
    'compared with the floor over all statements that the request executes:',
    '',
    ...SEARCHES_HEAD,
    await measureCall(
      large,
      'sums by status |',
      `${bench.ours}/api/invoice/status/${large.company.id}`,
    ),
    ...(await measureSearches(large, 'invoices', BUYER_INVOICES)),
    await measureCall(vendor, 'a statement |', statement),
    ...(await measureSearches(vendor, 'invoices', VENDOR_INVOICES)),
    ...(await measureSearches(large, 'payments', OF_PAYMENTS)),
    ...(await measureSearches(vendor, 'payments', OF_PAYMENTS)),
    '',
  ].join('\n')
}

export async function run(): Promise<void> {
  const bench = await openListBench((pool, companies) => fillInvoices(pool, companies, ORDERS))
  try {
    process.stdout.write(`filled in ${Math.round(bench.filledIn / 1000)} s\n`)
    await saveResult('invoices', await measureInvoices(bench))
  } finally {
    await bench.stop()
  }
}
