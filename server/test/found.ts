import type { FacetAttribute } from '../src/ports/search-index'
import { deliverOutbox } from '../src/db/outbox'
import { feedIndex } from '../src/jobs/feed-index'
import type { Api } from './api'

/** Brings to the index what it was not told of yet, as the feed does. */
export async function feedAll(api: Api): Promise<void> {
  const failures: object[] = []
  const tell = (details: object) => failures.push(details)
  while ((await feedIndex(api.db, api.app.feed, { warn: tell, error: tell })) > 0);
  if (failures.length > 0) throw new AggregateError(failures, 'the index was not fed')
}

/** Hands on what is committed, and does what is to be done later, as relay, worker and feed do. */
export async function deliverAll(api: Api): Promise<void> {
  const { failures } = await deliverOutbox(api.db, api.app.deliver)
  if (failures.length > 0) throw new AggregateError(failures, 'a delivery failed')
  await api.runJobs()
  await feedAll(api)
}

/** The ids of the products that the search finds by a value, in order. */
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
