import { getProduct } from '@pasok/domain/catalog/catalog.contract'
import { useQueries } from '@tanstack/react-query'
import { call, queryKey } from '../../lib/api'
import { ApiError } from '../../lib/api-error'
import { useCompanyPrices } from './catalog.queries'
import type { Column } from './comparison-rows'
import type { Compared } from './comparison.store'

export interface ComparedColumn extends Column {
  compared: Compared
  state: 'loading' | 'there' | 'gone' | 'failed'
  retry: () => void
}

/** The products compared as they are offered now, with what this company pays for them. */
export function useComparison(compared: readonly Compared[]): readonly ComparedColumn[] {
  const prices = useCompanyPrices(compared.map(({ productId }) => productId))
  const products = useQueries({
    queries: compared.map(({ slug }) => ({
      queryKey: queryKey(getProduct, { params: { slug } }),
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call(getProduct, { params: { slug }, signal, background: true }),
    })),
  })
  return compared.map((one, at) => {
    const query = products[at]
    const { error } = query ?? {}
    const isGone = error instanceof ApiError && error.status === 404
    const product = isGone ? undefined : query?.data
    const hasPrice = !prices.isPending || prices.priceOf(one.productId) !== undefined
    const failed = isGone ? 'gone' : 'failed'
    return {
      compared: one,
      product: hasPrice ? product : undefined,
      own: prices.priceOf(one.productId),
      state: product ? (hasPrice ? 'there' : 'loading') : error ? failed : 'loading',
      retry: () => void query?.refetch(),
    }
  })
}
