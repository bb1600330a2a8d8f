import { useQuery } from '@tanstack/react-query'
import { call, queryKey } from '../../lib/api'

/** Loads the history of each order line, by the order's id or code. */
export function useOrderLedger(id: string) {
  const params = { id }
  return useQuery({
    queryKey: queryKey('getOrderLedger', { params }),
    queryFn: ({ signal }) => call('getOrderLedger', { params, signal }),
  })
}

/** Loads the same history for the order's vendor. */
export function useVendorOrderLedger(id: string) {
  const params = { id }
  return useQuery({
    queryKey: queryKey('getVendorOrderLedger', { params }),
    queryFn: ({ signal }) => call('getVendorOrderLedger', { params, signal }),
  })
}
