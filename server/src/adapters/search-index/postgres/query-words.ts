import { hasDigit, placeQueryWords } from '@pasok/domain/catalog/search/search-words'
import { unitOf } from '@pasok/domain/catalog/catalog.units'
import type { SearchSelection } from '../../../ports/search-index'
import type { InvertedIndex } from './inverted-index'
import { skuPart, skuTokens } from './words'

/** Index words that can equally replace a query word. */
interface Variant {
  readonly words: readonly number[]
  readonly edits: number
  /** 0: the whole word; more: only its beginning, or a less likely correction. */
  readonly inexact: number
  /** The common beginning by which all of `words` were found. */
  readonly beginsWith?: string
}

export interface QueryWord {
  /** The word in the index's spelling. */
  readonly word: string
  /** The word as typed, in lower case. */
  readonly typed: string
  /** True when the word may be the beginning of a longer word. */
  readonly beginning: boolean
  /** Empty when the index contains no similar word. */
  readonly variants: readonly Variant[]
}

/**
 * Words beyond this limit are ignored: only pasted texts are longer, and the rest adds nothing to the search.
 */
const WORDS_READ = 16
/** The hosted index's thresholds: one edit from 4 letters, two from 8. */
const ONE_EDIT_FROM = 4
const TWO_EDITS_FROM = 8
/**
 * Words of three letters have many neighbours. They are corrected only beside other words, when nothing
 * contains all words as typed, and to words with the same first letter: otherwise they would be left out.
 */
const ONE_EDIT_FROM_IN_DOUBT = 3
const CORRECTIONS = 8
const MIN_LIKELY = 3
/** Minimum length of a part when a word is split into two. */
const SHORTEST_PART = 3

type Reading = Pick<SearchSelection, 'text' | 'typoTolerance' | 'prefixWords'>
type Words = Pick<InvertedIndex, 'vocabulary' | 'postings'>

/**
 * Interprets each word of a query. Words in the index mean themselves; others are treated as misspelt or as two
 * words written together. With `doubtAll`, for queries without results, every word may be misspelt.
 */
export function readQuery(index: Words, reading: Reading, doubtAll = false): QueryWord[] {
  const placed = placeQueryWords(reading.text).slice(0, WORDS_READ)
  const words = placed.map(({ word }) => word)
  const lastEnd = Math.max(...placed.map(({ end }) => end))
  return placed.flatMap(({ word, start, end }, at): QueryWord[] => {
    const typed = reading.text.slice(start, end).toLowerCase()
    const last = end === lastEnd
    const beginning =
      reading.prefixWords === 'prefixAll' || (last && reading.prefixWords === 'prefixLast')
    const known = [
      ...asTyped(index, word, beginning),
      ...joined(index, words, at, reading.prefixWords !== 'prefixNone'),
      ...ofSku(index, word),
    ]
    const trusted = known.length > 0 && !doubtAll
    if (trusted || !reading.typoTolerance) return [{ word, typed, beginning, variants: known }]
    const near = corrections(index, word, beginning, doubtAll && words.length > 1)
    if (near.some((variant) => variant.edits === 1) || known.length > 0) {
      return [{ word, typed, beginning, variants: [...known, ...near] }]
    }
    const parts = isMeasure(word) ? undefined : parted(index, word, beginning)
    return parts ?? [{ word, typed, beginning, variants: near }]
  })
}

function asTyped(index: Words, word: string, beginning: boolean): Variant[] {
  const variants: Variant[] = []
  const exact = index.vocabulary.idOf(word)
  if (exact !== undefined) variants.push({ words: [exact], edits: 0, inexact: 0 })
  if (beginning) {
    const longer = index.vocabulary.idsWithPrefix(word).filter((id) => id !== exact)
    if (longer.length > 0) {
      variants.push({ words: longer, edits: 0, inexact: 1, beginsWith: word })
    }
  }
  return variants
}

/** Treats the word as a complete part of an SKU, ranked after words of texts. */
function ofSku(index: Words, word: string): Variant[] {
  const part = index.vocabulary.idOf(skuPart(word))
  return part === undefined ? [] : [{ words: [part], edits: 0, inexact: 1 }]
}

/**
 * Reads a text without spaces as neighbouring parts of an SKU: `1234.567` is one number in a text, but two
 * parts of the SKU `899.1234.567`. Returns no words for other texts.
 */
export function readSkuParts(index: Words, text: string): QueryWord[] {
  const tokens = skuTokens(text)
  if (tokens.length < 2 || /\s/.test(text.trim())) return []
  return tokens.map((word) => ({
    word,
    typed: word,
    beginning: false,
    variants: ofSku(index, word),
  }))
}

/** Finds `ballpoint` for the query `ball point`: the joined word matches both query words. */
function joined(
  index: Words,
  typed: readonly string[],
  at: number,
  beginnings: boolean,
): Variant[] {
  const variants: Variant[] = []
  for (const first of [at - 1, at]) {
    const [a, b] = [typed[first], typed[first + 1]]
    if (a === undefined || b === undefined) continue
    const id = index.vocabulary.idOf(a + b)
    if (id !== undefined) variants.push({ words: [id], edits: 0, inexact: 1 })
    const canGoOn = beginnings && first + 2 === typed.length && b.length >= SHORTEST_PART
    if (id !== undefined || !canGoOn) continue
    const longer = index.vocabulary.idsWithPrefix(a + b)
    if (longer.length > 0) {
      variants.push({ words: longer, edits: 0, inexact: 2, beginsWith: a + b })
    }
  }
  return variants
}

/**
 * Returns the most likely corrections within the edit limit, each as its own variant. Numbers are never
 * corrected.
 */
function corrections(
  index: Words,
  word: string,
  beginning: boolean,
  isInDoubt: boolean,
): Variant[] {
  if (hasDigit(word)) return []
  const oneEditFrom = isInDoubt ? ONE_EDIT_FROM_IN_DOUBT : ONE_EDIT_FROM
  const limit = word.length >= TWO_EDITS_FROM ? 2 : word.length >= oneEditFrom ? 1 : 0
  if (limit === 0) return []
  const startsAlike = (id: number) => (index.vocabulary.word(id)[0] === word[0] ? 0 : 1)
  const near = index.vocabulary
    .near(word, limit, beginning)
    .filter((other) => other.edits > 0 && index.postings.count(other.id) > 0)
    .filter((other) => word.length >= ONE_EDIT_FROM || startsAlike(other.id) === 0)
  const whole = near.filter((other) => other.whole)
  const candidates = whole.length > 0 ? whole : near
  const edits = Math.min(...candidates.map((other) => other.edits))
  return candidates
    .filter((other) => other.edits === edits)
    .sort(
      (a, b) =>
        startsAlike(a.id) - startsAlike(b.id) ||
        index.postings.count(b.id) - index.postings.count(a.id),
    )
    .slice(0, CORRECTIONS)
    .map((other, rank) => ({
      words: [other.id],
      edits,
      inexact: Math.min(rank + (other.whole ? 0 : 1), MIN_LIKELY),
    }))
}

/** A number with its unit, such as `10m2`, is not split into parts. */
const isMeasure = (word: string) => {
  const [, unit = ''] = /^[\d./+]+(\D.*)$/.exec(word) ?? []
  return unitOf(unit, true) !== undefined
}

/**
 * Splits `sarungtangan` into `sarung tangan`: both parts must be known, and the most frequent split is used.
 */
function parted(index: Words, word: string, beginning: boolean): QueryWord[] | undefined {
  let best: QueryWord[] | undefined
  let bestCount = 0
  for (let cut = 1; cut < word.length; cut++) {
    const parts = [word.slice(0, cut), word.slice(cut)] as const
    if (parts.some((part) => part.length < SHORTEST_PART && !hasDigit(part))) continue
    const [first, second] = parts.map((part) => index.vocabulary.idOf(part))
    if (first === undefined || second === undefined) continue
    const count = Math.min(index.postings.count(first), index.postings.count(second))
    if (count <= bestCount) continue
    bestCount = count
    best = [
      {
        word: parts[0],
        typed: parts[0],
        beginning: false,
        variants: asTyped(index, parts[0], false),
      },
      { word: parts[1], typed: parts[1], beginning, variants: asTyped(index, parts[1], beginning) },
    ]
  }
  return best
}
