import { listAddresses } from '@pasok/domain/company/company.addresses.contract'
import { useQuery } from '@tanstack/react-query'
import { call, queryKey } from '../../lib/api'
import { useSession } from '../../lib/session'
// Whoever shows addresses hears of changes made in another tab.
import './company-news'

interface AddressesOptions {
  /** How long they are good without asking again, ms; a moment unless said. */
  staleTime?: number
}

/** The company's addresses, the default one first. */
export function useAddresses(options: AddressesOptions = {}) {
  const { buyer_id } = useSession()
  return useQuery({
    queryKey: queryKey(listAddresses, { query: { buyer_id } }),
    queryFn: ({ signal }) => call(listAddresses, { query: { buyer_id }, signal, background: true }),
    ...options,
  })
}
