import type { Audience } from '@pasok/domain/notifications/notifications.model'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { call, callPage, callReply, queryKey, type CallInput } from '../../lib/api'
import { useCallKey } from '../../lib/use-call-key'
import { useChange } from '../../lib/refresh'

export function useSentBroadcasts(query: { skip: number; limit: number }) {
  return useQuery({
    queryKey: queryKey('listSentBroadcasts', { query }),
    queryFn: ({ signal }) => callPage('listSentBroadcasts', { query, signal }),
    placeholderData: keepPreviousData,
  })
}

/** Searches buyers and vendors by name; the previous results stay visible while loading. */
export function useTargets(search: string, isWanted: boolean) {
  const query = { search }
  return useQuery({
    queryKey: queryKey('listBroadcastTargets', { query }),
    queryFn: ({ signal }) => call('listBroadcastTargets', { query, signal }),
    enabled: isWanted,
    placeholderData: keepPreviousData,
  })
}

export type BroadcastDraft = NonNullable<CallInput<'sendBroadcast'>['body']>

export const useCountRecipients = () =>
  useMutation({
    mutationFn: ({ audience, companies }: { audience: Audience; companies: string[] }) =>
      call('countBroadcastRecipients', { query: { audience, companies: companies.join(',') } }),
  })

/** Sends a broadcast; repeating the same draft does not send it twice. */
export function useSendBroadcast() {
  const keyOf = useCallKey()
  return useChange(['broadcast'], (body: BroadcastDraft) =>
    callReply('sendBroadcast', { body, idempotencyKey: keyOf(body) }),
  )
}

export function useWithdraw() {
  return useChange(['broadcast'], (id: string) =>
    callReply('withdrawBroadcast', { params: { id } }),
  )
}
