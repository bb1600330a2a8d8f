import type { SearchSelection } from '../../../ports/search-index'
import type { InvertedIndex } from './inverted-index'
import type { Matcher } from './matcher'
import type { Matches } from './matches'
import { findWords, type Found, type Lookups, narrow, type Selected } from './select-rows'

/** Maximum number of cached rows, as a multiple of all rows: some megabytes for a hundred thousand. */
const CACHED_ROWS_FACTOR = 8
const MIN_CACHED_ROWS = 100_000

/**
 * Caches recent selections until the index changes. Paging, sorting, toggling a facet and reopening the screen
 * mostly repeat the same words and rows.
 */
export class Selections {
  private readonly index: InvertedIndex
  private readonly matcher: Matcher
  private readonly found: Recent<Found>
  private readonly selected: Recent<Selected>
  private version = -1

  constructor(index: InvertedIndex, matcher: Matcher) {
    this.index = index
    this.matcher = matcher
    this.found = new Recent((one) => one.matches)
    this.selected = new Recent((one) => one.matches)
  }

  select(selection: SearchSelection, lookups: Lookups): Selected {
    const { text, filters, typoTolerance, prefixWords, wordRemoval } = selection
    if (this.version !== this.index.version) {
      this.version = this.index.version
      const room = Math.max(CACHED_ROWS_FACTOR * this.index.rows, MIN_CACHED_ROWS)
      this.found.empty(room)
      this.selected.empty(room)
    }
    const words = JSON.stringify([text, typoTolerance, prefixWords])
    return this.selected.get(JSON.stringify([words, filters, wordRemoval]), () => {
      const find = () => findWords(this.index, this.matcher, selection, lookups)
      const found = this.found.get(words, find)
      return narrow(this.index, this.matcher, selection, found, lookups)
    })
  }
}

/** A cache that drops the least recently used items when it is full. */
class Recent<T> {
  private readonly items = new Map<string, T>()
  private readonly matchesOf: (item: T) => Matches
  private room = 0
  private used = 0

  constructor(matchesOf: (item: T) => Matches) {
    this.matchesOf = matchesOf
  }

  empty(room: number): void {
    this.items.clear()
    this.room = room
    this.used = 0
  }

  get(key: string, make: () => T): T {
    const known = this.items.get(key)
    const item = known ?? make()
    this.items.delete(key)
    this.items.set(key, item)
    if (known === undefined) this.used += this.weight(item)
    for (const [oldest, old] of this.items) {
      if (this.used <= this.room || oldest === key) break
      this.items.delete(oldest)
      this.used -= this.weight(old)
    }
    return item
  }

  /** Even a selection without rows needs memory for its words and its key. */
  private weight(item: T): number {
    return this.matchesOf(item).weight + 100
  }
}
