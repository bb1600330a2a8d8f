import { SUGGESTIONS_INDEX } from '@pasok/domain/catalog/catalog.constants'
import { placeQueryWords } from '@pasok/domain/catalog/catalog.search-words'
import {
  type FacetValueResult,
  type Json,
  type JsonObject,
  REACHABLE_HITS,
  type SearchHit,
  type SearchQuery,
  type SearchResult,
  type SuggestionQuery,
  type SuggestionResult,
} from '../../../ports/search-index'

/** The parts of the query that the response repeats. */
type Question = Pick<SearchQuery, 'text' | 'page' | 'hitsPerPage' | 'facets'> & { index: string }

export function writeHitsAnswer(
  query: Question,
  result: SearchResult,
  params: string,
  milliseconds: number,
) {
  const { hitsPerPage, page, index } = query
  const reachable = Math.min(result.total, REACHABLE_HITS)
  return {
    hits: result.hits.map(writeHit),
    nbHits: result.total,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(reachable / hitsPerPage),
    hitsPerPage,
    ...(query.facets.length > 0 ? { facets: result.facets } : {}),
    ...(Object.keys(result.stats).length > 0 ? { facets_stats: result.stats } : {}),
    exhaustiveFacetsCount: true,
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    exhaustive: { facetsCount: true, nbHits: true, typo: true },
    query: query.text,
    ...(result.ignoredWords.length > 0
      ? { queryAfterRemoval: markRemoved(query.text, result.ignoredWords) }
      : {}),
    params,
    index,
    processingTimeMS: milliseconds,
  }
}

/** Writes the response of a search that was skipped because an earlier one found enough. */
export function writeUnprocessed(query: Question, params: string) {
  return { ...writeHitsAnswer(query, NOTHING, params, 0), processed: false }
}

const NOTHING: SearchResult = { hits: [], total: 0, facets: {}, stats: {}, ignoredWords: [] }

export const suggestionQuestion = (query: SuggestionQuery): Question => ({
  ...query,
  index: SUGGESTIONS_INDEX,
  facets: [],
})

export const suggestionsFound = (found: SuggestionResult): SearchResult => ({
  ...NOTHING,
  ...found,
})

export function writeFacetAnswer(result: FacetValueResult, milliseconds: number) {
  return {
    facetHits: result.values,
    exhaustiveFacetsCount: true,
    processingTimeMS: milliseconds,
  }
}

function writeHit(hit: SearchHit): JsonObject {
  const written: Record<string, Json> = { ...hit.attributes, objectID: hit.objectID }
  if (Object.keys(hit.highlights).length > 0) written['_highlightResult'] = hit.highlights
  return written
}

/**
 * Returns the query as HTML that emphasizes the ignored words: whole words, or parts of words that were written
 * together.
 */
function markRemoved(text: string, ignored: readonly string[]): string {
  const left = new Set(ignored)
  let marked = ''
  let from = 0
  const mark = (start: number, end: number) => {
    if (start < from) return
    marked += `${escape(text.slice(from, start))}<em>${escape(text.slice(start, end))}</em>`
    from = end
  }
  const placed = placeQueryWords(text).map(({ start, end }) => {
    const word = text.slice(start, end).toLowerCase()
    return { start, end, word }
  })
  const whole = new Set(placed.map(({ word }) => word))
  const parts = ignored.filter((part) => !whole.has(part))
  for (const { start, end, word } of placed) {
    const part = parts.find((one) => word.includes(one))
    if (left.has(word)) mark(start, end)
    else if (part !== undefined) {
      const at = start + word.indexOf(part)
      mark(at, at + part.length)
    }
  }
  return marked + escape(text.slice(from))
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
