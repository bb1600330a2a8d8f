import type { FacetValueQuery, FacetValueResult } from '../../../ports/search-index'
import { byText, countValues } from './count-facets'
import { editDistance } from './edit-distance'
import { markText } from './highlight'
import type { InvertedIndex } from './inverted-index'
import type { Matches } from './matches'
import {
  type PlacedWord,
  placeQueryWords,
  placeWords,
} from '@pasok/domain/catalog/catalog.search-words'

const MISSPELT_FROM = 4

/**
 * The values of a facet that have a word beginning like each word of the facet's text; if there are
 * none, those with a word one edit away.
 */
export function findFacetValues(
  index: InvertedIndex,
  matches: Matches,
  query: FacetValueQuery,
): FacetValueResult {
  const counts = countValues(index, matches, query.facet)
  const sought = placeQueryWords(query.facetText).map(({ word }) => word)
  const begins: Likeness = (placed, word) => (placed.word.startsWith(word) ? word.length : 0)
  const misspelt: Likeness = (placed, word) =>
    word.length >= MISSPELT_FROM && editDistance(word, placed.word) === 1 ? placed.word.length : 0
  const likenesses = query.typoTolerance ? [begins, misspelt] : [begins]
  for (const likeness of likenesses) {
    const values = [...counts].flatMap(([value, count]) => {
      const marks = marksIn(value, sought, likeness)
      if (!marks) return []
      return [{ value, highlighted: markText(value, marks, query.highlightTags), count }]
    })
    if (values.length === 0) continue
    values.sort((a, b) => b.count - a.count || byText(a.value, b.value))
    return { values: values.slice(0, query.limit) }
  }
  return { values: [] }
}

/** How many characters of the value's word the sought one stands for; 0 when it does not. */
type Likeness = (placed: PlacedWord, sought: string) => number

/** Where the sought words are in the value; nothing when one of them is not in it. */
function marksIn(value: string, sought: readonly string[], likeness: Likeness) {
  const placed = placeWords(value)
  const ends = new Map<number, number>()
  for (const word of sought) {
    let isThere = false
    for (const one of placed) {
      const length = likeness(one, word)
      if (length === 0) continue
      isThere = true
      const whole = one.end - one.start
      const end = one.start + (whole === one.word.length ? length : whole)
      ends.set(one.start, Math.max(end, ends.get(one.start) ?? 0))
    }
    if (!isThere) return undefined
  }
  return [...ends].map(([start, end]) => ({ start, end })).sort((a, b) => a.start - b.start)
}
