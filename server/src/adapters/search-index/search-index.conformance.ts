import { afterAll, beforeAll, describe } from 'vitest'
import { indexQueriesOf, type IndexUnderTest } from './search-index.asking.conformance'
import { describeChanges } from './search-index.changes.conformance'
import { describeFacets, describeFilters } from './search-index.filters.conformance'
import { describeHits } from './search-index.hits.conformance'
import { describeSuggestions } from './search-index.suggestions.conformance'
import { describeFigures } from './search-index.figures.conformance'
import { describeOrder, describeWords } from './search-index.words.conformance'
import { marketDocuments } from './search-documents.fixture'

/** The contract of every search index adapter; `open` returns a separate, empty index. */
export function describeSearchIndex(title: string, open: () => Promise<IndexUnderTest>): void {
  describe(title, () => {
    let under: IndexUnderTest
    const queries = indexQueriesOf(() => under)

    beforeAll(async () => {
      under = await open()
      await under.index.save(marketDocuments)
    })
    afterAll(() => under.close())

    describeWords(queries)
    describeOrder(queries)
    describeFigures(queries)
    describeFilters(queries)
    describeFacets(queries)
    describeHits(queries)
    describeChanges(queries)
    describeSuggestions(queries)
  })
}
