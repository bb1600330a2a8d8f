import type { Actor } from '../db/actor'
import { StaleRecord, staleRecord } from '../db/stale-record'
import { databaseNow } from '../db/database-now'
import { type Db, pipelined, type Reader, type Trx } from '../db/db'
import type { EventMap, EventName } from '../db/event-map'
import { type NewEvent, withJobs } from '../db/events'
import {
  type DeferredWrites,
  addWrites,
  noDeferredWrites,
  writeAtCommit,
  writeDeferred,
} from '../db/deferred-writes'
import type { Scope } from '../db/scope'
import type { Subscriber, Subscriptions, Work } from '../db/work'
import { isOutdatedPlan } from '../db/prepared'
import { isTransient } from './fault'

const TRIES = 4

interface Caller<S extends Scope> {
  actor: Actor
  scope: S
  requestId: string
  address: string
  /** Time for written rows; undefined: the database's. */
  now?: Date
}

/**
 * Runs a transaction, and again after a deadlock, a serialization failure or an outdated plan. It must have no effect
 * outside of the database.
 */
export async function retried<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run()
    } catch (error) {
      if (attempt >= TRIES || !(isTransient(error) || isOutdatedPlan(error))) throw error
    }
  }
}

/**
 * Runs a query in a read-only transaction with one snapshot, so that a GET shows the data of one moment and the
 * database rejects writes.
 */
export const readOnly = <Result>(db: Db, query: (reader: Reader) => Promise<Result>) =>
  db
    .transaction()
    .setAccessMode('read only')
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => query(await pipelined(trx)))

/**
 * Runs a command in one transaction. Audit entries, live changes, events, jobs and the stored response are written
 * with the commit, in one statement, so that jobs sharing a key are locked only for the moment of the commit. A deadlock,
 * a serialization failure or an outdated plan restarts the command.
 */
export const transact = <S extends Scope, Result>(
  db: Db,
  subscriptions: Subscriptions,
  caller: Caller<S>,
  command: (work: Work<S>) => Promise<Result>,
): Promise<Result> =>
  retried(() =>
    db.transaction().execute(async (begun) => {
      const trx = await pipelined(begun)
      const now = caller.now ?? (await databaseNow(trx))
      const deferred = noDeferredWrites()
      const work = workIn(trx, subscriptions, { ...caller, now }, deferred)
      const result = await explained(work, command)
      await writeAtCommit(trx, deferred)
      return result
    }),
  )

/** Runs the command and adds to a stale save's error who saved first. */
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

/**
 * Returns the context for commands in this transaction. @param deferred collects what is written with the commit;
 * without it everything is written immediately
 */
export function workIn<S extends Scope>(
  trx: Trx,
  subscriptions: Subscriptions,
  caller: Caller<S> & { now: Date },
  deferred?: DeferredWrites,
): Work<S> {
  const work: Work<S> = {
    trx,
    ...caller,
    async defer(writes) {
      if (deferred) addWrites(deferred, writes)
      else await writeDeferred(trx, writes)
    },
    async emit<Name extends EventName>(name: Name, payload: EventMap[Name]) {
      const answering: readonly Subscriber<Name>[] = subscriptions[name]?.inTransaction ?? []
      for (const answer of answering) await answer(work, payload)
      const companyId = 'id' in caller.scope ? caller.scope.id : null
      const event = { name, payload, companyId, at: caller.now } as NewEvent
      await work.defer({ events: [withJobs(subscriptions, event)] })
    },
  }
  return work
}
