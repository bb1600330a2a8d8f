import type { PurchaseOrder } from '@pasok/domain/orders/orders.model'
import { useMutation } from '@tanstack/react-query'
import { call, callReply } from '../../lib/api'
import { useCallKey } from '../../lib/use-call-key'

/** Loads an order's current state. */
export const useReadOrder =
  () =>
  (id: string): Promise<PurchaseOrder> =>
    call('getOrder', { params: { id } })

/** Mails an order; repeating the same recipients after a failure does not send it twice. */
export function useSendOrder(id: string) {
  const keyOf = useCallKey()
  return useMutation({
    mutationFn: async (emails: readonly string[]) => {
      const body = { id, emails: [...emails] }
      const { message } = await callReply('sendOrderEmail', { body, idempotencyKey: keyOf(body) })
      return message
    },
  })
}
