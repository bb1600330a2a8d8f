import type { Db } from '../db/db'
import type { Log } from './log'

const EVERY_MS = 5 * 60_000
/** After the start: what was missed while nothing ran is not waited for long. */
const FIRST_MS = 45_000

/** Does what is due by now: once, whatever the number of processes that do it, and however often. */
type Timely = (db: Db) => Promise<void>

/** Looks every few minutes whether something is to be done by the calendar. @returns a way to stop. */
export function startKeepingTime(db: Db, log: Log, timely: readonly Timely[]): () => void {
  const look = () => {
    for (const one of timely)
      one(db).catch((error: unknown) =>
        log.warn({ err: error }, 'calendar: failed, tried again in a few minutes'),
      )
  }
  const first = setTimeout(look, FIRST_MS).unref()
  const timer = setInterval(look, EVERY_MS).unref()
  return () => {
    clearTimeout(first)
    clearInterval(timer)
  }
}
