import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { renewVendorOrders } from '../../../features/orders/vendor-orders.queries'
import { ApiError } from '../../../lib/api-error'
import { toastFailure, toastSuccess } from '../../../lib/toast'

const isOffline = (error: unknown) => error instanceof ApiError && error.code === 'offline'

/**
 * Makes one move at a time, says the server's message, and reads again: what stands on the screen
 * is what the next move is made of. What was refused is told and read again, too: somebody else may
 * have been first.
 */
export function useOrderMove() {
  const client = useQueryClient()
  const [pending, setPending] = useState<string | null>(null)
  const isBusy = useRef(false)
  /** True once it is done. `name` tells which of several buttons it is. */
  const move = async (name: string, run: () => Promise<{ message: string }>): Promise<boolean> => {
    if (isBusy.current) return false
    isBusy.current = true
    setPending(name)
    try {
      toastSuccess((await run()).message)
      await renewVendorOrders(client)
      return true
    } catch (error) {
      toastFailure(error)
      if (!isOffline(error)) await renewVendorOrders(client)
      return false
    } finally {
      isBusy.current = false
      setPending(null)
    }
  }
  return { move, pending }
}
export type OrderMove = ReturnType<typeof useOrderMove>
