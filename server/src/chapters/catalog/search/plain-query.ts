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

/** A query of our own, for ids and numbers: as written, all of it, nothing shown of what it finds. */
export const plainQuery = (asked: Partial<SearchQuery>): SearchQuery => ({ ...PLAIN, ...asked })
