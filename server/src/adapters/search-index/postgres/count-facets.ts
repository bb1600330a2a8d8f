import {
  FACET_ATTRIBUTES,
  type FacetAttribute,
  type NumberStats,
  type NumericAttribute,
  type SearchQuery,
} from '../../../ports/search-index'
import { dimensionOf } from './groups'
import type { InvertedIndex } from './inverted-index'
import type { Matches } from './matches'

type Counts = Map<string, number>

export function countValues(
  index: InvertedIndex,
  matches: Matches,
  attribute: FacetAttribute,
): Counts {
  const name = dimensionOf(attribute)
  const counts: Counts = new Map()
  if (!name) return counts
  const { items } = index.groups.items[name]
  const perItem = matches.countItems(name)
  for (const [id, item] of items.entries()) {
    const count = perItem[id] ?? 0
    if (count === 0) continue
    for (const value of item.values[attribute] ?? []) {
      counts.set(value, (counts.get(value) ?? 0) + count)
    }
  }
  return counts
}

function countNumbers(
  index: InvertedIndex,
  matches: Matches,
  attribute: NumericAttribute,
): { counts: Counts; stats: NumberStats } {
  const { values } = index.numbers[attribute]
  const perNumber = new Map<number, number>()
  let [min, max, sum] = [Infinity, -Infinity, 0]
  for (let n = 0; n < matches.rows.length; n++) {
    const value = values[matches.rows[n] ?? 0] ?? 0
    perNumber.set(value, (perNumber.get(value) ?? 0) + 1)
    if (value < min) min = value
    if (value > max) max = value
    sum += value
  }
  const counts: Counts = new Map()
  for (const [value, count] of perNumber) counts.set(String(value), count)
  return { counts, stats: { min, max, avg: sum / matches.rows.length, sum } }
}

interface FacetCounts {
  readonly facets: Record<string, Record<string, number>>
  readonly stats: Record<string, NumberStats>
}

/** Counts the requested facets exactly, independent of the number of rows. */
export function countFacets(
  index: InvertedIndex,
  matches: Matches,
  query: Pick<SearchQuery, 'facets' | 'valuesPerFacet' | 'facetOrder'>,
): FacetCounts {
  const facets: Record<string, Record<string, number>> = {}
  const stats: Record<string, NumberStats> = {}
  if (matches.total === 0) return { facets, stats }
  for (const attribute of query.facets) {
    let counts: Counts
    if (isByValue(attribute)) counts = countValues(index, matches, attribute)
    else {
      const numbers = countNumbers(index, matches, attribute)
      counts = numbers.counts
      stats[attribute] = numbers.stats
    }
    const listed = listValues(counts, query)
    if (listed.length > 0) facets[attribute] = Object.fromEntries(listed)
  }
  return { facets, stats }
}

type Listing = Pick<SearchQuery, 'valuesPerFacet' | 'facetOrder'>

/** Returns the requested number of values in the requested order; a catalog has thousands of brands. */
function listValues(counts: Counts, { valuesPerFacet, facetOrder }: Listing): [string, number][] {
  const isByCount = facetOrder === 'count'
  const sizes = isByCount ? Int32Array.from(counts.values()).sort() : new Int32Array(0)
  const smallest = sizes[sizes.length - valuesPerFacet] ?? 0
  return [...counts]
    .filter(([, count]) => count >= smallest)
    .sort((a, b) => (isByCount ? b[1] - a[1] : 0) || byText(a[0], b[0]))
    .slice(0, valuesPerFacet)
}

function isByValue(attribute: FacetAttribute | NumericAttribute): attribute is FacetAttribute {
  return FACET_ATTRIBUTES.some((facet) => facet === attribute)
}

export function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
