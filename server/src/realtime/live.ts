import type { SocketNews, SocketNewsName } from '@pasok/domain/chat/chat.socket-map'
import type { SocketCall } from '@pasok/domain/kernel/socket-call'
import type { z } from 'zod'
import type { Actor } from '../db/actor'
import type { Reader } from '../db/db'
import type { SignalMap, SignalName } from '../db/signals'
import type { Work } from '../db/work'
import type { Reply } from '../http/endpoint'

/**
 * A group of sockets. Only the server joins sockets to rooms, by their session: the user's own (`user`; not
 * while acting for a company), the company's or vendor's, all of a side, the company's users with messages, and
 * the provider's. `person` and `sign-in` serve to find sockets.
 */
export type Room =
  | `person:${string}`
  | `user:${string}`
  | `owner:${string}`
  | `side:${'buyer' | 'vendor'}`
  | `chat:${string}`
  | `sign-in:${string}`
  | 'provider'

/** The sockets of this process. */
export interface Live {
  db: Reader
  /** Returns whether a socket of this process is in one of the rooms. */
  isIn(rooms: readonly Room[]): boolean
  /** Sends a message once to each socket in any of the rooms. */
  publish<Name extends SocketNewsName>(
    rooms: readonly Room[],
    name: Name,
    news: SocketNews[Name],
  ): void
}

/**
 * A process's handler of a signal. Several may read concurrently; their messages are sent in the order of the
 * signals.
 */
export type OnSignal<Name extends SignalName> = (
  live: Live,
  payload: SignalMap[Name],
) => Promise<void> | void
/** Handles all waiting signals of a kind together; each sends its messages in turn through its own `live`. */
interface OnSignalsTogether<Name extends SignalName> {
  together(signals: readonly { live: Live; signal: SignalMap[Name] }[]): Promise<void>
}
/** Handlers of the chapters; the remaining signals are handled in this folder. */
export type OnSignals = {
  readonly [Name in Exclude<SignalName, 'access' | 'passed'>]:
    | OnSignal<Name>
    | OnSignalsTogether<Name>
}

/** A socket call that changes no data; its messages are delivered at most once to sockets of all processes. */
export interface VolatileCall<Body = unknown> {
  db: Reader
  actor: Actor
  body: Body
  /** Sends to all sockets in the rooms on every process, except the sender. */
  pass: <Name extends SocketNewsName>(
    rooms: readonly Room[],
    name: Name,
    news: SocketNews[Name],
  ) => Promise<void>
  /** Sends to the calling socket only. */
  sendBack: <Name extends SocketNewsName>(name: Name, news: SocketNews[Name]) => void
}

type SocketHandler<C extends SocketCall> =
  | ((call: { work: Work; body: z.output<C['body']> }) => Promise<Reply<z.output<C['data']>>>)
  | { volatile: (call: VolatileCall<z.output<C['body']>>) => Promise<void> }

/** A socket call with its handler, which runs in one transaction like an endpoint's. */
export interface SocketEndpoint {
  call: SocketCall
  handle?(call: { work: Work; body: unknown }): Promise<Reply<unknown>>
  volatile?(call: VolatileCall): Promise<void>
}

/** Binds a socket call to its handler; `socket-endpoints.ts` lists all of them. */
export function socketEndpoint<C extends SocketCall>(
  call: C,
  handler: SocketHandler<C>,
): SocketEndpoint {
  const isVolatile = typeof handler === 'object'
  if (call.volatile !== isVolatile)
    throw new Error(
      `${call.name}: a volatile call needs a volatile handler, and any other call a command.`,
    )
  return isVolatile ? { call, volatile: handler.volatile } : { call, handle: handler }
}
