import type { Actor } from './actor'
import type { Trx } from './db'
import type { EventMap, EventName } from './event-map'
import type { JobRequest } from './jobs'
import type { Scope } from './scope'

/** What a command works with: one transaction, by whom, for which company, at what time. */
export interface Work<S extends Scope = Scope> {
  trx: Trx
  scope: S
  actor: Actor
  now: Date
  requestId: string
  /** From where the call came. */
  address: string
  /** Calls the subscribers in this transaction; those after the commit are jobs that it writes. */
  emit<Name extends EventName>(name: Name, payload: EventMap[Name]): Promise<void>
}

/** Answers an event in the transaction that caused it; a failure undoes both. */
export type Subscriber<Name extends EventName> = (
  work: Work,
  payload: EventMap[Name],
) => Promise<void>

/** What is done about an event. */
interface Subscribers<Name extends EventName> {
  inTransaction?: readonly Subscriber<Name>[]
  /** Jobs that are written with the event and done once it is committed. */
  afterCommit?: readonly ((payload: EventMap[Name]) => JobRequest)[]
}

export type Subscriptions = { readonly [Name in EventName]?: Subscribers<Name> }
