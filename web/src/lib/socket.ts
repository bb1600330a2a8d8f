import type { SocketCalls, SocketNews, SocketNewsName } from '@pasok/domain/chat/chat.socket-map'
import type { SocketInput, SocketAnswer } from '@pasok/domain/kernel/socket-call'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { useEffect, useEffectEvent } from 'react'
import { ApiError } from './api-error'
import { readAnswer } from './api-reply'
import { createStore } from './store'
import { tx } from './texts'

/** This tab's socket (`socket.line.ts`). */
interface SocketLine {
  /** Resolves to the server's envelope; undefined without an answer. */
  request: (name: string, body: unknown) => Promise<unknown>
}

type Listener = (news: never) => void
const listeners = new Map<SocketNewsName, Set<Listener>>()

/** Whether the server can push events. */
export const socketStore = createStore<'connected' | 'away'>('away')

let line: SocketLine | null = null
export const setLine = (now: SocketLine | null): void => {
  line = now
  if (!now) socketStore.set('away')
}

/** Passes a server event to its listeners. */
export function publishNews<Name extends SocketNewsName>(name: Name, news: SocketNews[Name]): void {
  for (const listener of Array.from(listeners.get(name) ?? [])) listener(news as never)
}

/** Listens to a server event while signed in. @returns a function that ends the subscription. */
export function onSocket<Name extends SocketNewsName>(
  name: Name,
  listener: (news: SocketNews[Name]) => void,
): () => void {
  const own = listeners.get(name) ?? new Set()
  listeners.set(name, own)
  own.add(listener)
  return () => own.delete(listener)
}

/** Listens to a server event while the component is mounted. */
export function useSocketNews<Name extends SocketNewsName>(
  name: Name,
  listener: (news: SocketNews[Name]) => void,
): void {
  const notify = useEffectEvent(listener)
  useEffect(() => onSocket(name, (news) => notify(news)), [name])
}

/**
 * Sends a message and waits for the answer. @throws ApiError as `call` does. After `offline` the message may
 * have arrived: repeating it is safe if it has its own id.
 */
export async function callSocket<Name extends keyof SocketCalls>(
  name: Name,
  body: SocketInput<SocketCalls[Name]>,
): Promise<SocketAnswer<SocketCalls[Name]>> {
  const answer = await line?.request(name, body)
  if (answer === undefined)
    throw new ApiError({ status: 0, code: 'offline', message: tx(shellTexts.disconnected) })
  const { reply, failure } = readAnswer(answer)
  if (failure) throw failure
  return reply.data as SocketAnswer<SocketCalls[Name]>
}
