import { TABLE_ROWS } from '@pasok/domain/kernel/limits'
import type {
  Category,
  MailChoice,
  Preference,
} from '@pasok/domain/notifications/notifications.model'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, callPage, callReply, queryKey } from '../../lib/api'
import { useLanguage } from '../../lib/texts'
import { toastFailure } from '../../lib/toast'
import { refresh } from '../../lib/refresh'

export const NOTIFICATIONS_PAGE_SIZE = TABLE_ROWS
/** Milliseconds between polls while a screen is open, independent of the socket. */
const LOOK_AGAIN_MS = 60_000

interface NotificationsQuery {
  category?: Category | undefined
  unread?: '1' | undefined
  /** Zero-based page, whereas the API counts from 1. */
  skip: number
  limit: number
}

/** Loads a page of the user's notifications, newest first. */
export function useNotifications({ category, unread, skip, limit }: NotificationsQuery) {
  const query = { category, unread: unread && ('true' as const), page: skip + 1, limit }
  return useQuery({
    queryKey: queryKey('listNotifications', { query }),
    queryFn: ({ signal }) => callPage('listNotifications', { query, signal }),
    placeholderData: keepPreviousData,
  })
}

export function useBroadcasts({ skip }: { skip: number }) {
  const query = {
    category: 'broadcast',
    page: skip + 1,
    limit: NOTIFICATIONS_PAGE_SIZE,
  } as const
  return useQuery({
    // The response depends on the language.
    queryKey: [...queryKey('listBroadcasts', { query }), useLanguage()],
    queryFn: ({ signal }) => callPage('listBroadcasts', { query, signal }),
    placeholderData: keepPreviousData,
  })
}

/** Loads the number of unread notifications and broadcasts, and refreshes it regularly. */
export function useUnread() {
  return useQuery({
    queryKey: queryKey('countUnread', {}),
    queryFn: ({ signal }) => call('countUnread', { signal, background: true }),
    refetchInterval: LOOK_AGAIN_MS,
  })
}

type Read = { ids: string[] } | { all: 'everything' | 'broadcasts' }

export function useRead() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Read) => callReply('readNotifications', { body }),
    onError: (error) => toastFailure(error),
    onSettled: () => refresh(client, ['notification']),
  })
}

export function usePreferences() {
  return useQuery({
    queryKey: queryKey('listPreferences', {}),
    queryFn: ({ signal }) => call('listPreferences', { signal }),
  })
}

interface Choice {
  kind: string
  mail: MailChoice
}

/** Saves notification choices: shown immediately, reverted with a message on failure. */
export function useChoose() {
  const client = useQueryClient()
  const key = queryKey('listPreferences', {})
  return useMutation({
    // Saves run one after the other, so that the last choice wins.
    scope: { id: 'notification-preferences' },
    mutationFn: (choices: Choice[]) => callReply('savePreferences', { body: { choices } }),
    onMutate: async (choices) => {
      await client.cancelQueries({ queryKey: key })
      const chosen = new Map(choices.map(({ kind, mail }) => [kind, mail]))
      client.setQueryData<Preference[]>(key, (before) =>
        before?.map((row) => ({ ...row, mail: chosen.get(row.kind) ?? row.mail })),
      )
    },
    onError: (error) => toastFailure(error),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  })
}
