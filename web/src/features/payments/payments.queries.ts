import type { BankPayment } from '@pasok/domain/payments/payments.banks.model'
import type { PaymentKind, Transaction } from '@pasok/domain/payments/payments.model'
import type { PaymentState } from '@pasok/domain/payments/payments.states'
import { keepPreviousData, useQuery, type QueryClient } from '@tanstack/react-query'
import { call, callPage, queryKey } from '../../lib/api'

/** The banks where a way of payment can be had, with what each takes; of no way nothing is asked. */
export function usePayingBanks(payment: BankPayment | undefined) {
  const query = { payment }
  return useQuery({
    queryKey: queryKey('listBanks', { query }),
    queryFn: ({ signal }) => call('listBanks', { query, signal }),
    enabled: payment !== undefined,
  })
}

const keyOf = (code: string) => queryKey('getTransaction', { params: { code } })

/** Where a payment stands, by its code; asked again every so many ms, if at all. */
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

/** What was just answered about a payment is what its screens show first. */
export function keepTransaction(client: QueryClient, answered: Transaction): void {
  client.setQueryData(keyOf(answered.code), answered)
}

interface TransactionsQuery {
  /** A payment's code or an invoice's number. */
  search?: string | undefined
  status?: PaymentState | undefined
  kind?: PaymentKind | undefined
  skip: number
  limit: number
}

/** A page of the company's payments; while the next one loads the last one stays. */
export function useTransactions({ search, status, kind, skip, limit }: TransactionsQuery) {
  const query = { skip, limit, search, lastStatus: status, kind }
  return useQuery({
    queryKey: queryKey('listTransactions', { query }),
    queryFn: ({ signal }) => callPage('listTransactions', { query, signal }),
    placeholderData: keepPreviousData,
  })
}
