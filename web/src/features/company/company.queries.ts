import { useQuery, type QueryClient } from '@tanstack/react-query'
import { call, queryKey, type Answer } from '../../lib/api'
import { useSession } from '../../lib/session'

/** What the provider offers changes rarely; ms. */
const FRESH = 300_000

export type Company = Answer<'getCompany'>

export const companyKey = (buyerId: string) =>
  queryKey('getCompany', { query: { buyer_id: buyerId } })

const companyQuery = (buyerId: string) => ({
  queryKey: companyKey(buyerId),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call('getCompany', { query: { buyer_id: buyerId }, signal, background: true }),
})

/** Reads the company again, whatever is cached. */
export const readCompany = (queries: QueryClient, buyerId: string): Promise<Company> =>
  queries.query({ ...companyQuery(buyerId), staleTime: 0 })

/** The company as the server has it, with its legal documents; asked again every so many ms. */
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
