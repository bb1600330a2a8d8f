import { Logger, runMigrations } from 'graphile-worker'
import { createPool } from './pool'

/** Any number will do but that of the migrations, as long as every release takes the same one. */
const LOCK_KEY = 7_265_111_002

/**
 * Brings the queue's tables (schema `graphile_worker`) to this release; nothing can ask for a job
 * before. Processes that start at once take turns.
 */
export async function prepareJobSchema(url: string): Promise<void> {
  const pool = createPool(url, { max: 2, patienceMs: 0 })
  try {
    const turn = await pool.connect()
    turn.on('error', () => undefined)
    try {
      await turn.query('SET statement_timeout = 0')
      await turn.query('SELECT pg_advisory_lock($1)', [LOCK_KEY])
      await runMigrations({ pgPool: pool, logger: new Logger(() => () => undefined) })
    } finally {
      // Closed, not given back: with the connection goes its lock.
      turn.release(true)
    }
  } finally {
    await pool.end()
  }
}
