import { sql } from 'kysely'
import pg from 'pg'
import type { Db } from './db'

/** Others are waited for so long; below the limit of a statement (`pool.ts`). */
const WAITS_MS = 5_000
/** A session that asks nothing for so long is a process's that hangs: it is ended, and its lock. */
const HANGS_AFTER_MS = 60_000
const SHOWS_LIFE_EVERY_MS = 15_000

const LOCK_NOT_AVAILABLE = '55P03'
const isHeld = (error: unknown) =>
  error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE

/**
 * Works while no other process works alone at the same. The lock is a session's and no
 * transaction's: the hosted index may take minutes over what it is given, and a transaction that
 * waits so long is ended by the database and keeps it from clearing up. For the same reason the wait
 * has no limit: one that gave up would give the index the same again, which is busy already.
 * @param work gets the session that has the lock: what it writes there is refused once that is lost
 * @returns false when another process works at it, and did so for five seconds
 */
export function alone(
  db: Db,
  what: 'index' | 'counts',
  work: (session: Db) => Promise<void>,
): Promise<boolean> {
  return db.connection().execute(async (session) => {
    await sql`select set_config('lock_timeout', ${String(WAITS_MS)}, false),
      set_config('idle_session_timeout', ${String(HANGS_AFTER_MS)}, false)`.execute(session)
    try {
      return await whileLocked(session, what, () => work(session))
    } finally {
      await sql`reset lock_timeout`.execute(session)
      await sql`reset idle_session_timeout`.execute(session)
    }
  })
}

async function whileLocked(session: Db, what: string, work: () => Promise<void>): Promise<boolean> {
  try {
    await sql`select pg_advisory_lock(hashtext(${what}))`.execute(session)
  } catch (error) {
    if (isHeld(error)) return false
    throw error
  }
  const showLife = () => void sql`select`.execute(session).catch(() => undefined)
  const life = setInterval(showLife, SHOWS_LIFE_EVERY_MS)
  try {
    await work()
  } finally {
    clearInterval(life)
    await sql`select pg_advisory_unlock(hashtext(${what}))`.execute(session)
  }
  return true
}
