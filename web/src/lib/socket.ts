import type { SocketCalls, SocketNews, SocketNewsName } from '@pasok/domain/chat/chat.socket-map'
import type { SaidIn, SocketAnswer } from '@pasok/domain/kernel/socket-call'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { useEffect, useEffectEvent } from 'react'
import { ApiError } from './api-error'
import { readTold } from './socket.reply'
import { createStore } from './store'
import { tx } from './texts'

/** The socket of this tab (`socket.line.ts`). */
interface SocketLine {
  /** The server's envelope; nothing when no answer came. */
  ask: (name: string, body: unknown) => Promise<unknown>
}

type Listener = (news: never) => void
const listeners = new Map<SocketNewsName, Set<Listener>>()

/** Whether the server can tell something by itself just now. */
export const socketStore = createStore<'connected' | 'away'>('away')

let line: SocketLine | null = null
export const setLine = (now: SocketLine | null): void => {
  line = now
  if (!now) socketStore.set('away')
}

/** Hands on what the server told. */
export function tellNews<Name extends SocketNewsName>(name: Name, news: SocketNews[Name]): void {
  for (const listener of Array.from(listeners.get(name) ?? [])) listener(news as never)
}

/** Tells whatever the server says of itself, while somebody is signed in. @returns a way to stop. */
export function onSocket<Name extends SocketNewsName>(
  name: Name,
  listener: (news: SocketNews[Name]) => void,
): () => void {
  const own = listeners.get(name) ?? new Set()
  listeners.set(name, own)
  own.add(listener)
  return () => own.delete(listener)
}

/** The same for as long as a piece of the screen stands. */
export function useSocketNews<Name extends SocketNewsName>(
  name: Name,
  listener: (news: SocketNews[Name]) => void,
): void {
  const tell = useEffectEvent(listener)
  useEffect(() => onSocket(name, (news) => tell(news)), [name])
}

/**
 * Says something, and waits for the answer.
 * @throws ApiError as `call` does: refused by the server, or `offline` when there is no answer: then
 *   it may have been heard, and is safe to say again if it carries an id of its own.
 */
export async function askSocket<Name extends keyof SocketCalls>(
  name: Name,
  body: SaidIn<SocketCalls[Name]>,
): Promise<SocketAnswer<SocketCalls[Name]>> {
  const told = await line?.ask(name, body)
  if (told === undefined)
    throw new ApiError({ status: 0, code: 'offline', message: tx(shellTexts.disconnected) })
  const { reply, failure } = readTold(told)
  if (failure) throw failure
  return reply.data as SocketAnswer<SocketCalls[Name]>
}
