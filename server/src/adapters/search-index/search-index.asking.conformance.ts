import type { SearchFilter, SearchIndex, SearchQuery, SearchResult } from '../../ports/search-index'

/** A separate, empty index for the suite. */
export interface IndexUnderTest {
  readonly index: SearchIndex
  /** Kinds of searches that the adapter refuses although others support them. */
  readonly cannot?: readonly 'an OR of numbers and texts'[]
  close(): Promise<void>
}

export const is = (attribute: string, value: string): SearchFilter => ({
  kind: 'value',
  attribute,
  value,
})
export const or = (...parts: SearchFilter[]): SearchFilter => ({ kind: 'or', parts })
export const not = (part: SearchFilter): SearchFilter => ({ kind: 'not', part })
export const delivered = (city: string) => is('warehouse_detail.coverage', city)

export function makeQuery(text: string, given: Partial<SearchQuery> = {}): SearchQuery {
  return {
    index: 'products',
    text,
    filters: [],
    typoTolerance: true,
    prefixWords: 'prefixLast',
    wordRemoval: 'none',
    page: 0,
    hitsPerPage: 9,
    facets: [],
    valuesPerFacet: 100,
    facetOrder: 'count',
    attributes: ['*'],
    highlighted: ['name', 'brand', 'vendor_name', 'SKU', 'category_tree.name', 'short_description'],
    highlightTags: { before: '<em>', after: '</em>' },
    ...given,
  }
}

export interface IndexQueries {
  /** Returns the index, which is open while tests run but not while they are declared. */
  under: () => IndexUnderTest
  search: (text: string, given?: Partial<SearchQuery>) => Promise<SearchResult>
  find: (text: string, given?: Partial<SearchQuery>) => Promise<string[]>
}

export function indexQueriesOf(under: () => IndexUnderTest): IndexQueries {
  const search: IndexQueries['search'] = async (text, given = {}) => {
    const [result] = await under().index.search([makeQuery(text, given)])
    if (!result) throw new Error('No answer')
    return result
  }
  return {
    under,
    search,
    find: async (text, given) => (await search(text, given)).hits.map((hit) => hit.objectID),
  }
}
