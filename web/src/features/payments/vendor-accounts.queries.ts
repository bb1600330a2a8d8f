import { useQuery } from '@tanstack/react-query'
import { call, queryKey } from '../../lib/api'

/** Loads a vendor's bank accounts, the default one first; disabled without a vendor. */
export function useVendorAccounts(vendorId: string | undefined) {
  const query = { vendor_id: vendorId ?? '' }
  return useQuery({
    queryKey: queryKey('listVendorAccounts', { query }),
    queryFn: ({ signal }) => call('listVendorAccounts', { query, signal }),
    enabled: vendorId !== undefined,
  })
}
