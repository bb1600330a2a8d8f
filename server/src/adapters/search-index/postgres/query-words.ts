import { hasDigit, placeQueryWords } from '@pasok/domain/catalog/catalog.search-words'
import { unitOf } from '@pasok/domain/catalog/catalog.units'
import type { SearchSelection } from '../../../ports/search-index'
import type { InvertedIndex } from './inverted-index'
import { skuPart } from './sku-words'
import { skuTokens } from './words'

/** Words of the index that stand for a word of the query, all as good as each other. */
interface Variant {
  readonly words: readonly number[]
  readonly edits: number
  /** 0: the word itself, in full; more: only its beginning, or a less likely correction. */
  readonly inexact: number
  /** What all of `words` begin with, where they were found by that. */
  readonly beginsWith?: string
}

export interface QueryWord {
  /** The word in the spelling of the index. */
  readonly word: string
  /** As it was typed, in lower case. */
  readonly typed: string
  /** It may be the beginning of a word. */
  readonly beginning: boolean
  /** None: the index knows no word like it. */
  readonly variants: readonly Variant[]
}

/** Longer queries are pasted texts; what follows says nothing more about a product. */
const WORDS_READ = 16
/** Hosted index's own sizes: from 4 letters one edit, from 8 two. */
const ONE_EDIT_FROM = 4
const TWO_EDITS_FROM = 8
const CORRECTIONS = 8
const LEAST_LIKELY = 3
/** Parts of a word written together are looked for from so many letters. */
const SHORTEST_PART = 3

type Reading = Pick<SearchSelection, 'text' | 'typoTolerance' | 'prefixWords'>
/** The words of an index, and how often each stands in it. */
type Words = Pick<InvertedIndex, 'vocabulary' | 'postings'>

/**
 * What each word of a query may mean. Words that the index knows mean themselves; others are taken as
 * misspelt or written together. With `doubtAll`, for queries that found nothing, every word may be misspelt.
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
    const near = corrections(index, word, beginning)
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

/** The word as a part of SKUs: in full, and only after words of texts. */
function ofSku(index: Words, word: string): Variant[] {
  const part = index.vocabulary.idOf(skuPart(word))
  return part === undefined ? [] : [{ words: [part], edits: 0, inexact: 1 }]
}

/**
 * A text in one piece as neighbouring parts of an SKU: `1234.567` is a number to all texts but to the
 * SKU `899.1234.567`. None for other texts.
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

/** `ball point` for `ballpoint`: the joined word answers for both. */
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

/** The likeliest words within reach, each a variant of its own. Numbers are never misspelt. */
function corrections(index: Words, word: string, beginning: boolean): Variant[] {
  if (hasDigit(word)) return []
  const limit = word.length >= TWO_EDITS_FROM ? 2 : word.length >= ONE_EDIT_FROM ? 1 : 0
  if (limit === 0) return []
  const near = index.vocabulary
    .near(word, limit, beginning)
    .filter((other) => other.edits > 0 && index.postings.count(other.id) > 0)
  const whole = near.filter((other) => other.whole)
  const candidates = whole.length > 0 ? whole : near
  const edits = Math.min(...candidates.map((other) => other.edits))
  const startsAlike = (id: number) => (index.vocabulary.word(id)[0] === word[0] ? 0 : 1)
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
      inexact: Math.min(rank + (other.whole ? 0 : 1), LEAST_LIKELY),
    }))
}

/** `10m2`: a figure with its unit has no parts that mean the same. */
const isMeasure = (word: string) => {
  const [, unit = ''] = /^[\d./+]+(\D.*)$/.exec(word) ?? []
  return unitOf(unit, true) !== undefined
}

/** `sarungtangan` as `sarung tangan`: where both parts are known, the most frequent such. */
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
