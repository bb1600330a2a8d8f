import type { SearchIndexName } from '../../../ports/search-index'
import type { InvertedIndex } from './inverted-index'
import { GroupMatches, type Matches } from './matches'

/**
 * Returns the first `limit` rows in the index's order (relevance, list price or age), then newest first, then
 * by key, so that every process has the same order.
 */
export function rankRows(
  index: InvertedIndex,
  matches: Matches,
  name: SearchIndexName,
  limit: number,
): number[] {
  const room = Math.min(limit, matches.total)
  if (room <= 0) return []
  if (matches instanceof GroupMatches && !isByPrice(name)) return newest(index, matches, room)
  const scan = scanOf(index, matches)
  const order = orderOf(index, scan, name)
  const best = new WorstOnTop((a, b) => comesBefore(order, scan, a, b))
  fillBest(best, room, scan, order)
  return best.inOrder().map((at) => rowAt(scan, at))
}

/** Returns the newest rows: without words, every order except by price is the newest first. */
function newest(index: InvertedIndex, { allowed }: GroupMatches, room: number): number[] {
  const [live, groupOf] = [index.live.values, index.groupOf.values]
  const found: number[] = []
  for (const row of index.newest.inOrder()) {
    if (live[row] === 1 && allowed[groupOf[row] ?? 0] === 1) found.push(row)
    if (found.length === room) break
  }
  return found
}

function isByPrice(name: SearchIndexName): boolean {
  return name === 'products_price_asc' || name === 'products_price_desc'
}

/** The rows to scan: a list, or all rows filtered by live rows of allowed groups. */
interface Scan {
  readonly length: number
  readonly list: Int32Array | null
  readonly scores: Int32Array | null
  readonly live: Int32Array
  readonly groupOf: Int32Array
  readonly allowed: Uint8Array | null
}

function scanOf(index: InvertedIndex, matches: Matches): Scan {
  const [live, groupOf] = [index.live.values, index.groupOf.values]
  if (matches instanceof GroupMatches) {
    const { allowed } = matches
    return { length: index.rows, list: null, scores: null, live, groupOf, allowed }
  }
  const { rows: list, scores } = matches
  return { length: list.length, list, scores, live, groupOf, allowed: null }
}

function rowAt({ list }: Scan, at: number): number {
  return list === null ? at : (list[at] ?? 0)
}

interface Order {
  /** The first sort criterion, by position or by row; null when it is equal for all. */
  readonly byPlace: Int32Array | null
  readonly byRow: Float64Array | null
  readonly sign: 1 | -1
  readonly created: Float64Array
  readonly keys: Int32Array
}

function orderOf(index: InvertedIndex, { scores }: Scan, name: SearchIndexName): Order {
  return {
    byPlace: name === 'products' ? scores : null,
    byRow: isByPrice(name) ? index.numbers.discount_price.values : null,
    sign: name === 'products_price_desc' ? -1 : 1,
    created: index.numbers.created_at.values,
    keys: index.keys.values,
  }
}

function firstAt(order: Order, at: number, row: number): number {
  if (order.byPlace !== null) return order.byPlace[at] ?? 0
  return order.byRow === null ? 0 : order.sign * (order.byRow[row] ?? 0)
}

function comesBefore(order: Order, scan: Scan, a: number, b: number): boolean {
  const [rowA, rowB] = [rowAt(scan, a), rowAt(scan, b)]
  const byFirst = firstAt(order, a, rowA) - firstAt(order, b, rowB)
  if (byFirst !== 0) return byFirst < 0
  const byAge = (order.created[rowB] ?? 0) - (order.created[rowA] ?? 0)
  if (byAge !== 0) return byAge < 0
  return (order.keys[rowA] ?? 0) > (order.keys[rowB] ?? 0)
}

/**
 * Offers every matching row to the heap. It visits all rows, so most are rejected by one or two comparisons. It
 * starts from the end, where the newest rows usually are, because then most are rejected early.
 */
function fillBest(best: WorstOnTop, room: number, scan: Scan, order: Order): void {
  const { list, live, groupOf, allowed } = scan
  const { created } = order
  let [worstFirst, worstCreated] = [Infinity, -Infinity]
  for (let at = scan.length - 1; at >= 0; at--) {
    const row = list === null ? at : (list[at] ?? 0)
    if (allowed !== null && ((live[row] ?? 0) & (allowed[groupOf[row] ?? 0] ?? 0)) === 0) continue
    const first = firstAt(order, at, row)
    if (first > worstFirst || (first === worstFirst && (created[row] ?? 0) < worstCreated)) continue
    best.offer(at, room)
    if (best.size < room) continue
    worstFirst = firstAt(order, best.worst, rowAt(scan, best.worst))
    worstCreated = created[rowAt(scan, best.worst)] ?? 0
  }
}

/** A heap of the best rows so far, with the worst of them on top. */
class WorstOnTop {
  private readonly heap: number[] = []
  private readonly isBefore: (a: number, b: number) => boolean

  constructor(isBefore: (a: number, b: number) => boolean) {
    this.isBefore = isBefore
  }

  get size(): number {
    return this.heap.length
  }

  get worst(): number {
    return this.at(0)
  }

  offer(item: number, room: number): void {
    if (this.heap.length < room) this.add(item)
    else if (this.isBefore(item, this.worst)) this.replaceWorst(item)
  }

  private add(item: number): void {
    this.heap.push(item)
    for (let place = this.heap.length - 1; place > 0;) {
      const parent = (place - 1) >> 1
      if (!this.isBefore(this.at(parent), this.at(place))) return
      this.swap(place, parent)
      place = parent
    }
  }

  private replaceWorst(item: number): void {
    this.heap[0] = item
    for (let place = 0; ;) {
      const worse = this.worseOf(2 * place + 1, 2 * place + 2)
      if (worse === undefined || !this.isBefore(this.at(place), this.at(worse))) return
      this.swap(place, worse)
      place = worse
    }
  }

  inOrder(): number[] {
    return this.heap.toSorted((a, b) => (this.isBefore(a, b) ? -1 : 1))
  }

  private worseOf(left: number, right: number): number | undefined {
    if (left >= this.heap.length) return undefined
    if (right >= this.heap.length) return left
    return this.isBefore(this.at(left), this.at(right)) ? right : left
  }

  private at(place: number): number {
    return this.heap[place] ?? 0
  }

  private swap(a: number, b: number): void {
    const former = this.at(a)
    this.heap[a] = this.at(b)
    this.heap[b] = former
  }
}
