import { useQueries } from '@tanstack/react-query'
import { ApiError } from '../../lib/api-error'
import { productQuery, useCompanyPrices } from './catalog.queries'
import type { ComparisonColumn } from './comparison-rows'
import type { Compared } from './comparison.store'

export interface ComparedColumn extends ComparisonColumn {
  compared: Compared
  state: 'loading' | 'there' | 'gone' | 'failed'
  retry: () => void
}

/** Loads the compared products with their current offers and the company's prices. */
export function useComparison(compared: readonly Compared[]): readonly ComparedColumn[] {
  const priced = compared.map(({ productId }) => ({ _id: productId }))
  const prices = useCompanyPrices(priced)
  const products = useQueries({
    queries: compared.map(({ slug }) => productQuery(slug)),
  })
  return compared.map((one, at) => {
    const query = products[at]
    const { error } = query ?? {}
    const isRemoved = error instanceof ApiError && error.status === 404
    const product = isRemoved ? undefined : query?.data
    const own = prices.priceOf({ _id: one.productId })
    const hasPrice = !prices.isPending || own !== undefined
    const failed = isRemoved ? 'gone' : 'failed'
    return {
      compared: one,
      product: hasPrice ? product : undefined,
      own,
      state: product ? (hasPrice ? 'there' : 'loading') : error ? failed : 'loading',
      retry: () => void query?.refetch(),
    }
  })
}
