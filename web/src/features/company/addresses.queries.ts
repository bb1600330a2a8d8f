import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call, queryKey } from '../../lib/api'
import { writeStored } from '../../lib/browser-storage'
import { useSession } from '../../lib/session'

const NEWS = 'pasok.addresses'

/** The addresses have changed: whoever shows them in another tab asks again. */
export const tellOtherTabs = (): void => writeStored(NEWS, `${Date.now()}-${Math.random()}`)

/** The company's addresses, the default one first; good for so many ms without asking again. */
export function useAddresses(staleTime?: number) {
  const { buyer_id } = useSession()
  const queries = useQueryClient()
  useEffect(() => {
    const hear = ({ key }: StorageEvent) => {
      if (key !== NEWS) return
      void queries.invalidateQueries(
        { queryKey: queryKey('listAddresses') },
        // Several places of a screen may hear it: one of them asks.
        { cancelRefetch: false },
      )
    }
    window.addEventListener('storage', hear)
    return () => window.removeEventListener('storage', hear)
  }, [queries])
  return useQuery({
    queryKey: queryKey('listAddresses', { query: { buyer_id } }),
    queryFn: ({ signal }) =>
      call('listAddresses', { query: { buyer_id }, signal, background: true }),
    ...(staleTime !== undefined && { staleTime }),
  })
}
