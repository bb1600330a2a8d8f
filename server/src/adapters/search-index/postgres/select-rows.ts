import { hasDigit } from '@pasok/domain/catalog/search/search-words'
import type { SearchSelection } from '../../../ports/search-index'
import type { InvertedIndex } from './inverted-index'
import type { Matcher } from './matcher'
import type { Matches } from './matches'
import { type QueryWord, readQuery, readSkuParts } from './query-words'
import { applyFilters, type KeyOfId } from './row-filter'
import { foldSku } from './words'

const SHORTEST_SKU = 3
const WORDS_REMOVED = 5

/** The database lookups that a selection needs in advance. */
export interface Lookups {
  readonly skus: readonly { key: number; exact: boolean }[]
  readonly keyOfId: KeyOfId
}

/** The rows that a text matches, before filtering. */
export interface Found {
  readonly matches: Matches
  readonly words: readonly QueryWord[]
  /** True when the text is an SKU or the beginning of one; none of its words is then dropped. */
  readonly isSku: boolean
}

export interface Selected extends Found {
  readonly ignored: readonly string[]
}

/** Returns the text as an SKU to look up; undefined when it has neither digits nor hyphens. */
export function skuSought(text: string): string | undefined {
  const sku = foldSku(text)
  const canBe = sku.length >= SHORTEST_SKU && (hasDigit(sku) || /\S-\S/.test(text))
  return canBe ? sku : undefined
}

/**
 * Finds the rows that contain all words of the text, or its SKU. When there are none, every word may be
 * misspelt, even known ones.
 */
export function findWords(
  index: InvertedIndex,
  matcher: Matcher,
  selection: SearchSelection,
  lookups: Lookups,
): Found {
  const words = readQuery(index, selection)
  if (words.length === 0) return { matches: matcher.everything(), words, isSku: false }
  const matches = matcher.withAll(words)
  const skus = [...lookups.skus, ...wholeSkus(index, selection.text)]
  if (skus.length > 0) return { matches: matcher.withSkus(matches, skus), words, isSku: true }
  const found = { matches, words, isSku: false }
  if (matches.total === 0) {
    const parts = readSkuParts(index, selection.text)
    const bySku = parts.length > 0 ? matcher.withAll(parts) : matches
    if (bySku.total > 0) return { matches: bySku, words: parts, isSku: true }
  }
  if (matches.total > 0 || !selection.typoTolerance) return found
  const doubted = readQuery(index, selection, true)
  const read = matcher.withAll(doubted)
  return read.total > 0 ? { ...found, matches: read, words: doubted } : found
}

/** Finds documents whose whole SKU equals the text, even without digits or hyphens. */
function wholeSkus(index: InvertedIndex, text: string): { key: number; exact: boolean }[] {
  const rows = index.rowsOfSku(foldSku(text))
  return rows.map((row) => ({ key: index.keys.get(row), exact: true }))
}

/**
 * Applies the filters to the matched rows. When no row remains, words are dropped until something is found:
 * unknown words first, then from the end or the start of the query as requested, at most five.
 */
export function narrow(
  index: InvertedIndex,
  matcher: Matcher,
  selection: SearchSelection,
  found: Found,
  lookups: Lookups,
): Selected {
  const filtered = (matches: Matches) =>
    applyFilters(index, matches, selection.filters, lookups.keyOfId)
  const matches = filtered(found.matches)
  const { words, isSku } = found
  if (matches.total > 0 || isSku) return { matches, words, isSku, ignored: [] }
  const fewer = withFewerWords(matcher, selection, words, filtered)
  return fewer ?? { matches, words, isSku, ignored: [] }
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
    const matches = filtered(matcher.withAny(known))
    return { matches, words: known, isSku: false, ignored: [] }
  }
  const fromEnd = selection.wordRemoval === 'lastWords'
  for (let removed = 0; removed <= WORDS_REMOVED && removed < known.length; removed++) {
    const remaining = fromEnd ? known.slice(0, known.length - removed) : known.slice(removed)
    if (remaining.length === words.length) continue
    const matches = filtered(matcher.withAll(remaining))
    if (matches.total === 0) continue
    const ignored = words.filter((word) => !remaining.includes(word)).map((word) => word.typed)
    return { matches, words: remaining, isSku: false, ignored }
  }
  return undefined
}
