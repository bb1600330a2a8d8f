import type { Db } from '../db/db'
import { deliverOutbox, type OutboxRow } from '../db/outbox'
import { watchOutbox, type Watch } from './watch-outbox'
import type { Log } from './log'

const TRIED_AGAIN = 'outbox: delivery failed, tried again soon'

export type Relay = Watch

/**
 * Hands committed events on as soon as they are there. Any number of processes may run one; an event
 * is handed on until its delivery succeeds, so a delivery must bear being repeated.
 */
export function startRelay(
  db: Db,
  url: string,
  log: Log,
  deliver: (row: OutboxRow) => Promise<void>,
): Relay {
  const warn = (error: unknown) => log.warn({ err: error }, TRIED_AGAIN)
  // Until a look finds nothing whose time has come.
  const deliverAll = async (goesOn: () => boolean) => {
    for (let found = 1; found > 0 && goesOn();) {
      const { delivered, failures } = await deliverOutbox(db, deliver)
      // What failed has its pause now: what stands behind it is next.
      found = delivered + failures.length
      failures.forEach(warn)
    }
  }
  return watchOutbox(url, deliverAll, warn)
}
