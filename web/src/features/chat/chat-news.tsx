import type { Message } from '@pasok/domain/chat/chat.model'
import { chatTexts } from '@pasok/domain/chat/chat.texts'
import type { ChatNews as SocketNews } from '@pasok/domain/chat/chat.socket'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { count as grouped } from '../../lib/format'
import { confirmBeforeSignOut } from '../../lib/session'
import { ownerKeyOf } from '../../lib/session.kinds'
import { sessionStore } from '../../lib/session.store'
import { socketStore, useSocketNews } from '../../lib/socket'
import { useStore } from '../../lib/store'
import { tx } from '../../lib/texts'
import { countUnsent } from '../../lib/unsent-work'
import { confirm } from '../../ui/confirm'
import { afterMessage, afterReading, afterTheirReading } from './chat.changes'
import { dropOut, onStored, openOutbox, OUTBOX } from './chat.outbox'
import { changeConversation, findConversation, renewUnread } from './chat.queries'
import { flushOutbox, hurryOutbox, onArrived, restOutbox } from './chat.sender'
import { addMessage, addReader, forgetUnseen, renewReaders } from './chat.stretches'
import { noteTyped, noteTyping } from './typing.store'
import { refresh } from '../../lib/refresh'

/** Milliseconds of delay before a refresh, so that many messages in quick succession cause one request. */
const GATHER_MS = 300

let renewing: { timer: ReturnType<typeof setTimeout>; what: 'count' | 'all' } | undefined

function renewSoon(client: QueryClient, what: 'count' | 'all'): void {
  if (renewing) clearTimeout(renewing.timer)
  const wider = renewing?.what === 'all' ? 'all' : what
  const renew = () => {
    renewing = undefined
    if (wider === 'all') void refresh(client, ['conversation'])
    else renewUnread(client)
  }
  renewing = { what: wider, timer: setTimeout(renew, GATHER_MS) }
}

function addReceived(client: QueryClient, message: Message): void {
  const { conversation_id: id } = message
  addMessage(client, message)
  dropOut(message._id)
  noteTyped(id, message.from_user_name)
  changeConversation(client, id, (one) => afterMessage(one, message))
}

function receiveMessage(client: QueryClient, message: Message): void {
  addReceived(client, message)
  renewSoon(client, findConversation(client, message.conversation_id) ? 'count' : 'all')
}

function takeInReading(client: QueryClient, news: SocketNews['update_msg']): void {
  const { conversation_id: id, seq, user_id, company_id } = news
  changeConversation(client, id, (one) => afterTheirReading(one, { seq, company_id }))
  addReader(client, news)
  if (user_id !== sessionStore.get()?.auth_id) return
  changeConversation(client, id, (one) =>
    seq < one.last_seq ? one : afterReading(one, { seq, left: 0, known: seq }),
  )
  const own = findConversation(client, id)
  renewSoon(client, own && seq >= own.last_seq ? 'count' : 'all')
}

/** Loads what was missed while disconnected, and sends waiting messages. */
function catchUp(client: QueryClient): void {
  forgetUnseen(client)
  void refresh(client, ['conversation'])
  // A failure is harmless: the next event or reconnect loads the readers again.
  renewReaders(client).catch(() => undefined)
  hurryOutbox()
}

/** Logout deletes unsent messages, so the user confirms first. */
async function mayLose(): Promise<boolean> {
  const signedIn = sessionStore.get()
  const count = signedIn ? countUnsent(signedIn, OUTBOX) : 0
  if (count === 0) return true
  return confirm({
    title: tx(chatTexts.logoutTitle),
    text:
      count === 1
        ? tx(chatTexts.logoutLosesOne)
        : tx(chatTexts.logoutLoses, { count: grouped(count) }),
    confirmLabel: tx(chatTexts.logoutAnyway),
    danger: true,
  })
}

/** Updates messages and counts, and sends the user's messages, while mounted. */
function useChatNews(): void {
  const client = useQueryClient()
  const signedIn = useStore(sessionStore)
  const owner = signedIn && ownerKeyOf(signedIn)
  useEffect(() => {
    openOutbox(owner)
    onArrived((message) => receiveMessage(client, message))
    // Events from before mounting were missed. A socket that connects later sends `resync`.
    if (socketStore.get() === 'connected') void refresh(client, ['conversation'])
    flushOutbox()
    return () => {
      // Only the user who wrote a message may send it.
      openOutbox(null)
      restOutbox()
    }
  }, [owner, client])
  useEffect(() => {
    window.addEventListener('storage', onStored)
    window.addEventListener('online', hurryOutbox)
    return () => {
      window.removeEventListener('storage', onStored)
      window.removeEventListener('online', hurryOutbox)
    }
  }, [])
  useEffect(() => confirmBeforeSignOut(mayLose), [])
  useSocketNews('msg_from', (message) => receiveMessage(client, message))
  useSocketNews('update_msg', (news) => takeInReading(client, news))
  useSocketNews('typing', noteTyping)
  // Sent once, after the connection; the counts and lists are loaded then anyway.
  useSocketNews('history', (messages) => {
    for (const message of messages) addReceived(client, message)
  })
  useSocketNews('resync', () => catchUp(client))
}

/** Receives and sends messages on every screen while mounted. */
export function ChatNews() {
  useChatNews()
  return null
}
