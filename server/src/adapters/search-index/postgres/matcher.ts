import type { InvertedIndex } from './inverted-index'
import { GroupMatches, type Matches, RowMatches } from './matches'
import { PLACE, postingPlace, postingRow } from './postings'
import type { QueryWord } from './query-words'

// Scores add up over the words, by decreasing weight: missing words, edits, the word's place (name, maker,
// category, description or SKU), neighbouring query words that are apart in the name, inexact matches, not at
// the start of the name. Each bit field has room for the sums of the sixteen words a query can have.
const MISSING = 1 << 26
const EDIT = 1 << 20
const FIELD = 1 << 14
const APART = 1 << 11
const INEXACT = 1 << 5
const NOT_FIRST = 1
const MAX_APART = 7

const PLACE_COST = new Int32Array(8)
PLACE_COST[PLACE.nameStart] = 0
PLACE_COST[PLACE.name] = NOT_FIRST
PLACE_COST[PLACE.maker] = FIELD + NOT_FIRST
PLACE_COST[PLACE.category] = 2 * FIELD + NOT_FIRST
PLACE_COST[PLACE.description] = 3 * FIELD + NOT_FIRST
PLACE_COST[PLACE.sku] = 3 * FIELD + NOT_FIRST

const LAST_STAGE = 2 ** 30

/** Finds the rows that contain the words. Its columns are reused between queries. */
export class Matcher {
  private readonly index: InvertedIndex
  /** The last stage that a row passed; stage numbers continue from query to query. */
  private stages = new Int32Array(0)
  private best = new Int32Array(0)
  private totals = new Int32Array(0)
  private touched = new Int32Array(0)
  private stage = 0

  constructor(index: InvertedIndex) {
    this.index = index
  }

  everything(): Matches {
    return GroupMatches.all(this.index)
  }

  withAll(words: readonly QueryWord[]): Matches {
    if (words.some((word) => word.variants.length === 0)) return RowMatches.none(this.index)
    this.makeRoom(words.length)
    const rarestFirst = words.toSorted((a, b) => this.postingsOf(a) - this.postingsOf(b))
    let count = 0
    for (const [at, word] of rarestFirst.entries()) {
      count = this.pass(word, at === 0)
      if (count === 0) return RowMatches.none(this.index)
      for (let n = 0; n < count; n++) {
        const row = this.touched[n] ?? 0
        const before = at === 0 ? 0 : (this.totals[row] ?? 0)
        this.totals[row] = before + (this.best[row] ?? 0)
      }
    }
    return this.take(count, new Together(this.index, words))
  }

  /** Returns the rows that contain at least one of the words; rows with more words rank first. */
  withAny(words: readonly QueryWord[]): Matches {
    const totals = new Map<number, number>()
    for (const word of words) {
      this.makeRoom(1)
      const count = this.pass(word, true)
      for (let n = 0; n < count; n++) {
        const row = this.touched[n] ?? 0
        const before = totals.get(row) ?? words.length * MISSING
        totals.set(row, before - MISSING + (this.best[row] ?? 0))
      }
    }
    const rows = Int32Array.from(totals.keys())
    return this.onlyLive(rows, Int32Array.from(totals.values()))
  }

  /** Adds rows matched by SKU before all others; exact SKUs rank before those that begin with the text. */
  withSkus(others: Matches, skus: readonly { key: number; exact: boolean }[]): Matches {
    const scores = new Map<number, number>()
    for (const [at, row] of others.rows.entries()) scores.set(row, others.scores?.[at] ?? 0)
    for (const { key, exact } of skus) {
      const row = this.index.rowOf(key)
      if (row !== undefined) scores.set(row, exact ? -2 : -1)
    }
    const rows = Int32Array.from(scores.keys())
    return new RowMatches(this.index, rows, Int32Array.from(scores.values()))
  }

  /**
   * Narrows the rows that passed all earlier words to those with this word. Returns the number of remaining
   * rows.
   */
  private pass(word: QueryWord, first: boolean): number {
    const { stages, best, touched, index } = this
    const before = this.stage
    const now = ++this.stage
    const { postings } = index
    let count = 0
    for (const variant of word.variants) {
      const variantCost = variant.edits * EDIT + variant.inexact * INEXACT
      for (const id of variant.words) {
        const length = postings.read(id)
        const { entries } = postings
        for (let n = 0; n < length; n++) {
          const posting = entries[n] ?? 0
          const row = postingRow(posting)
          const cost = variantCost + (PLACE_COST[postingPlace(posting)] ?? 0)
          const stage = stages[row] ?? 0
          if (stage === now) {
            if (cost < (best[row] ?? 0)) best[row] = cost
          } else if (first || stage === before) {
            stages[row] = now
            best[row] = cost
            touched[count++] = row
          }
        }
      }
    }
    return count
  }

  private take(count: number, together: Together): Matches {
    const rows = this.touched.slice(0, count)
    const scores = new Int32Array(count)
    for (let n = 0; n < count; n++) {
      const row = rows[n] ?? 0
      const apart = Math.min(together.countApart(row), MAX_APART)
      scores[n] = (this.totals[row] ?? 0) + apart * APART
    }
    return this.onlyLive(rows, scores)
  }

  private onlyLive(rows: Int32Array, scores: Int32Array): Matches {
    const live = this.index.live.values
    let count = 0
    for (let n = 0; n < rows.length; n++) {
      const row = rows[n] ?? 0
      if (live[row] !== 1) continue
      scores[count] = scores[n] ?? 0
      rows[count++] = row
    }
    return new RowMatches(this.index, rows.subarray(0, count), scores.subarray(0, count))
  }

  private postingsOf(word: QueryWord): number {
    let sum = 0
    for (const variant of word.variants) {
      for (const id of variant.words) sum += this.index.postings.count(id)
    }
    return sum
  }

  private makeRoom(words: number): void {
    // Skips one stage number between queries, so that no row appears to have passed the stage before the first.
    this.stage++
    if (this.stages.length >= this.index.rows && this.stage + words < LAST_STAGE) return
    const capacity = Math.ceil(this.index.rows * 1.25)
    this.stages = new Int32Array(capacity)
    this.best = new Int32Array(capacity)
    this.totals = new Int32Array(capacity)
    this.touched = new Int32Array(capacity)
    this.stage = 1
  }
}

/** Determines which neighbouring words of the query are also neighbours in a name. */
class Together {
  private readonly pairs: number
  private readonly index: InvertedIndex
  /** By vocabulary word: one bit for each query word that it matches. */
  private readonly roles: Uint16Array

  constructor(index: InvertedIndex, words: readonly QueryWord[]) {
    this.index = index
    this.pairs = words.length - 1
    this.roles = new Uint16Array(this.pairs > 0 ? index.vocabulary.size : 0)
    if (this.pairs <= 0) return
    for (const [at, { variants }] of words.entries()) {
      for (const variant of variants)
        for (const id of variant.words) this.roles[id] = (this.roles[id] ?? 0) | (1 << at)
    }
  }

  /** Counts the query's neighbouring words that are not neighbours in the row's name. */
  countApart(row: number): number {
    if (this.pairs <= 0) return 0
    const { names } = this.index
    const [all, end] = [names.all, names.startOf(row + 1)]
    let found = 0
    let before = 0
    for (let at = names.startOf(row); at < end; at++) {
      const here = this.roles[all[at] ?? 0] ?? 0
      found |= (before << 1) & here
      before = here
    }
    return this.pairs - countBits(found)
  }
}

function countBits(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count++
  return count
}
