import type { SearchSelection } from '../../../ports/search-index'
import type { InvertedIndex } from './inverted-index'
import type { Matcher } from './matcher'
import type { Matches } from './matches'
import { findWords, type Found, type Lookups, narrow, type Selected } from './select-rows'

/** Rows kept in all, as a multiple of those there are: some megabytes for a hundred thousand. */
const ROWS_KEPT = 8
const ROWS_KEPT_AT_LEAST = 100_000

/**
 * What was selected lately, until the index changes: the next page, another order, a facet chosen
 * and unchosen and every opening of the screen ask for the same words, mostly for the same rows.
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
      const room = Math.max(ROWS_KEPT * this.index.rows, ROWS_KEPT_AT_LEAST)
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

/** The last asked for, as many as there is room for; the longest unasked go first. */
class Recent<T> {
  private readonly items = new Map<string, T>()
  private readonly matchesOf: (item: T) => Matches
  private room = 0
  private taken = 0

  constructor(matchesOf: (item: T) => Matches) {
    this.matchesOf = matchesOf
  }

  empty(room: number): void {
    this.items.clear()
    this.room = room
    this.taken = 0
  }

  get(key: string, make: () => T): T {
    const known = this.items.get(key)
    const item = known ?? make()
    this.items.delete(key)
    this.items.set(key, item)
    if (known === undefined) this.taken += this.weight(item)
    for (const [oldest, old] of this.items) {
      if (this.taken <= this.room || oldest === key) break
      this.items.delete(oldest)
      this.taken -= this.weight(old)
    }
    return item
  }

  /** The words and the key of a selection without rows take room too. */
  private weight(item: T): number {
    return this.matchesOf(item).weight + 100
  }
}
