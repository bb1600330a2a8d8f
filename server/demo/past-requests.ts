import type { DemoRequest } from './demo-request'
import * as invoicing from './invoice-moves'
import { canceledByBuyer } from './order-moves'

/** What is bought again and again, by vendor, with how much of it at a time. */
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
/** Of the orders of a quarter: the last one of a budget is the largest. */
const BUSY = [2, 1, 3, 2, 4, 3, 5]

const ORDERS = 24
/** The first is a year old, the last older than what still goes on. */
const [OLDEST, NEWEST] = [362, 62]

/** A year of orders that are over, nearly all of them paid: what reports tell of. */
export const PAST: readonly DemoRequest[] = Array.from({ length: ORDERS }, (_, at) => {
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
