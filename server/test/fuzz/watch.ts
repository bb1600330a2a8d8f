import process from 'node:process'
import type pg from 'pg'

const isFull = process.env['FAULTS'] === 'full'
/** Number of requests per contract or other route. */
export const RUNS = isFull ? 200 : 3
/** Different seeds find different faults; the printed seed reproduces a fault. */
export const SEED = Number(process.env['FUZZ_SEED'] ?? (isFull ? Date.now() : 11))
/** Milliseconds that no request exceeds, however busy the machine is. */
export const PATIENCE = 60_000

/** Implementation details that no response may contain. */
export const LEAKS_INTERNALS =
  /node_modules|\bat .+\.[jt]s:\d|SQLSTATE|syntax error|violates|relation "|\/tmp\//

/** Tables that refused requests may change: rate limits, sign-ins and idempotency keys. */
const COUNTERS = ['rate_counters', 'sign_in_failures', 'sign_ins', 'idempotency_keys']
/** Loaded with a release, and too large to be read before and after each request. */
const REGIONS = ['provinces', 'cities', 'districts', 'villages']

/**
 * Returns a function that reads every table's row count and latest change; equal results mean that
 * nothing was written.
 */
export async function watchTables(pool: pg.Pool): Promise<() => Promise<string[]>> {
  const { rows } = await pool.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables
     where schemaname = 'public' and tablename <> all($1) order by 1`,
    [[...COUNTERS, ...REGIONS]],
  )
  const parts = rows.map(
    ({ name }) =>
      `(select '${name} ' || count(*) || '.' || coalesce(max(xmin::text::bigint), 0) from ${name})`,
  )
  const fingerprint = `select array[${parts.join(', ')}] as tables`
  return async () => (await pool.query<{ tables: string[] }>(fingerprint)).rows[0]?.tables ?? []
}
