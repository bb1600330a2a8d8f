import { indexProducts } from '../src/chapters/catalog/search/index-products'
import { feedIndex } from '../src/jobs/feed-index'
import type { FacetAttribute } from '../src/ports/search-index'
import type { Api } from './api'
import { adoptAll } from './notified'

export async function feedAll({ db, app: { index } }: Api): Promise<void> {
  const failures: object[] = []
  const record = (details: object) => failures.push(details)
  const log = { warn: record, error: record }
  while ((await feedIndex(db, (changed) => indexProducts(db, index, changed), log)) > 0);
  if (failures.length > 0) throw new AggregateError(failures, 'the index was not fed')
}

/** Processes everything that follows from committed changes. */
export async function deliverAll(api: Api): Promise<void> {
  await adoptAll(api)
  await api.runJobs()
  await feedAll(api)
}

/** Returns the ids of the products that a search finds, in order. */
export async function foundBy(
  api: Api,
  attribute: FacetAttribute,
  value: string,
): Promise<string[]> {
  const [result] = await api.app.index.search([
    {
      index: 'products',
      text: '',
      filters: [{ kind: 'value', attribute, value }],
      typoTolerance: true,
      prefixWords: 'prefixLast',
      wordRemoval: 'none',
      page: 0,
      hitsPerPage: 100,
      facets: [],
      valuesPerFacet: 10,
      facetOrder: 'count',
      attributes: ['*'],
      highlighted: [],
      highlightTags: { before: '', after: '' },
    },
  ])
  return (result?.hits ?? []).map(({ objectID }) => objectID).toSorted()
}
