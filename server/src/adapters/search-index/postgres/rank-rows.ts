import type { SearchIndexName } from '../../../ports/search-index'
import type { InvertedIndex } from './inverted-index'
import type { Matches } from './matches'

/**
 * The first `limit` rows in the order of the index: by relevance, by list price or by age; then
 * newest first, and at last by key, so that every process has the same order.
 */
export function rankRows(
  index: InvertedIndex,
  matches: Matches,
  name: SearchIndexName,
  limit: number,
): number[] {
  const room = Math.min(limit, matches.total)
  if (room <= 0) return []
  const { rows } = matches
  const first = firstCriterion(index, matches, name)
  const created = index.numbers.created_at.values
  const keys = index.keys.values
  const isBefore = (a: number, b: number): boolean => {
    const byFirst = first ? (first[a] ?? 0) - (first[b] ?? 0) : 0
    if (byFirst !== 0) return byFirst < 0
    const [rowA, rowB] = [rows[a] ?? 0, rows[b] ?? 0]
    const byAge = (created[rowB] ?? 0) - (created[rowA] ?? 0)
    return byAge === 0 ? (keys[rowA] ?? 0) > (keys[rowB] ?? 0) : byAge < 0
  }
  const best = new WorstOnTop(isBefore)
  // From the end, where the newest mostly are, so that nearly all others fall out at once.
  const full = rows.length - room
  for (let at = rows.length - 1; at >= full; at--) best.add(at)
  for (let at = full - 1; at >= 0; at--) {
    const { worst } = best
    const byFirst = first ? (first[at] ?? 0) - (first[worst] ?? 0) : 0
    if (byFirst > 0) continue
    const isOlder = (created[rows[at] ?? 0] ?? 0) < (created[rows[worst] ?? 0] ?? 0)
    if (byFirst === 0 && isOlder) continue
    if (isBefore(at, worst)) best.replaceWorst(at)
  }
  return best.inOrder().map((at) => rows[at] ?? 0)
}

function firstCriterion(
  index: InvertedIndex,
  { rows, scores }: Matches,
  name: SearchIndexName,
): Int32Array | Float64Array | null {
  if (name === 'products') return scores
  if (name === 'products_newest') return null
  const prices = new Float64Array(rows.length)
  const sign = name === 'products_price_asc' ? 1 : -1
  const list = index.numbers.discount_price.values
  for (let at = 0; at < rows.length; at++) prices[at] = sign * (list[rows[at] ?? 0] ?? 0)
  return prices
}

/** A heap of the best so far, with the worst of them at its top. */
class WorstOnTop {
  private readonly heap: number[] = []
  private readonly isBefore: (a: number, b: number) => boolean

  constructor(isBefore: (a: number, b: number) => boolean) {
    this.isBefore = isBefore
  }

  get worst(): number {
    return this.at(0)
  }

  add(item: number): void {
    this.heap.push(item)
    for (let place = this.heap.length - 1; place > 0;) {
      const parent = (place - 1) >> 1
      if (!this.isBefore(this.at(parent), this.at(place))) return
      this.swap(place, parent)
      place = parent
    }
  }

  replaceWorst(item: number): void {
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
    const held = this.at(a)
    this.heap[a] = this.at(b)
    this.heap[b] = held
  }
}
