import type { BankAccount } from '@pasok/domain/payments/payments.banks.model'
import { useQuery } from '@tanstack/react-query'
import { call, queryKey } from '../../lib/api'

const listOf = (account: BankAccount | null) => (account ? [account] : [])

/** Where what is left of an order's down payment goes back to: one account or none. */
export function useRefundAccountOfOrder(id: string) {
  const params = { id }
  return useQuery({
    queryKey: queryKey('getOrderRefundAccount', { params }),
    queryFn: ({ signal }) => call('getOrderRefundAccount', { params, signal }),
    select: listOf,
  })
}

/** Where money that is to be returned goes back to: one account or none. */
export function useRefundAccountOfMoney(id: string) {
  const params = { id }
  return useQuery({
    queryKey: queryKey('getMoneyRefundAccount', { params }),
    queryFn: ({ signal }) => call('getMoneyRefundAccount', { params, signal }),
    select: listOf,
  })
}
