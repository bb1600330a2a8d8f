import { useQuery } from '@tanstack/react-query'
import { call, queryKey } from '../../lib/api'

/** Where a vendor is paid, the default account first; of no vendor nothing is asked. */
export function useVendorAccounts(vendorId: string | undefined) {
  const query = { vendor_id: vendorId ?? '' }
  return useQuery({
    queryKey: queryKey('listVendorAccounts', { query }),
    queryFn: ({ signal }) => call('listVendorAccounts', { query, signal }),
    enabled: vendorId !== undefined,
  })
}
