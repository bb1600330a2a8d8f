import { PRODUCTS_INDEX } from '@pasok/domain/catalog/catalog.constants'

/** The orders of hits, each an index of its own (Spec 2 §7); the first is by relevance. */
export const SORTED_INDICES = {
  'price-asc': `${PRODUCTS_INDEX}_price_asc`,
  'price-desc': `${PRODUCTS_INDEX}_price_desc`,
  newest: `${PRODUCTS_INDEX}_newest`,
} as const
