import { useQueryClient } from '@tanstack/react-query'
import { renewVendorOrders } from '../../../features/orders/vendor-orders.queries'

/** Reads the vendor's orders again. */
export function useRenewal(): () => Promise<void> {
  const client = useQueryClient()
  return () => renewVendorOrders(client)
}
