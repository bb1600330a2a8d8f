import type { SocketNews, SocketNewsName } from '@pasok/domain/chat/chat.socket-map'
import type { SocketCall } from '@pasok/domain/kernel/socket-call'
import type { z } from 'zod'
import type { Actor } from '../db/actor'
import type { Reader } from '../db/db'
import type { SignalMap, SignalName } from '../db/signals'
import type { Work } from '../db/work'
import type { Reply } from '../http/endpoint'

/**
 * To whom something is told; the server alone puts sockets into rooms, by their session: one's own,
 * one's company's (or vendor's), the company's people who may use messages, the provider's.
 */
export type Room =
  | `user:${string}`
  | `owner:${string}`
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
  /** Closes the sockets in the rooms, after telling them why. */
  end(rooms: readonly Room[], reason: SignalMap['ended']['reason']): void
}

/** What a process tells its sockets about a signal. */
export type OnSignal<Name extends SignalName> = (
  live: Live,
  payload: SignalMap[Name],
) => Promise<void> | void
export type OnSignals = { readonly [Name in SignalName]: OnSignal<Name> }

/** What answers a socket's call: in one transaction, as an endpoint's handler. */
export interface SocketEndpoint<C extends SocketCall = SocketCall> {
  call: C
  answer: SocketHandler<C>
}

type SocketHandler<C extends SocketCall> =
  | ((call: { work: Work; body: z.output<C['body']> }) => Promise<Reply<z.output<C['data']>>>)
  | {
      /** Of what changes nothing: told to others, of all processes, at most once. */
      volatile: (call: {
        db: Reader
        actor: Actor
        body: z.output<C['body']>
        /** Every socket in the rooms but the one that says it, on every process. */
        pass: <Name extends SocketNewsName>(
          rooms: readonly Room[],
          name: Name,
          news: SocketNews[Name],
        ) => void
      }) => Promise<void>
    }

export const socketEndpoint = <C extends SocketCall>(
  call: C,
  answer: SocketHandler<C>,
): SocketEndpoint<C> => ({ call, answer })
