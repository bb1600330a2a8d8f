import type { PurchaseOrder } from '@pasok/domain/orders/orders.model'
import { useMutation } from '@tanstack/react-query'
import { call, callReply } from '../../lib/api'
import { useCallKey } from '../../lib/use-call-key'

/** Reads an order as it stands at this moment. */
export const useReadOrder =
  () =>
  (id: string): Promise<PurchaseOrder> =>
    call('getOrder', { params: { id } })

/** Mails an order; the same recipients again, after a failure, are the same call. */
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
