import { useQuery } from '@tanstack/react-query'
import { call, queryKey } from '../../lib/api'

/** What helps to decide a request; only asked for by those who may. */
export function useInsights(id: string, wanted: boolean) {
  const params = { id }
  return useQuery({
    queryKey: queryKey('getRequestInsights', { params }),
    queryFn: ({ signal }) => call('getRequestInsights', { params, signal }),
    enabled: wanted,
  })
}
