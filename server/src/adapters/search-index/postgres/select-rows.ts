import type { SearchSelection } from '../../../ports/search-index'
import type { InvertedIndex } from './inverted-index'
import type { Matcher, Matches } from './matcher'
import { type QueryWord, readQuery } from './query-words'
import { applyFilters, type KeyOfId } from './row-filter'
import { hasDigit, foldSku } from './words'

const SHORTEST_SKU = 3
const WORDS_REMOVED = 5

/** What the database knows of a selection beforehand. */
export interface Lookups {
  readonly skus: readonly { key: number; exact: boolean }[]
  readonly keyOfId: KeyOfId
}

export interface Selected {
  readonly matches: Matches
  /** The words as they were understood, for marking them. */
  readonly words: readonly QueryWord[]
  readonly ignored: readonly string[]
}

/** The text as an SKU to look for, if it can be one: they have digits or hyphens. */
export function skuSought(text: string): string | undefined {
  const sku = foldSku(text)
  const canBe = sku.length >= SHORTEST_SKU && (hasDigit(sku) || /\S-\S/.test(text))
  return canBe ? sku : undefined
}

/**
 * The rows of a selection. All words must be in a document. When nothing has them all, every word
 * may be misspelt; then words are left out: those the index doesn't know first, then, as asked,
 * from the end or the start of the query, at most five, until something is found.
 */
export function selectRows(
  index: InvertedIndex,
  matcher: Matcher,
  selection: SearchSelection,
  lookups: Lookups,
): Selected {
  const filtered = (matches: Matches) =>
    applyFilters(index, matches, selection.filters, lookups.keyOfId)
  let words = readQuery(index, selection)
  if (words.length === 0) return { matches: filtered(matcher.everything()), words, ignored: [] }
  let found = matcher.withAll(words)
  if (lookups.skus.length > 0) {
    found = matcher.withSkus(found, lookups.skus)
    return { matches: filtered(found), words, ignored: [] }
  }
  if (found.rows.length === 0 && selection.typoTolerance) {
    const doubted = readQuery(index, selection, true)
    found = matcher.withAll(doubted)
    if (found.rows.length > 0) words = doubted
  }
  const matches = filtered(found)
  if (matches.rows.length > 0) return { matches, words, ignored: [] }
  const fewer = withFewerWords(matcher, selection, words, filtered)
  return fewer ?? { matches, words, ignored: [] }
}

function withFewerWords(
  matcher: Matcher,
  selection: SearchSelection,
  words: readonly QueryWord[],
  filtered: (matches: Matches) => Matches,
): Selected | undefined {
  if (selection.wordRemoval === 'none') return undefined
  const known = words.filter((word) => word.variants.length > 0)
  if (known.length === 0) return undefined
  if (selection.wordRemoval === 'allOptional') {
    return { matches: filtered(matcher.withAny(known)), words: known, ignored: [] }
  }
  const fromEnd = selection.wordRemoval === 'lastWords'
  for (let removed = 0; removed <= WORDS_REMOVED && removed < known.length; removed++) {
    const kept = fromEnd ? known.slice(0, known.length - removed) : known.slice(removed)
    if (kept.length === words.length) continue
    const matches = filtered(matcher.withAll(kept))
    if (matches.rows.length === 0) continue
    const ignored = words.filter((word) => !kept.includes(word)).map((word) => word.typed)
    return { matches, words: kept, ignored }
  }
  return undefined
}
