import type { SearchForFacets, SearchForHits } from 'algoliasearch'
import type {
  FacetValueQuery,
  HighlightTags,
  SearchQuery,
  SearchSelection,
  SuggestionQuery,
} from '../../../ports/search-index'
import { FIGURES, writeFigures } from './hosted-figures'
import { writeFilters } from './hosted-filters'
import { SUGGESTIONS, WHOLE_SKU } from './hosted-settings'

/** Of the hosted index; pasted texts are longer, and their end says nothing more about a product. */
const LONGEST_QUERY = 512

/** Asked for where texts are escaped: nothing of a text can look like them (Unicode's private use). */
export const PRIVATE_TAGS: HighlightTags = { before: '\u{e000}', after: '\u{e001}' }

/** Tags that the index is asked for: HTML ones are put in here, when the texts are escaped. */
export const tagsAsked = (tags: HighlightTags): HighlightTags =>
  tags.before.startsWith('<') ? PRIVATE_TAGS : tags

/** Without halves of letters and zero characters, cut where a letter ends. */
function cleanText(text: string): string {
  const bytes = Buffer.from(text.replaceAll('\0', ' '))
  if (bytes.length <= LONGEST_QUERY) return bytes.toString()
  return bytes
    .subarray(0, LONGEST_QUERY)
    .toString()
    .replace(/\ufffd+$/, '')
}

/** What searches for products and for facets' values have in common; nothing when none can match. */
function selectionOf(selection: SearchSelection) {
  const filters = writeFilters(selection.filters)
  if (filters === undefined) return undefined
  return {
    indexName: selection.index,
    query: cleanText(writeFigures(selection.text)),
    ...(filters !== '' && { filters }),
    // `min`: a word that something has as it is typed is not taken for another.
    typoTolerance: selection.typoTolerance ? ('min' as const) : false,
    queryType: selection.prefixWords,
    removeWordsIfNoResults: selection.wordRemoval,
  }
}

const isAll = ({ attributes }: SearchQuery) => attributes.includes('*')

export function hitsRequest(query: SearchQuery): SearchForHits | undefined {
  const selection = selectionOf(query)
  const tags = tagsAsked(query.highlightTags)
  return (
    selection && {
      ...selection,
      page: query.page,
      hitsPerPage: query.hitsPerPage,
      facets: [...query.facets],
      maxValuesPerFacet: query.valuesPerFacet,
      sortFacetValuesBy: query.facetOrder,
      attributesToRetrieve: [
        ...query.attributes,
        ...(isAll(query) ? [`-${WHOLE_SKU}`, `-${FIGURES}`] : []),
      ],
      attributesToHighlight: [...query.highlighted],
      attributesToSnippet: [],
      highlightPreTag: tags.before,
      highlightPostTag: tags.after,
    }
  )
}

export function facetRequest(query: FacetValueQuery): SearchForFacets | undefined {
  const selection = selectionOf(query)
  const tags = tagsAsked(query.highlightTags)
  return (
    selection && {
      ...selection,
      type: 'facet',
      facet: query.facet,
      facetQuery: cleanText(query.facetText),
      maxFacetHits: query.limit,
      highlightPreTag: tags.before,
      highlightPostTag: tags.after,
    }
  )
}

export function suggestionsRequest(query: SuggestionQuery): SearchForHits {
  const tags = tagsAsked(query.highlightTags)
  return {
    indexName: SUGGESTIONS,
    query: cleanText(query.text),
    typoTolerance: query.typoTolerance ? 'min' : false,
    queryType: query.prefixWords,
    page: query.page,
    hitsPerPage: query.hitsPerPage,
    attributesToRetrieve: [...query.attributes],
    attributesToHighlight: query.isHighlighted ? ['query'] : [],
    attributesToSnippet: [],
    highlightPreTag: tags.before,
    highlightPostTag: tags.after,
  }
}
