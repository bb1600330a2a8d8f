import type { SocketNews, SocketNewsName } from '@pasok/domain/chat/chat.socket-map'
import { io, type Socket } from 'socket.io-client'
import { languageStore } from './language'
import type { SignedIn } from './session.kinds'
import { sessionStore } from './session.store'
import { retryAfterOf } from './api-reply'

/** Milliseconds to wait for an answer. */
const PATIENCE_MS = 10_000
/** Milliseconds before a reconnect: initial and maximum. */
const AGAIN_MS = 500
const MAX_RETRY_MS = 30_000
/** Milliseconds over which clients spread their reload after `resync`. */
const SPREAD_MS = 3_000

export interface LineListener {
  news: <Name extends SocketNewsName>(name: Name, news: SocketNews[Name]) => void
  /** Called when the connection is established or lost. */
  state: (isConnected: boolean) => void
}

export interface OpenLine {
  /** Resolves to the server's envelope; undefined without an answer. */
  request: (name: string, body: unknown) => Promise<unknown>
  close: () => void
}

async function emitRequest(socket: Socket, name: string, body: unknown): Promise<unknown> {
  if (!socket.connected) return undefined
  try {
    const answer: unknown = await socket.timeout(PATIENCE_MS).emitWithAck(name, body)
    return answer
  } catch {
    return undefined
  }
}

/**
 * Returns the `login` message of the specification (Spec 2 §7); the server identifies the user by the token.
 */
function loginOf(signedIn: SignedIn | null) {
  if (!signedIn) return {}
  const isBuyer = signedIn.kind === 'buyer'
  return {
    user_id: signedIn.auth_id,
    user_name: signedIn.fullname,
    ...(isBuyer && { company_id: signedIn.buyer_id, company_name: signedIn.buyer_name }),
    channel: isBuyer ? 'BUYER' : signedIn.flag,
    created_at: new Date().toISOString(),
  }
}

/** Opens the signed-in user's socket; it reconnects automatically with increasing pauses. */
export function openLine(listener: LineListener): OpenLine {
  const socket = io({
    path: '/live/socket.io',
    transports: ['websocket'],
    reconnectionDelay: AGAIN_MS,
    reconnectionDelayMax: MAX_RETRY_MS,
    auth: (callback) =>
      callback({ token: sessionStore.get()?.access_token ?? '', language: languageStore.get() }),
  })
  let again: ReturnType<typeof setTimeout> | undefined
  let resync: ReturnType<typeof setTimeout> | undefined
  let refusals = 0
  /** The library does not reconnect after the server has refused or closed the connection. */
  const reconnect = (seconds = Infinity) => {
    clearTimeout(again)
    const pause = Math.min(MAX_RETRY_MS / 2, seconds * 1_000 * 2 ** refusals)
    refusals += 1
    again = setTimeout(() => socket.connect(), pause * (1 + Math.random()))
  }
  const readAgain = () => {
    clearTimeout(resync)
    resync = undefined
    listener.news('resync', null)
  }
  socket.on('connect', () => {
    clearTimeout(again)
    refusals = 0
    listener.state(true)
    // Events before the connection were missed.
    readAgain()
    void emitRequest(socket, 'login', loginOf(sessionStore.get()))
  })
  socket.on('disconnect', (reason) => {
    listener.state(false)
    if (reason === 'io server disconnect') reconnect()
  })
  socket.on('connect_error', (refused) => {
    if (!socket.active) reconnect('data' in refused ? retryAfterOf(refused.data) : undefined)
  })
  socket.onAny((name: SocketNewsName, news: SocketNews[SocketNewsName]) => {
    // Many clients receive this at the same moment and must not all reload simultaneously.
    if (name === 'resync') resync ??= setTimeout(readAgain, Math.random() * SPREAD_MS)
    else listener.news(name, news)
  })
  const cut = () => socket.disconnect()
  const join = () => socket.connect()
  window.addEventListener('offline', cut)
  window.addEventListener('online', join)
  return {
    request: (name, body) => emitRequest(socket, name, body),
    close: () => {
      clearTimeout(again)
      clearTimeout(resync)
      window.removeEventListener('offline', cut)
      window.removeEventListener('online', join)
      socket.disconnect()
    },
  }
}
