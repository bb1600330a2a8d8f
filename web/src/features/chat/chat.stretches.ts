import { HISTORY_PAGE } from '@pasok/domain/chat/chat.constants'
import type { Conversation, Message } from '@pasok/domain/chat/chat.model'
import { chatTexts } from '@pasok/domain/chat/chat.texts'
import type { ChatNews } from '@pasok/domain/chat/chat.socket'
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { call } from '../../lib/api'
import { tx } from '../../lib/texts'
import { toastError } from '../../lib/toast'
import {
  firstSeq,
  isWholeAfter,
  isWholeBefore,
  known,
  lastSeq,
  stretchOf,
  withNewer,
  withOlder,
  withReader,
  withReaders,
  type Stretch,
} from './chat.stretch'

const NAME = 'chatStretch'
const stretchKey = (id: string) => [NAME, id] as const

/** Maximum number of messages per request when catching up. */
const CATCH_UP = 100
/** Milliseconds between a failure and the next attempt. */
const AGAIN_MS = 4_000

type Place = { before: number } | { after: number } | { around: number } | object

const fetchMessages = (
  id: string,
  place: Place,
  limit: number = HISTORY_PAGE,
): Promise<readonly Message[]> =>
  call('listMessages', { params: { id }, query: { ...place, limit } })

export function addMessage(client: QueryClient, message: Message): void {
  client.setQueryData<Stretch>(
    stretchKey(message.conversation_id),
    (stretch) => stretch && withNewer(stretch, [message]),
  )
}

/** Adds a reader up to the given message. */
export function addReader(client: QueryClient, news: ChatNews['update_msg']): void {
  client.setQueryData<Stretch>(
    stretchKey(news.conversation_id),
    (stretch) => stretch && withReader(stretch, news),
  )
}

/** Loads the readers of the last messages shown again, because events may have been missed. */
export async function renewReaders(client: QueryClient): Promise<void> {
  const shown = client.getQueriesData<Stretch>({ queryKey: [NAME], type: 'active' })
  for (const [key, stretch] of shown) {
    const last = stretch?.messages.at(-1)
    if (!last) continue
    const page = await fetchMessages(last.conversation_id, { before: last.seq + 1 })
    client.setQueryData<Stretch>(key, (one) => one && withReaders(one, page))
  }
}

/** Drops cached conversations that are not shown, because events may have been missed. */
export const forgetUnseen = (client: QueryClient): void =>
  client.removeQueries({ queryKey: [NAME], type: 'inactive' })

/** Where to start reading: at the first unread message, if there are more than half a page of them. */
const placeOf = ({ unread, read_seq }: Conversation, at: number | undefined): Place => {
  if (at !== undefined) return { around: at }
  return unread > HISTORY_PAGE / 2 ? { around: read_seq + 1 } : {}
}

/** Loads further messages, one request per direction at a time, and merges them into the current state. */
function useGrowing(id: string) {
  const client = useQueryClient()
  const busy = useRef(new Set<string>())
  const [error, setError] = useState<unknown>(null)
  // A failed request is repeated automatically after a pause.
  useEffect(() => {
    if (error === null) return undefined
    const timer = setTimeout(() => setError(null), AGAIN_MS)
    return () => clearTimeout(timer)
  }, [error])
  const [isOlder, setOlder] = useState(false)
  const grow = useCallback(async (kind: 'older' | 'newer', step: () => Promise<void>) => {
    if (busy.current.has(kind)) return
    busy.current.add(kind)
    if (kind === 'older') setOlder(true)
    try {
      await step()
      setError(null)
    } catch (reason) {
      setError(reason)
    } finally {
      busy.current.delete(kind)
      if (kind === 'older') setOlder(false)
    }
  }, [])
  const get = useCallback(() => client.getQueryData<Stretch>(stretchKey(id)), [client, id])
  const change = useCallback(
    (next: (stretch: Stretch) => Stretch) =>
      client.setQueryData<Stretch>(stretchKey(id), (one) => one && next(one)),
    [client, id],
  )
  return { grow, get, change, error, isOlder }
}

/** The loaded messages of a conversation, with functions to load more. */
export function useStretch(conversation: Conversation, at: number | undefined) {
  const { _id: id, last_seq: newest } = conversation
  const client = useQueryClient()
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: stretchKey(id),
    queryFn: async () => stretchOf(await fetchMessages(id, placeOf(conversation, at)), newest),
    staleTime: Infinity,
  })
  const growing = useGrowing(id)
  const { grow, get, change } = growing
  const older = useCallback(async () => {
    const stretch = get()
    if (!stretch || isWholeBefore(stretch)) return
    await grow('older', async () => {
      const page = await fetchMessages(id, { before: firstSeq(stretch) })
      change((one) => withOlder(one, page))
    })
  }, [grow, get, change, id])
  const newer = useCallback(
    () =>
      grow('newer', async () => {
        const stretch = get()
        if (!stretch) return
        const page = await fetchMessages(id, { after: lastSeq(stretch) }, CATCH_UP)
        change((one) => withNewer(one, page))
      }),
    [grow, get, change, id],
  )
  const jump = useCallback(
    (place: number | null) =>
      grow('newer', async () => {
        const page = await fetchMessages(id, place === null ? {} : { around: place })
        if (place !== null && !page.some(({ seq }) => seq === place))
          toastError(tx(chatTexts.notHere), 'message')
        change((one) => stretchOf(page, one.newest))
      }),
    [grow, change, id],
  )
  const stretch = useMemo(() => data && known(data, newest), [data, newest])
  return {
    stretch,
    error,
    isFetching,
    refetch,
    /** Error of the last "load more". */
    moreError: growing.error,
    isOlder: growing.isOlder,
    isWhole: stretch !== undefined && isWholeAfter(stretch),
    older,
    newer,
    has: (seq: number) => stretch?.messages.some((one) => one.seq === seq) ?? false,
    jump,
    forget: () => client.removeQueries({ queryKey: stretchKey(id) }),
  }
}
