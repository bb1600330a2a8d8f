import type { Actor } from './actor'
import type { Trx } from './db'
import type { EventMap, EventName } from './event-map'
import type { JobRequest } from './jobs'
import type { DeferredWrites } from './deferred-writes'
import type { Scope } from './scope'

/** The context of a command: its transaction, actor, company and time. */
export interface Work<S extends Scope = Scope> {
  trx: Trx
  scope: S
  actor: Actor
  now: Date
  requestId: string
  /** Network address of the request. */
  address: string
  /** Writes what the command does not read again, in one statement with the rest before the commit. */
  defer(writes: Partial<DeferredWrites>): Promise<void>
  /** Runs the event's subscribers in this transaction; subscribers after the commit are written as jobs. */
  emit<Name extends EventName>(name: Name, payload: EventMap[Name]): Promise<void>
}

/** Handles an event in the transaction that caused it; a failure rolls back both. */
export type Subscriber<Name extends EventName> = (
  work: Work,
  payload: EventMap[Name],
) => Promise<void>

/** Subscribers of an event. */
interface Subscribers<Name extends EventName> {
  inTransaction?: readonly Subscriber<Name>[]
  /** Jobs that are written with the event and run after the commit; undefined when the event needs none. */
  afterCommit?: readonly ((payload: EventMap[Name]) => JobRequest | undefined)[]
}

export type Subscriptions = { readonly [Name in EventName]?: Subscribers<Name> }
