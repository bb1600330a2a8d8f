import { BUYER_GROUPS, type BuyerGroup } from '@pasok/domain/vendors/relations/relations.constants'
import type { RelatedBuyerPage } from '@pasok/domain/vendors/relations/relations.model'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, callPage, callReply, queryKey } from '../../lib/api'
import type { Terms } from './relation-terms'
import { useRefreshAfter } from '../../lib/refresh'

/** Milliseconds after which an open vendor portal is refreshed. */
const POLL_MS = 30_000

interface BuyersQuery {
  group: BuyerGroup
  search?: string | undefined
  skip: number
  limit: number
}

export function useRelatedBuyers(query: BuyersQuery) {
  return useQuery({
    queryKey: queryKey('listRelatedBuyers', { query }),
    queryFn: ({ signal }) => callPage('listRelatedBuyers', { query, signal }),
    placeholderData: keepPreviousData,
  })
}

/** Searches buyers of every group; each result has its group. */
export async function findRelatedBuyers(search: string, limit: number, signal: AbortSignal) {
  const pages = BUYER_GROUPS.map(async (group) => {
    const rows = await call('listRelatedBuyers', { query: { group, search, limit }, signal })
    return rows.map((row) => ({ ...row, group }))
  })
  return (await Promise.all(pages)).flat()
}

/** Loads the number of buyers per group; refreshed while the portal is open. */
export function useBuyerCounts() {
  const client = useQueryClient()
  const key = queryKey('countRelatedBuyers')
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      call('countRelatedBuyers', { signal, background: client.getQueryData(key) !== undefined }),
    refetchInterval: POLL_MS,
  })
}

const pageQuery = (id: string) => ({
  queryKey: queryKey('getRelatedBuyer', { params: { id } }),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call('getRelatedBuyer', { params: { id }, signal }),
})

/** Loads one buyer and refreshes it regularly. */
export function useRelatedBuyer(id: string) {
  const client = useQueryClient()
  const { queryKey: key } = pageQuery(id)
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      call('getRelatedBuyer', {
        params: { id },
        signal,
        background: client.getQueryData(key) !== undefined,
      }),
    refetchInterval: POLL_MS,
  })
}

/** Returns a function that loads a buyer's current state. */
export function useReadBuyer() {
  const client = useQueryClient()
  return (id: string): Promise<RelatedBuyerPage> => client.query({ ...pageQuery(id), staleTime: 0 })
}

export type TermsMove = 'accept' | 'change'
export type ReasonMove = 'decline' | 'end'

const GRANTS = { accept: 'acceptBuyer', change: 'changeBuyerTerms' } as const
const REFUSALS = { decline: 'declineBuyer', end: 'endBuyer' } as const

/** Actions on a buyer; lists and page are refreshed after success and failure. */
export function useBuyerMoves(id: string) {
  const read = useReadBuyer()
  const refreshAfter = useRefreshAfter(['relation'])
  const run = async (reply: Promise<{ message: string }>) => (await refreshAfter(reply)).message
  return {
    grant: (move: TermsMove, terms: Terms, version: number | undefined) =>
      run(
        callReply(GRANTS[move], {
          params: { id },
          body: { ...terms, ...(version !== undefined && { version }) },
        }),
      ),
    refuse: (move: ReasonMove, reason: string, version: number) =>
      run(callReply(REFUSALS[move], { params: { id }, body: { reason, version } })),
    read: () => read(id),
  }
}
