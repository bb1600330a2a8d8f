import type { Db } from '../db/db'
import { addJob } from '../db/jobs'
import type { Log } from './log'

const HOUR_MS = 3_600_000
/** After the start: one that never runs for an hour has suggestions too. */
const FIRST_MS = 90_000

const JOB = 'rebuild-suggestions'

/**
 * Asks for the suggestions to be made anew soon after the start, then once an hour; of several
 * processes' askings one is done. @returns a way to stop.
 */
export function startSuggesting(db: Db, log: Log): () => void {
  const ask = () => {
    addJob(db, JOB, {}, { key: JOB }).catch((error: unknown) =>
      log.warn({ err: error }, 'suggestions: not asked for, tried again in an hour'),
    )
  }
  const first = setTimeout(ask, FIRST_MS).unref()
  const timer = setInterval(ask, HOUR_MS).unref()
  return () => {
    clearTimeout(first)
    clearInterval(timer)
  }
}
