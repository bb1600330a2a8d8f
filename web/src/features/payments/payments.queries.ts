import type { BankPayment } from '@pasok/domain/payments/bank-accounts/banks.model'
import type { PaymentKind, Transaction } from '@pasok/domain/payments/payments.model'
import type { PaymentState } from '@pasok/domain/payments/payments.states'
import { keepPreviousData, useQuery, type QueryClient } from '@tanstack/react-query'
import { call, callPage, queryKey } from '../../lib/api'

/** Loads the banks that support a payment method, with their limits; disabled without a method. */
export function usePayingBanks(payment: BankPayment | undefined) {
  const query = { payment }
  return useQuery({
    queryKey: queryKey('listBanks', { query }),
    queryFn: ({ signal }) => call('listBanks', { query, signal }),
    enabled: payment !== undefined,
  })
}

const keyOf = (code: string) => queryKey('getTransaction', { params: { code } })

/** Loads a payment by its code, and again every `every` milliseconds. */
export function useTransaction(
  code: string | undefined,
  every: (transaction: Transaction | undefined) => number | false = () => false,
) {
  const params = { code: code ?? '' }
  return useQuery({
    queryKey: keyOf(params.code),
    queryFn: ({ signal }) => call('getTransaction', { params, signal }),
    enabled: code !== undefined,
    refetchInterval: ({ state }) => every(state.data),
  })
}

/** Caches a payment from a response, so that its screens show it immediately. */
export function cacheTransaction(client: QueryClient, answered: Transaction): void {
  client.setQueryData(keyOf(answered.code), answered)
}

interface TransactionsQuery {
  /** Payment code or invoice number. */
  search?: string | undefined
  status?: PaymentState | undefined
  kind?: PaymentKind | undefined
  skip: number
  limit: number
}

export function useTransactions({ search, status, kind, skip, limit }: TransactionsQuery) {
  const query = { skip, limit, search, lastStatus: status, kind }
  return useQuery({
    queryKey: queryKey('listTransactions', { query }),
    queryFn: ({ signal }) => callPage('listTransactions', { query, signal }),
    placeholderData: keepPreviousData,
  })
}
