import { createPool } from '../src/db/pool'

/** Writes many rows without triggers and without a time limit. */
export async function unheeded(url: string, query: string, values: unknown[] = []): Promise<void> {
  const pool = createPool(url, { max: 1, patienceMs: 0 })
  try {
    await pool.query("set session_replication_role = 'replica'; set statement_timeout = 0")
    await pool.query(query, values)
  } finally {
    await pool.end()
  }
}
