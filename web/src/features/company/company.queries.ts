import { type QueryClient, useQuery } from '@tanstack/react-query'
import { type Answer, call, queryKey } from '../../lib/api'
import { renewSession, useSession } from '../../lib/session'
import { notifyOtherTabs } from './addresses.queries'

/**
 * Refreshes the company and its addresses here, in other tabs and in the session. Resolves when this tab is up
 * to date.
 */
export async function publishCompanyChange(queries: QueryClient): Promise<void> {
  notifyOtherTabs()
  // After a failure, the session is renewed with the next permission check.
  void renewSession(true).catch(() => undefined)
  const keys = [queryKey('getCompany'), queryKey('listAddresses')]
  await Promise.all(keys.map((key) => queries.invalidateQueries({ queryKey: key })))
}

/** Milliseconds for which the provider's master data is cached; it rarely changes. */
const FRESH_MS = 300_000

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
    staleTime: FRESH_MS,
  })
}

export function useTypeOptions() {
  return useQuery({
    queryKey: queryKey('listTypeOptions', {}),
    queryFn: ({ signal }) => call('listTypeOptions', { signal, background: true }),
    staleTime: FRESH_MS,
  })
}
