import { login } from '@pasok/domain/notifications/notifications.socket'
import type { SocketNews, SocketNewsName } from '@pasok/domain/chat/chat.socket-map'
import { io } from 'socket.io-client'
import { languageStore } from './language'
import { sessionStore } from './session.store'

/** Ms: for how long an answer is waited for. */
const PATIENCE = 10_000
/** Ms until it is tried again: the first time, and at most. */
const AGAIN = 500
const AGAIN_AT_MOST = 30_000

export interface LineListener {
  news: <Name extends SocketNewsName>(name: Name, news: SocketNews[Name]) => void
  /** Connected, or not any more. */
  state: (isConnected: boolean) => void
}

export interface OpenLine {
  /** The server's envelope; nothing when no answer came. */
  ask: (name: string, body: unknown) => Promise<unknown>
  close: () => void
}

/** A socket of the person who is signed in; it comes back by itself, with growing pauses. */
export function openLine(listener: LineListener): OpenLine {
  const socket = io({
    path: '/live/socket.io',
    transports: ['websocket'],
    reconnectionDelay: AGAIN,
    reconnectionDelayMax: AGAIN_AT_MOST,
    auth: (tell) =>
      tell({ token: sessionStore.get()?.access_token ?? '', language: languageStore.get() }),
  })
  let again: ReturnType<typeof setTimeout> | undefined
  const ask = async (name: string, body: unknown): Promise<unknown> => {
    if (!socket.connected) return undefined
    try {
      const told: unknown = await socket.timeout(PATIENCE).emitWithAck(name, body)
      return told
    } catch {
      return undefined
    }
  }
  /** The server has refused it or put it out: the library leaves it at that. */
  const comeAgain = () => {
    clearTimeout(again)
    again = setTimeout(() => socket.connect(), AGAIN_AT_MOST * (0.5 + Math.random() / 2))
  }
  socket.on('connect', () => {
    clearTimeout(again)
    listener.state(true)
    // Whatever was told before is not known here.
    listener.news('resync', null)
    void ask(login.name, { channel: 'BUYER' })
  })
  socket.on('disconnect', (reason) => {
    listener.state(false)
    if (reason === 'io server disconnect') comeAgain()
  })
  socket.on('connect_error', () => {
    if (!socket.active) comeAgain()
  })
  socket.onAny((name: SocketNewsName, news: SocketNews[SocketNewsName]) =>
    listener.news(name, news),
  )
  const cut = () => socket.disconnect()
  const join = () => socket.connect()
  window.addEventListener('offline', cut)
  window.addEventListener('online', join)
  return {
    ask,
    close: () => {
      clearTimeout(again)
      window.removeEventListener('offline', cut)
      window.removeEventListener('online', join)
      socket.disconnect()
    },
  }
}
