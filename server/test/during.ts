import type pg from 'pg'
import { expect } from 'vitest'
import { eventually } from './eventually'

/** Until somebody waits for a row that another transaction holds. */
const untilOneWaits = (pool: pg.Pool) =>
  eventually(async () => {
    const { rows } = await pool.query(
      `select 1 from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
    )
    expect(rows).toHaveLength(1)
  })

/** While `first` was written and is not committed, `then` is asked for and waits; its answer. */
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
