import { useQuery, type QueryClient } from '@tanstack/react-query'
import { call, queryKey, type Answer } from '../../lib/api'
import { useSession } from '../../lib/session'

/** Milliseconds for which the provider's master data is cached; it rarely changes. */
const FRESH = 300_000

export type Company = Answer<'getCompany'>

export const companyKey = (buyerId: string) =>
  queryKey('getCompany', { query: { buyer_id: buyerId } })

const companyQuery = (buyerId: string) => ({
  queryKey: companyKey(buyerId),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call('getCompany', { query: { buyer_id: buyerId }, signal, background: true }),
})

/** Loads the company from the server, bypassing the cache. */
export const readCompany = (queries: QueryClient, buyerId: string): Promise<Company> =>
  queries.query({ ...companyQuery(buyerId), staleTime: 0 })

/** The company with its legal documents; reloaded every `interval` milliseconds. */
export function useCompany(interval: number | false = false) {
  const { buyer_id } = useSession()
  return useQuery({ ...companyQuery(buyer_id), refetchInterval: interval })
}

export function useCategoryOptions() {
  const query = { is_buyer: '1' }
  return useQuery({
    queryKey: queryKey('listCategoryOptions', { query }),
    queryFn: ({ signal }) => call('listCategoryOptions', { query, signal, background: true }),
    staleTime: FRESH,
  })
}

export function useTypeOptions() {
  return useQuery({
    queryKey: queryKey('listTypeOptions', {}),
    queryFn: ({ signal }) => call('listTypeOptions', { signal, background: true }),
    staleTime: FRESH,
  })
}
