import { BRAND_FACETS, VENDOR_FACETS } from '@pasok/domain/catalog/catalog.constants'
import { useCurrentRefinements, useRefinementList } from 'react-instantsearch'

export const BRAND = 'brand'
export const VENDOR = 'vendor_name'

export interface Facet {
  name: 'brand' | 'vendor'
  items: ReturnType<typeof useRefinementList>['items']
  toggle: (value: string) => void
  /** Limits the values to those matching the text; an empty text shows all. */
  searchWithin: (words: string) => void
  canShowMore: boolean
  isShowingMore: boolean
  toggleShowMore: () => void
}

// Sorted by count, not by selection, so that ticking a box does not move it under the pointer.
const SORT: NonNullable<Parameters<typeof useRefinementList>[0]['sortBy']> = [
  'count:desc',
  'name:asc',
]

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
  // Selected values that are not among the most frequent are added, so that they can be deselected.
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

/**
 * Returns the brand and vendor facets with counts (Spec 2 §9). Keep the calling component mounted while they
 * are shown.
 */
export function useFacets(): Facet[] {
  return [useFacet('brand', BRAND, BRAND_FACETS), useFacet('vendor', VENDOR, VENDOR_FACETS)]
}
