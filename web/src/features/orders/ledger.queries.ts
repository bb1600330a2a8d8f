import { useQuery } from '@tanstack/react-query'
import { call, queryKey } from '../../lib/api'

/** What became of each line of an order, by its id or code. */
export function useOrderLedger(id: string) {
  const params = { id }
  return useQuery({
    queryKey: queryKey('getOrderLedger', { params }),
    queryFn: ({ signal }) => call('getOrderLedger', { params, signal }),
  })
}

/** The same for the order's vendor. */
export function useVendorOrderLedger(id: string) {
  const params = { id }
  return useQuery({
    queryKey: queryKey('getVendorOrderLedger', { params }),
    queryFn: ({ signal }) => call('getVendorOrderLedger', { params, signal }),
  })
}
