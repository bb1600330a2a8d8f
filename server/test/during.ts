import type pg from 'pg'
import { expect } from 'vitest'
import { eventually } from './eventually'

/** Waits until a connection is blocked by a row lock. */
const untilOneWaits = (pool: pg.Pool) =>
  eventually(async () => {
    const { rows } = await pool.query(
      `select 1 from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
    )
    expect(rows).toHaveLength(1)
  })

/**
 * Runs `then` while the statements of `first` are uncommitted, so that it waits for them; returns
 * its result.
 */
export async function during<T>(
  pool: pg.Pool,
  first: readonly (readonly [string, readonly unknown[]])[],
  then: () => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    for (const [sql, values] of first) await client.query(sql, [...values])
    const answer = then()
    await untilOneWaits(pool)
    await client.query('commit')
    return await answer
  } finally {
    client.release(true)
  }
}
