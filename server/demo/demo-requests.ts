import type { DemoRequest } from './demo-request'
import type { OrderMoves } from './order-sides'
import * as invoicing from './invoice-moves'
import * as moves from './order-moves'
import { canceledByBuyer } from './order-moves'

/** Regularly bought products by vendor, with the quantity per purchase. */
const SHELVES: readonly (readonly [
  vendor: string,
  DemoRequest['words'][number],
  ...DemoRequest['words'],
])[] = [
  ['vendor@sinarabadi.test', ['Kertas HVS', 12], ['Pulpen', 24], ['Notebook', 12]],
  ['vendor@bersihberseri.test', ['Tisu', 24], ['Pembersih', 12]],
  ['vendor@amanproteksi.test', ['Sarung Tangan', 15], ['Helm', 6]],
  ['vendor@rasapangan.test', ['Kopi', 12], ['Teh', 8], ['Gula', 10]],
  ['vendor@kemasjaya.test', ['Lakban', 24], ['Kardus', 30]],
  ['vendor@sinarabadi.test', ['Spidol', 12], ['Amplop', 24]],
  ['vendor@medikaandalas.test', ['Masker', 10], ['Plester', 10]],
]
const DEPARTMENTS = ['Operations', 'General Affairs', 'Operations', null]
/** Relative sizes of the orders of a quarter; budgets are used up in the last one, which is the largest. */
const BUSY = [2, 1, 3, 2, 4, 3, 5]

const ORDERS = 24
/** Age in days of the first and the last of the completed orders; the last is older than every open one. */
const [OLDEST, NEWEST] = [362, 62]

/** A year of completed orders, nearly all paid, so that reports have data. */
const PAST: readonly DemoRequest[] = Array.from({ length: ORDERS }, (_, at) => {
  const [vendor, ...words] = SHELVES[at % SHELVES.length] ?? ['']
  const times = (BUSY[(at * 3) % BUSY.length] ?? 1) + Math.floor(at / 8)
  return {
    vendor,
    words: words.map(([word, quantity]) => [word, quantity * times] as const),
    department: DEPARTMENTS[at % DEPARTMENTS.length] ?? null,
    fate: 'approved',
    daysAgo: Math.round(OLDEST - (at * (OLDEST - NEWEST)) / (ORDERS - 1)),
    after: at % 8 === 4 ? canceledByBuyer : invoicing.paid,
  }
})

const SINAR = 'vendor@sinarabadi.test'
const BERSIH = 'vendor@bersihberseri.test'
const KARYA = 'vendor@karyateknik.test'
const AMAN = 'vendor@amanproteksi.test'

const ordered = (
  vendor: string,
  words: DemoRequest['words'],
  daysAgo: number,
  after?: OrderMoves,
): DemoRequest => ({
  words,
  vendor,
  daysAgo,
  department: daysAgo % 3 === 0 ? null : 'Operations',
  fate: 'approved',
  ...(after && { after }),
})

/** Invoices in every state, oldest first: overdue, due soon, being paid, under review by the vendor. */
const INVOICED: readonly DemoRequest[] = [
  ordered(AMAN, [['Sarung Tangan', 30]], 53, invoicing.proven),
  ordered(SINAR, [['Amplop', 24]], 44, invoicing.issued),
  ordered(KARYA, [['MCB', 24]], 40, invoicing.issuedWithDownPayment),
  ordered(SINAR, [['Spidol', 30]], 34, invoicing.issued),
  ordered(SINAR, [['Cutter', 12]], 34, invoicing.issuedAgain),
  ordered(BERSIH, [['Tisu', 60]], 30, invoicing.paymentStarted),
]

/** Orders in every stage, oldest first. */
const ORDERED: readonly DemoRequest[] = [
  ordered(
    SINAR,
    [
      ['Clear Holder', 20],
      ['Amplop', 12],
    ],
    24,
    moves.receivedInFull,
  ),
  ordered(
    BERSIH,
    [
      ['Disinfektan', 24],
      ['Tisu', 20],
    ],
    21,
    moves.receivedShort,
  ),
  ordered(
    SINAR,
    [
      ['Spidol', 10],
      ['Cutter', 5],
    ],
    18,
    moves.receiptReturned,
  ),
  ordered(
    KARYA,
    [
      ['MCB', 20],
      ['Steker', 4],
    ],
    16,
    moves.refusedThenShipped,
  ),
  ordered(BERSIH, [['Pembersih', 30]], 15, moves.canceledByBuyer),
  ordered(
    SINAR,
    [
      ['Notebook', 30],
      ['Pulpen', 40],
    ],
    14,
    moves.shipped,
  ),
  ordered(
    BERSIH,
    [
      ['Tisu', 40],
      ['Sapu', 6],
    ],
    11,
    moves.ready,
  ),
  ordered(
    SINAR,
    [
      ['Kertas HVS', 15],
      ['Spidol', 8],
      ['Amplop', 10],
    ],
    10,
    moves.packed,
  ),
  ordered(
    KARYA,
    [
      ['Baut', 10],
      ['Tali Dagu', 20],
    ],
    9,
    moves.confirmed,
  ),
  ordered(KARYA, [['Lampu', 20]], 7, moves.canceledByVendor),
  ordered(
    KARYA,
    [
      ['MCB', 12],
      ['Kabel', 4],
    ],
    6,
    moves.proven,
  ),
  ordered(
    KARYA,
    [
      ['Steker', 6],
      ['Baut', 6],
    ],
    5,
    moves.refused,
  ),
  ordered(
    KARYA,
    [
      ['Tali Dagu', 30],
      ['MCB', 6],
    ],
    3,
  ),
  ordered(SINAR, [['Clear Holder', 15]], 3),
]

const PLAIN: readonly DemoRequest[] = [
  {
    words: [
      ['Kertas HVS', 40],
      ['Pulpen', 24],
      ['Pembersih', 6],
    ],
    department: 'Operations',
    fate: 'approved',
    daysAgo: 12,
  },
  {
    words: [
      ['Sarung Tangan', 20],
      ['Helm', 10],
    ],
    department: 'Operations',
    fate: 'approved',
    daysAgo: 8,
  },
  {
    words: [
      ['Kopi', 12],
      ['Teh', 8],
      ['Gula', 10],
    ],
    department: 'General Affairs',
    fate: 'approved',
    daysAgo: 5,
  },
  { words: [['Kursi', 4]], department: null, fate: 'rejected', daysAgo: 4 },
  {
    words: [
      ['Toner', 2],
      ['Kertas HVS', 20],
    ],
    department: 'General Affairs',
    fate: 'submitted',
    daysAgo: 2,
  },
  {
    words: [
      ['Kabel', 10],
      ['Lampu', 30],
    ],
    department: 'Operations',
    fate: 'submitted',
    daysAgo: 1,
  },
  {
    words: [
      ['Lakban', 36],
      ['Kardus', 50],
    ],
    department: 'Operations',
    fate: 'open',
    daysAgo: 0,
  },
]

/**
 * All demo requests in the order of their creation; a later start creates only those missing at the
 * end of the list.
 */
export const demoRequests: readonly DemoRequest[] = [
  ...[...INVOICED, ...ORDERED, ...PLAIN].toSorted((one, other) => other.daysAgo - one.daysAgo),
  ...PAST,
]
