import type { SearchAudience, SearchFilter } from '../../../ports/search-index'
import type { Asked } from './read-request'

const COVERAGE = 'warehouse_detail.coverage'

/** The search, limited to products that are delivered to the company's cities. */
export function withinAreas(asked: Asked, { cities }: SearchAudience): Asked {
  if (asked.kind === 'suggestions' || cities.length === 0) return asked
  if (asked.query.filters.some((filter) => isWithin(filter, cities))) return asked
  const parts = cities.map((value): SearchFilter => ({ kind: 'value', attribute: COVERAGE, value }))
  const filters = [...asked.query.filters, { kind: 'or', parts } as const]
  if (asked.kind === 'facet') return { ...asked, query: { ...asked.query, filters } }
  return { ...asked, query: { ...asked.query, filters } }
}

/** A search for one of the cities needs no second condition. */
function isWithin(filter: SearchFilter, cities: readonly string[]): boolean {
  if (filter.kind === 'and') return filter.parts.some((part) => isWithin(part, cities))
  return filter.kind === 'value' && filter.attribute === COVERAGE && cities.includes(filter.value)
}
