import type pg from 'pg'
import { findBreaches } from './invariants'

/** Breaks an invariant in a transaction, returns the detected violations, and rolls back. */
export async function breachesAfter(
  pool: pg.Pool,
  statements: readonly string[],
  stockBefore?: ReadonlyMap<string, string>,
): Promise<string[]> {
  const client = await pool.connect()
  try {
    await client.query("begin; set local session_replication_role = 'replica'")
    for (const statement of statements) await client.query(statement)
    return await findBreaches({ query: client.query.bind(client) }, stockBefore)
  } finally {
    await client.query('rollback')
    client.release()
  }
}
