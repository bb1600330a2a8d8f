import { PRODUCTS_INDEX } from '@pasok/domain/catalog/catalog.constants'
import type { SearchQuery } from '../../../ports/search-index'

const PLAIN: SearchQuery = {
  index: PRODUCTS_INDEX,
  text: '',
  filters: [],
  typoTolerance: false,
  prefixWords: 'prefixNone',
  wordRemoval: 'none',
  page: 0,
  hitsPerPage: 0,
  facets: [],
  valuesPerFacet: 0,
  facetOrder: 'count',
  attributes: [],
  highlighted: [],
  highlightTags: { before: '', after: '' },
}

/**
 * Builds an internal query for ids and counts: exact words, all of them required, without any attributes of the
 * hits.
 */
export const plainQuery = (overrides: Partial<SearchQuery>): SearchQuery => ({
  ...PLAIN,
  ...overrides,
})
