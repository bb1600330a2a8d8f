import { useQuery } from '@tanstack/react-query'
import { call, queryKey } from '../../lib/api'

/** Loads information for the decision on a request; disabled for users who may not decide. */
export function useInsights(id: string, wanted: boolean) {
  const params = { id }
  return useQuery({
    queryKey: queryKey('getRequestInsights', { params }),
    queryFn: ({ signal }) => call('getRequestInsights', { params, signal }),
    enabled: wanted,
  })
}
