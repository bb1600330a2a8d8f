import type { Conversation } from '@pasok/domain/chat/chat.model'
import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { call, callPage, queryKey } from '../../lib/api'
import { socketStore } from '../../lib/socket'
import { useStore } from '../../lib/store'

/** Idempotent: applying a change twice has no further effect. */
type ConversationChange = (conversation: Conversation) => Conversation

/** Milliseconds for which changes are remembered; longer than any response takes. */
const RECENT_MS = 30_000

let recent: readonly { id: string; at: number; change: ConversationChange }[] = []

/** Remembers a change, because a response already on its way does not include it. */
function noteRecent(id: string, change: ConversationChange): void {
  const now = Date.now()
  recent = [...recent.filter(({ at }) => now - at < RECENT_MS), { id, at: now, change }]
}

/** Applies the remembered changes to a conversation from a response. */
const withRecent = (conversation: Conversation): Conversation =>
  recent
    .filter(({ id }) => id === conversation._id)
    .reduce((one, { change }) => change(one), conversation)

const PAGE = 20
/** Milliseconds between polls while the socket is disconnected. */
const POLL_MS = 10_000

const usePollInterval = () => (useStore(socketStore) === 'away' ? POLL_MS : false)

interface ConversationPage {
  rows: readonly Conversation[]
  count: number
  more: boolean
}

/** Loads the user's conversations page by page, latest first. */
export function useConversations(search: string) {
  const query = { limit: PAGE, search }
  const refetchInterval = usePollInterval()
  return useInfiniteQuery({
    refetchInterval,
    queryKey: queryKey('listConversations', { query }),
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal }) => {
      const input = { query: { ...query, skip: pageParam }, signal }
      const page = await callPage('listConversations', input)
      return { ...page, rows: page.rows.map(withRecent) }
    },
    getNextPageParam: (last, _pages, skip) => (last.rows.length < PAGE ? undefined : skip + 1),
    placeholderData: keepPreviousData,
  })
}

const conversationKey = (id: string) => queryKey('getConversation', { params: { id } })

export function useConversation(id: string) {
  const refetchInterval = usePollInterval()
  return useQuery({
    refetchInterval,
    queryKey: conversationKey(id),
    queryFn: async ({ signal }) =>
      withRecent(await call('getConversation', { params: { id }, signal })),
  })
}

/** Opens the conversation with a company, and creates it if there is none. */
export function useOpenConversation(onOpened: (conversation: Conversation) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (company_id: string) => call('openConversation', { body: { company_id } }),
    onSuccess: (conversation) => {
      client.setQueryData(conversationKey(conversation._id), conversation)
      void client.invalidateQueries({ queryKey: queryKey('listConversations') })
      onOpened(conversation)
    },
  })
}

/** Loads the companies that the user may write to. */
export function usePartners(search: string) {
  const query = { search }
  return useQuery({
    queryKey: queryKey('listPartners', { query }),
    queryFn: ({ signal }) => call('listPartners', { query, signal }),
    placeholderData: keepPreviousData,
  })
}

/**
 * Loads the number of unread messages. The first load is the one after the socket has connected, because a count
 * from before would have to be loaded again; without a socket it is the first poll.
 */
export function useUnreadMessages() {
  const refetchInterval = usePollInterval()
  return useQuery({
    refetchInterval,
    queryKey: queryKey('countUnreadMessages', {}),
    queryFn: ({ signal }) => call('countUnreadMessages', { signal, background: true }),
    initialData: { messages: 0, conversations: 0 },
  })
}

/** Loads the messages of a conversation that contain the words, page by page, newest first. */
export function useFoundMessages(id: string, search: string) {
  const query = { limit: PAGE, search }
  const params = { id }
  return useInfiniteQuery({
    queryKey: queryKey('searchMessages', { params, query }),
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      callPage('searchMessages', { params, query: { ...query, skip: pageParam }, signal }),
    getNextPageParam: (last, _pages, skip) => (last.rows.length < PAGE ? undefined : skip + 1),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  })
}

/** Loads a message's files with fresh links, because links expire (`FILE_LINK_SECONDS`). */
export const fetchFiles = (conversation: string, seq: number, signal: AbortSignal) =>
  call('listMessages', {
    params: { id: conversation },
    query: { before: seq + 1, limit: 1 },
    signal,
    background: true,
  }).then((messages) => messages.find((one) => one.seq === seq)?.files ?? [])

const latestFirst = (rows: readonly Conversation[]): readonly Conversation[] =>
  [...rows].sort((one, other) => other.updatedAt.localeCompare(one.updatedAt))

function changedPages(
  data: InfiniteData<ConversationPage>,
  id: string,
  change: ConversationChange,
): InfiniteData<ConversationPage> {
  const all = data.pages.flatMap(({ rows }) => rows)
  const rows = latestFirst(all.map((one) => (one._id === id ? change(one) : one)))
  let from = 0
  const pages = data.pages.map((page) => {
    const next = { ...page, rows: rows.slice(from, from + page.rows.length) }
    from += page.rows.length
    return next
  })
  return { ...data, pages }
}

/** Applies a change to all cached copies of a conversation. */
export function changeConversation(
  client: QueryClient,
  id: string,
  change: ConversationChange,
): void {
  noteRecent(id, change)
  client.setQueryData<Conversation>(conversationKey(id), (one) => one && change(one))
  client.setQueriesData<InfiniteData<ConversationPage>>(
    { queryKey: queryKey('listConversations') },
    (data) => data && changedPages(data, id, change),
  )
}

/** Returns a conversation from the cache, wherever it was loaded. */
export function findConversation(client: QueryClient, id: string): Conversation | undefined {
  const one = client.getQueryData<Conversation>(conversationKey(id))
  if (one) return one
  return client
    .getQueriesData<InfiniteData<ConversationPage>>({ queryKey: queryKey('listConversations') })
    .flatMap(([, data]) => data?.pages.flatMap(({ rows }) => rows) ?? [])
    .find(({ _id }) => _id === id)
}

export const renewUnread = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: queryKey('countUnreadMessages') })
