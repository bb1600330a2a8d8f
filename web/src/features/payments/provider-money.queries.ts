import { CURRENCY } from '@pasok/domain/payments/payments.constants'
import type { Money, MoneyState } from '@pasok/domain/payments/payments.money'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, callPage, callReply, queryKey } from '../../lib/api'
import { useCallKey } from '../../lib/use-call-key'

/** How often an open console looks for news by itself; ms. */
const LOOK_AGAIN = 60_000

interface MoneyQuery {
  lastStatus?: MoneyState | undefined
  search?: string | undefined
  skip: number
  limit: number
}

/** A page of the money that has come; while the next one loads the last one stays. */
export function useMoney(query: MoneyQuery) {
  return useQuery({
    queryKey: queryKey('listMoney', { query }),
    queryFn: ({ signal }) => callPage('listMoney', { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_AGAIN,
  })
}

/** The first money that a search finds, in whatever status. */
export const findMoney = (search: string, limit: number, signal: AbortSignal) =>
  call('listMoney', { query: { search, limit }, signal })

/** A row of it as it is by now; until that is read, as it was in its list. Its status never comes back. */
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

/** The rupiah that are kept of one payment; of no payment nothing is asked. */
export function useKeptOf(code: string) {
  const query = { lastStatus: 'Kept', search: code, skip: 0, limit: 20 } as const
  return useQuery({
    queryKey: queryKey('listMoney', { query }),
    queryFn: ({ signal }) => callPage('listMoney', { query, signal }),
    select: ({ rows }) =>
      rows.filter(({ payment, currency }) => payment?.code === code && currency === CURRENCY),
    enabled: code !== '',
  })
}

/** How much money of a state there is; kept up to date while the console is open. */
export function useMoneyCount(lastStatus: MoneyState) {
  const client = useQueryClient()
  const query = { lastStatus, skip: 0, limit: 1 }
  const key = queryKey('listMoney', { query })
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      callPage('listMoney', { query, signal, background: client.getQueryData(key) !== undefined }),
    select: ({ count }) => count,
    refetchInterval: LOOK_AGAIN,
  })
}

/** A page of the callbacks that somebody should look at. */
export function useCallbacks(query: { skip: number; limit: number }) {
  return useQuery({
    queryKey: queryKey('listCallbacks', { query }),
    queryFn: ({ signal }) => callPage('listCallbacks', { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_AGAIN,
  })
}

/** How many there are. */
export const useCallbackCount = () => {
  const { data } = useCallbacks({ skip: 0, limit: 1 })
  return { data: data?.count }
}

/** What the provider decides about money; each once however often it is tried. */
export function useMoneyMoves() {
  const keyOf = useCallKey()
  return {
    apply: (code: string, money: string[], note: string) => {
      const body = { money, note }
      const idempotencyKey = keyOf({ code, ...body })
      return callReply('applyMoney', { params: { code }, body, idempotencyKey })
    },
    /** Of the amount that was seen; another one by now is refused. */
    refund: (id: string, body: { note: string; proof: string; amount: number }) => {
      const idempotencyKey = keyOf({ id, ...body })
      return callReply('refundMoney', { params: { id }, body, idempotencyKey })
    },
  }
}
