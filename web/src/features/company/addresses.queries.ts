import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call, queryKey } from '../../lib/api'
import { writeStored } from '../../lib/browser-storage'
import { useSession } from '../../lib/session'

const NEWS = 'pasok.addresses'

/** Makes other tabs reload the addresses. */
export const notifyOtherTabs = (): void => writeStored(NEWS, `${Date.now()}-${Math.random()}`)

/** Milliseconds for which delivery areas are cached; they rarely change. */
export const AREAS_FRESH_MS = 300_000

/** The company's addresses, the default one first; cached for `staleTime` milliseconds. */
export const addressesQuery = (buyer_id: string, staleTime?: number) =>
  queryOptions({
    queryKey: queryKey('listAddresses', { query: { buyer_id } }),
    queryFn: ({ signal }) =>
      call('listAddresses', { query: { buyer_id }, signal, background: true }),
    ...(staleTime !== undefined && { staleTime }),
  })

export function useAddresses(staleTime?: number) {
  const { buyer_id } = useSession()
  const queries = useQueryClient()
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key !== NEWS) return
      void queries.invalidateQueries(
        { queryKey: queryKey('listAddresses') },
        // Several components may receive the event: they share one request.
        { cancelRefetch: false },
      )
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [queries])
  return useQuery(addressesQuery(buyer_id, staleTime))
}
