import { PRODUCTS_INDEX } from '@pasok/domain/catalog/catalog.constants'

/** Sort orders of the hits, each a separate index (Spec 2 §7); the default order is by relevance. */
export const SORTED_INDICES = {
  'price-asc': `${PRODUCTS_INDEX}_price_asc`,
  'price-desc': `${PRODUCTS_INDEX}_price_desc`,
  newest: `${PRODUCTS_INDEX}_newest`,
} as const
