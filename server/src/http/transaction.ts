import type { Actor } from '../db/actor'
import { StaleRecord, staleRecord } from '../db/stale-record'
import { databaseNow } from '../db/database-now'
import type { Db, Reader, Trx } from '../db/db'
import type { EventMap, EventName } from '../db/event-map'
import { writeOutbox } from '../db/outbox'
import type { Scope } from '../db/scope'
import type { Subscriber, Subscriptions, Work } from '../db/work'
import { isTransient } from './fault'

const TRIES = 4

interface Caller<S extends Scope> {
  actor: Actor
  scope: S
  requestId: string
  address: string
  /** The time of what it writes; the database's unless given. */
  now?: Date
}

/**
 * Runs a query on one connection and one snapshot: all that a GET shows is of one moment, and the
 * database itself refuses a write (law 7).
 */
export function readOnly<Result>(db: Db, query: (reader: Reader) => Promise<Result>) {
  return db
    .transaction()
    .setAccessMode('read only')
    .setIsolationLevel('repeatable read')
    .execute(query)
}

/**
 * Runs a command in one transaction with its events: subscribers answer inside it, the outbox row
 * stands beside it. A deadlock or a serialization failure starts it again.
 */
export async function transact<S extends Scope, Result>(
  db: Db,
  subscriptions: Subscriptions,
  caller: Caller<S>,
  command: (work: Work<S>) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(async (trx) => {
        const now = caller.now ?? (await databaseNow(trx))
        return explained(workIn(trx, subscriptions, { ...caller, now }), command)
      })
    } catch (error) {
      if (attempt >= TRIES || !isTransient(error)) throw error
    }
  }
}

/** Runs the command; a save that lost a race is refused with who saved first. */
async function explained<S extends Scope, Result>(
  work: Work<S>,
  command: (work: Work<S>) => Promise<Result>,
): Promise<Result> {
  try {
    return await command(work)
  } catch (error) {
    throw error instanceof StaleRecord ? await staleRecord(work, error) : error
  }
}

/** What a command in this transaction works with. */
export function workIn<S extends Scope>(
  trx: Trx,
  subscriptions: Subscriptions,
  caller: Caller<S> & { now: Date },
): Work<S> {
  const work: Work<S> = {
    trx,
    ...caller,
    async emit<Name extends EventName>(name: Name, payload: EventMap[Name]) {
      const answering: readonly Subscriber<Name>[] = subscriptions[name] ?? []
      for (const answer of answering) await answer(work, payload)
      const companyId = 'id' in caller.scope ? caller.scope.id : null
      await writeOutbox(trx, name, payload, companyId, caller.now)
    },
  }
  return work
}
