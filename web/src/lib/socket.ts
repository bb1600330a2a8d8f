import type { SocketNews, SocketNewsName } from '@pasok/domain/chat/chat.socket-map'
import type { SocketCall } from '@pasok/domain/kernel/socket-call'
import { useEffect, useEffectEvent } from 'react'
import type { z } from 'zod'

type Listener = (news: never) => void
const listeners = new Map<SocketNewsName, Set<Listener>>()

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
 * @throws ApiError as `call` does: refused by the server, or `unreachable` when there is no answer:
 *   then it may have been heard, and is safe to say again if it carries an id of its own.
 */
export async function askSocket<C extends SocketCall>(
  _call: C,
  _body: z.input<C['body']>,
): Promise<z.input<C['data']>> {
  throw new Error('not connected yet')
}
