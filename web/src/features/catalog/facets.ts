import { BRAND_FACETS, VENDOR_FACETS } from '@pasok/domain/catalog/catalog.constants'
import { useCurrentRefinements, useRefinementList } from 'react-instantsearch'

export const BRAND = 'brand'
export const VENDOR = 'vendor_name'

export interface Facet {
  name: 'brand' | 'vendor'
  items: ReturnType<typeof useRefinementList>['items']
  toggle: (value: string) => void
  /** Only values like these words, until it is asked for none. */
  searchWithin: (words: string) => void
  canShowMore: boolean
  isShowingMore: boolean
  toggleShowMore: () => void
}

// Counted first, so that ticking a box does not move it under the pointer.
const SORT: NonNullable<Parameters<typeof useRefinementList>[0]['sortBy']> = [
  'count:desc',
  'name:asc',
]

/** The values of a facet that are chosen, as its items are. */
function useChosen(attribute: string): Facet['items'] {
  const { items } = useCurrentRefinements({ includedAttributes: [attribute] })
  return items.flatMap(({ refinements }) =>
    refinements.map(({ label, count = 0 }) => ({
      value: label,
      label,
      highlighted: label,
      count,
      isRefined: true,
    })),
  )
}

function useFacet(
  name: Facet['name'],
  attribute: string,
  { shown, expanded }: { shown: number; expanded: number },
): Facet {
  const list = useRefinementList({
    attribute,
    operator: 'or',
    limit: shown,
    showMore: true,
    showMoreLimit: expanded,
    sortBy: SORT,
    escapeFacetValues: false,
  })
  const chosen = useChosen(attribute)
  const isShown = (value: string) => list.items.some((item) => item.value === value)
  // One that was chosen and is not among the most frequent must still be there to be taken off.
  const hidden = list.isFromSearch ? [] : chosen.filter(({ value }) => !isShown(value))
  return {
    name,
    items: [...list.items, ...hidden],
    toggle: list.refine,
    searchWithin: list.searchForItems,
    canShowMore: list.canToggleShowMore,
    isShowingMore: list.isShowingMore,
    toggleShowMore: list.toggleShowMore,
  }
}

/** Brand and vendor with their counts (Spec 2 §9). Must stay mounted wherever they are shown. */
export function useFacets(): Facet[] {
  return [useFacet('brand', BRAND, BRAND_FACETS), useFacet('vendor', VENDOR, VENDOR_FACETS)]
}
