import {
  type FacetValueResult,
  type Json,
  type JsonObject,
  REACHABLE_HITS,
  type SearchHit,
  type SearchQuery,
  type SearchResult,
} from '../../../ports/search-index'

export function writeHitsAnswer(
  query: SearchQuery,
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

/** What stands for a search that was not made, as an earlier one had enough. */
export function writeUnprocessed(query: SearchQuery, params: string) {
  const nothing: SearchResult = { hits: [], total: 0, facets: {}, stats: {}, ignoredWords: [] }
  return { ...writeHitsAnswer(query, nothing, params, 0), processed: false }
}

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

/** The query as markup, what was left out emphasised. */
function markRemoved(text: string, ignored: readonly string[]): string {
  const words = text.split(/\s+/).filter((word) => word !== '')
  return words
    .map((word) =>
      ignored.includes(word.toLowerCase()) ? `<em>${escape(word)}</em>` : escape(word),
    )
    .join(' ')
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
