import { NativeSelect } from '@mantine/core'
import { PRODUCTS_INDEX } from '@pasok/domain/catalog/catalog.constants'
import { searchTexts } from '@pasok/domain/catalog/search/search.texts'
import { IconArrowsSort } from '@tabler/icons-react'
import { useSortBy } from 'react-instantsearch'
import { useTexts } from '../../lib/texts'

/** Sort orders of the hits, each a separate index (Spec 2 §7); the default order is by relevance. */
export const SORTED_INDICES = {
  'price-asc': `${PRODUCTS_INDEX}_price_asc`,
  'price-desc': `${PRODUCTS_INDEX}_price_desc`,
  newest: `${PRODUCTS_INDEX}_newest`,
} as const

const ITEMS = [PRODUCTS_INDEX, ...Object.values(SORTED_INDICES)].map((value) => ({
  value,
  label: value,
}))

const BY_PRICE: readonly string[] = [SORTED_INDICES['price-asc'], SORTED_INDICES['price-desc']]

/** The sort order of the hits. Keep the calling component mounted while hits are shown. */
export const useSorting = () => useSortBy({ items: ITEMS })

interface SortSelectProps {
  sorting: ReturnType<typeof useSorting>
  className?: string
}

/**
 * Selects the sort order. Sorting by price states which price it uses, because the cards show the company's own
 * prices.
 */
export function SortSelect({ sorting, className }: SortSelectProps) {
  const t = useTexts(searchTexts)
  return (
    <NativeSelect
      size="xs"
      className={className}
      aria-label={t('sort')}
      description={BY_PRICE.includes(sorting.currentRefinement) && t('byListPrice')}
      leftSection={<IconArrowsSort size={14} aria-hidden />}
      data={[
        { value: PRODUCTS_INDEX, label: t('relevance') },
        { value: SORTED_INDICES['price-asc'], label: t('priceUp') },
        { value: SORTED_INDICES['price-desc'], label: t('priceDown') },
        { value: SORTED_INDICES.newest, label: t('newest') },
      ]}
      value={sorting.currentRefinement}
      onChange={(event) => sorting.refine(event.currentTarget.value)}
    />
  )
}
