import { useAct } from '../../../lib/use-act'
import { renewVendorOrders } from '../../../features/orders/vendor-orders.queries'

/** Makes one move of an order at a time. */
export function useOrderMove() {
  const { act, pending } = useAct(renewVendorOrders)
  /** True once it is done. `name` tells which of several buttons it is. */
  const move = (name: string, run: () => Promise<{ message: string }>) => act({ name, run })
  return { move, pending }
}
