import { CURRENCY } from '@pasok/domain/payments/payments.constants'
import type { Money, MoneyState } from '@pasok/domain/payments/money/money'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, callPage, callReply, queryKey } from '../../lib/api'
import { useCallKey } from '../../lib/use-call-key'
import type { ProviderBank } from '@pasok/domain/payments/bank-accounts/banks.model'

const KEY = queryKey('listProviderBanks')

export const useProviderBanks = () =>
  useQuery({ queryKey: KEY, queryFn: ({ signal }) => call('listProviderBanks', { signal }) })

type BankSettings = Pick<
  ProviderBank,
  'active' | 'takes_virtual_accounts' | 'minimum_amount' | 'maximum_amount'
>

/** Actions on a bank; each applies to the version that the user saw. */
export function useBankMoves() {
  return {
    edit: ({ code, version }: ProviderBank, settings: BankSettings) =>
      callReply('editBank', { params: { code }, body: { ...settings, version } }),
    setAccount: ({ code, version }: ProviderBank, number: string) =>
      callReply('setProviderAccount', {
        params: { code },
        body: { account_number: number, version },
      }),
    removeAccount: ({ code, version }: ProviderBank) =>
      callReply('removeProviderAccount', { params: { code }, query: { version: String(version) } }),
  }
}

/** Milliseconds after which an open console is refreshed. */
const POLL_MS = 60_000

interface MoneyQuery {
  lastStatus?: MoneyState | undefined
  search?: string | undefined
  skip: number
  limit: number
}

export function useMoney(query: MoneyQuery) {
  return useQuery({
    queryKey: queryKey('listMoney', { query }),
    queryFn: ({ signal }) => callPage('listMoney', { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  })
}

/** Searches incoming payments of every status. */
export const findMoney = (search: string, limit: number, signal: AbortSignal) =>
  call('listMoney', { query: { search, limit }, signal })

/**
 * Loads the current state of an incoming payment; until then, the state from the list. The status serves as
 * version, because no status ever returns.
 */
export function useMoneyNow(money: Money): Money & { version: string } {
  const query = { search: money.external_id, skip: 0, limit: 20 } as const
  const { data } = useQuery({
    queryKey: queryKey('listMoney', { query }),
    queryFn: ({ signal }) => callPage('listMoney', { query, signal }),
    select: ({ rows }) => rows.find(({ _id }) => _id === money._id),
  })
  const now = data ?? money
  return { ...now, version: now.lastStatus }
}

/** Loads the unapplied money of one payment, in rupiah; disabled without a code. */
export function useUnappliedOf(code: string) {
  const query = { lastStatus: 'Kept', search: code, skip: 0, limit: 20 } as const
  return useQuery({
    queryKey: queryKey('listMoney', { query }),
    queryFn: ({ signal }) => callPage('listMoney', { query, signal }),
    select: ({ rows }) =>
      rows.filter(({ payment, currency }) => payment?.code === code && currency === CURRENCY),
    enabled: code !== '',
  })
}

/** Loads the number of incoming payments with a status; refreshed while the console is open. */
export function useMoneyCount(lastStatus: MoneyState) {
  const client = useQueryClient()
  const query = { lastStatus, skip: 0, limit: 1 }
  const key = queryKey('listMoney', { query })
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      callPage('listMoney', { query, signal, background: client.getQueryData(key) !== undefined }),
    select: ({ count }) => count,
    refetchInterval: POLL_MS,
  })
}

/** Loads a page of the gateway callbacks that need attention. */
export function useCallbacks(query: { skip: number; limit: number }) {
  return useQuery({
    queryKey: queryKey('listCallbacks', { query }),
    queryFn: ({ signal }) => callPage('listCallbacks', { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  })
}

export const useCallbackCount = () => {
  const { data } = useCallbacks({ skip: 0, limit: 1 })
  return { data: data?.count }
}

/** The provider's decisions on incoming payments; repeating a request does not apply it twice. */
export function useMoneyMoves() {
  const keyOf = useCallKey()
  return {
    apply: (code: string, money: string[], note: string) => {
      const body = { money, note }
      const idempotencyKey = keyOf({ code, ...body })
      return callReply('applyMoney', { params: { code }, body, idempotencyKey })
    },
    /** Refunds the amount that the user saw; the server refuses any other. */
    refund: (id: string, body: { note: string; proof: string; amount: number }) => {
      const idempotencyKey = keyOf({ id, ...body })
      return callReply('refundMoney', { params: { id }, body, idempotencyKey })
    },
  }
}
