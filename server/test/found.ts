import type { FacetAttribute } from '../src/ports/search-index'
import { deliverOutbox } from '../src/db/outbox'
import type { Api } from './api'

/** Hands on what is committed, and does what is to be done later, as the relay and the worker do. */
export async function deliverAll(api: Api): Promise<void> {
  const { failures } = await deliverOutbox(api.db, api.app.deliver)
  if (failures.length > 0) throw new AggregateError(failures, 'a delivery failed')
  await api.runJobs()
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
