import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { callPage, callReply, queryKey } from '../../lib/api'
import { useChange } from '../../lib/refresh'

export const FEEDBACK_PAGE_SIZE = 20
/** Milliseconds after which an open console is refreshed. */
const LOOK_AGAIN_MS = 60_000

interface FeedbackQuery {
  unread?: '1' | undefined
  search?: string | undefined
  skip: number
  limit: number
}

/** Loads a page of the inbox, newest first. */
export function useFeedback(query: FeedbackQuery) {
  return useQuery({
    queryKey: queryKey('listFeedback', { query }),
    queryFn: ({ signal }) => callPage('listFeedback', { query, signal }),
    placeholderData: keepPreviousData,
  })
}

/** Loads the number of unread messages; refreshed while the console is open. */
export function useUnreadCount() {
  const client = useQueryClient()
  const query = { unread: '1', skip: 0, limit: 1 } as const
  const key = queryKey('listFeedback', { query })
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      callPage('listFeedback', {
        query,
        signal,
        background: client.getQueryData(key) !== undefined,
      }),
    select: ({ count }) => count,
    refetchInterval: LOOK_AGAIN_MS,
  })
}

export function useMarkFeedback() {
  return useChange(['feedback'], ({ id, read }: { id: string; read: boolean }) =>
    callReply('markFeedback', { params: { id }, body: { read } }),
  )
}
