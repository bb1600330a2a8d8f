import type { Db, Trx } from '../src/db/db'
import type { EventMap, EventName } from '../src/db/event-map'
import { writeEvents, type NewEvent } from '../src/db/events'
import { SUBSCRIPTIONS } from '../src/subscriptions'

/** Writes an event without a company, and its jobs, in the test's transaction. */
export const emitIn = <Name extends EventName>(trx: Trx, name: Name, payload: EventMap[Name]) =>
  writeEvents(trx, SUBSCRIPTIONS, [{ name, payload, companyId: null } as NewEvent])

/** Writes an event without a company, and its jobs, in a separate transaction. */
export const emit = <Name extends EventName>(db: Db, name: Name, payload: EventMap[Name]) =>
  db.transaction().execute((trx) => emitIn(trx, name, payload))
