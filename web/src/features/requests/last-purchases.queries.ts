import type { LastPurchase } from '@pasok/domain/requests/requests.insights.contract'
import { useQuery } from '@tanstack/react-query'
import { call, queryKey } from '../../lib/api'
import { useMayBuild } from './may-build'

/** Milliseconds for which the last purchases are cached. */
const FRESH = 60_000

/** Loads the company's last purchase of each product in one request. */
export function useLastPurchases(
  productIds: readonly string[],
): (productId: string) => LastPurchase | undefined {
  const mayBuild = useMayBuild()
  const query = { product_ids: productIds.toSorted().join(',') }
  const { data } = useQuery({
    queryKey: queryKey('listLastPurchases', { query }),
    queryFn: ({ signal }) => call('listLastPurchases', { query, signal, background: true }),
    enabled: mayBuild && productIds.length > 0,
    staleTime: FRESH,
  })
  return (productId) => data?.find(({ product_id }) => product_id === productId)
}
