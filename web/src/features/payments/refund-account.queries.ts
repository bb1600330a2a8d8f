import type { BankAccount } from '@pasok/domain/payments/payments.banks.model'
import { useQuery } from '@tanstack/react-query'
import { call, queryKey } from '../../lib/api'

const listOf = (account: BankAccount | null) => (account ? [account] : [])

/** Loads the account for refunding the rest of an order's down payment, or null. */
export function useRefundAccountOfOrder(id: string) {
  const params = { id }
  return useQuery({
    queryKey: queryKey('getOrderRefundAccount', { params }),
    queryFn: ({ signal }) => call('getOrderRefundAccount', { params, signal }),
    select: listOf,
  })
}

/** Loads the account for refunding an incoming payment, or null. */
export function useRefundAccountOfMoney(id: string) {
  const params = { id }
  return useQuery({
    queryKey: queryKey('getMoneyRefundAccount', { params }),
    queryFn: ({ signal }) => call('getMoneyRefundAccount', { params, signal }),
    select: listOf,
  })
}
