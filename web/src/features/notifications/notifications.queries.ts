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
/** How often an open screen asks by itself, whatever becomes of its socket; ms. */
const LOOK_AGAIN = 60_000

interface NotificationsQuery {
  category?: Category | undefined
  unread?: '1' | undefined
  /** From 0, as lists count; the wire counts from 1. */
  skip: number
  limit: number
}

/** A page of one's notifications, newest first; while the next one loads the last one stays. */
export function useNotifications({ category, unread, skip, limit }: NotificationsQuery) {
  const query = { category, unread: unread && ('true' as const), page: skip + 1, limit }
  return useQuery({
    queryKey: queryKey('listNotifications', { query }),
    queryFn: ({ signal }) => callPage('listNotifications', { query, signal }),
    placeholderData: keepPreviousData,
  })
}

/** What the provider told one's company, newest first. */
export function useBroadcasts({ skip }: { skip: number }) {
  const query = {
    category: 'broadcast',
    page: skip + 1,
    limit: NOTIFICATIONS_PAGE_SIZE,
  } as const
  return useQuery({
    // The server answers in the language of the screen.
    queryKey: [...queryKey('listBroadcasts', { query }), useLanguage()],
    queryFn: ({ signal }) => callPage('listBroadcasts', { query, signal }),
    placeholderData: keepPreviousData,
  })
}

/** How much is unread of both; kept up to date while a shell stands. */
export function useUnread() {
  return useQuery({
    queryKey: queryKey('countUnread', {}),
    queryFn: ({ signal }) => call('countUnread', { signal, background: true }),
    refetchInterval: LOOK_AGAIN,
  })
}

type Read = { ids: string[] } | { all: 'everything' | 'broadcasts' }

/** Marks as read. */
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

/** Shown as chosen at once; what could not be saved goes back with a word. */
export function useChoose() {
  const client = useQueryClient()
  const key = queryKey('listPreferences', {})
  return useMutation({
    // One after the other: the last word is the one that stays.
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
