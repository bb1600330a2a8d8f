import type { SocketNews, SocketNewsName } from '@pasok/domain/chat/chat.socket-map'
import type { SocketCall } from '@pasok/domain/kernel/socket-call'
import type { z } from 'zod'
import type { Actor } from '../db/actor'
import type { Reader } from '../db/db'
import type { SignalMap, SignalName } from '../db/signals'
import type { Work } from '../db/work'
import type { Reply } from '../http/endpoint'

/**
 * To whom something is told; the server alone puts sockets into rooms, by their session: one's own (`user`;
 * not while acting for another company), one's company's or vendor's, all those of its side, the company's
 * people who may use messages, the provider's. `person` and `sign-in` are there to find their sockets.
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
  /** True when some socket of this process is in one of them. */
  isIn(rooms: readonly Room[]): boolean
  /** Tells each socket in any of the rooms once. */
  tell<Name extends SocketNewsName>(
    rooms: readonly Room[],
    name: Name,
    news: SocketNews[Name],
  ): void
}

/**
 * What a process tells its sockets about a signal. Several read at a time; what they tell is told in
 * the order of the signals.
 */
export type OnSignal<Name extends SignalName> = (
  live: Live,
  payload: SignalMap[Name],
) => Promise<void> | void
/** The same for all that wait at the same time: each is told in its turn, by its own `live`. */
interface OnSignalsTogether<Name extends SignalName> {
  together(heard: readonly { live: Live; told: SignalMap[Name] }[]): Promise<void>
}
/** Those of chapters; the others are this folder's own. */
export type OnSignals = {
  readonly [Name in Exclude<SignalName, 'access' | 'passed'>]:
    | OnSignal<Name>
    | OnSignalsTogether<Name>
}

/** Of what changes nothing: told to others, of all processes, at most once. */
export interface VolatileCall<Body = unknown> {
  db: Reader
  actor: Actor
  body: Body
  /** Every socket in the rooms but the one that says it, on every process. */
  pass: <Name extends SocketNewsName>(
    rooms: readonly Room[],
    name: Name,
    news: SocketNews[Name],
  ) => Promise<void>
  /** The one that says it. */
  tellBack: <Name extends SocketNewsName>(name: Name, news: SocketNews[Name]) => void
}

type SocketHandler<C extends SocketCall> =
  | ((call: { work: Work; body: z.output<C['body']> }) => Promise<Reply<z.output<C['data']>>>)
  | { volatile: (call: VolatileCall<z.output<C['body']>>) => Promise<void> }

/** A socket's call with what answers it: in one transaction, as an endpoint's handler. */
export interface SocketEndpoint {
  call: SocketCall
  handle?(call: { work: Work; body: unknown }): Promise<Reply<unknown>>
  volatile?(call: VolatileCall): Promise<void>
}

/** Binds a socket's call to its handler; `socket-endpoints.ts` names them all. */
export function socketEndpoint<C extends SocketCall>(
  call: C,
  handler: SocketHandler<C>,
): SocketEndpoint {
  const isVolatile = typeof handler === 'object'
  if (call.volatile !== isVolatile)
    throw new Error(`${call.name}: what is volatile changes nothing, and all else does`)
  return isVolatile ? { call, volatile: handler.volatile } : { call, handle: handler }
}
