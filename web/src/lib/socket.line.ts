import type { SocketNews, SocketNewsName } from '@pasok/domain/chat/chat.socket-map'
import { io, type Socket } from 'socket.io-client'
import { languageStore } from './language'
import type { SignedIn } from './session.kinds'
import { sessionStore } from './session.store'
import { retryAfterOf } from './socket.reply'

/** Ms: for how long an answer is waited for. */
const PATIENCE = 10_000
/** Ms until it is tried again: the first time, and at most. */
const AGAIN = 500
const AGAIN_AT_MOST = 30_000
/** Ms over which those whom the server tells to read everything again spread themselves. */
const SPREAD = 3_000

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

async function askBy(socket: Socket, name: string, body: unknown): Promise<unknown> {
  if (!socket.connected) return undefined
  try {
    const told: unknown = await socket.timeout(PATIENCE).emitWithAck(name, body)
    return told
  } catch {
    return undefined
  }
}

/** Who begins, as the specification has it (Spec 2 §7); the server knows by the token. */
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
  let resync: ReturnType<typeof setTimeout> | undefined
  let refusals = 0
  /** The server has refused it or put it out: the library leaves it at that. */
  const comeAgain = (seconds = Infinity) => {
    clearTimeout(again)
    const pause = Math.min(AGAIN_AT_MOST / 2, seconds * 1_000 * 2 ** refusals)
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
    // Whatever was told before is not known here.
    readAgain()
    void askBy(socket, 'login', loginOf(sessionStore.get()))
  })
  socket.on('disconnect', (reason) => {
    listener.state(false)
    if (reason === 'io server disconnect') comeAgain()
  })
  socket.on('connect_error', (refused) => {
    if (!socket.active) comeAgain('data' in refused ? retryAfterOf(refused.data) : undefined)
  })
  socket.onAny((name: SocketNewsName, news: SocketNews[SocketNewsName]) => {
    // Many are told this at once, and all of them would ask at once.
    if (name === 'resync') resync ??= setTimeout(readAgain, Math.random() * SPREAD)
    else listener.news(name, news)
  })
  const cut = () => socket.disconnect()
  const join = () => socket.connect()
  window.addEventListener('offline', cut)
  window.addEventListener('online', join)
  return {
    ask: (name, body) => askBy(socket, name, body),
    close: () => {
      clearTimeout(again)
      clearTimeout(resync)
      window.removeEventListener('offline', cut)
      window.removeEventListener('online', join)
      socket.disconnect()
    },
  }
}
