import process from 'node:process'
import type pg from 'pg'

const isFull = process.env['FAULTS'] === 'full'
/** Calls of each contract, or of each other way in. */
export const RUNS = isFull ? 200 : 3
/** Another one finds other faults; a fault is found again by the one that is printed. */
export const SEED = Number(process.env['FUZZ_SEED'] ?? (isFull ? Date.now() : 11))
/** Milliseconds that no call takes, whatever else the machine does. */
export const PATIENCE = 60_000

/** Nothing of how the server is made is told. */
export const TELLS_INSIDES =
  /node_modules|\bat .+\.[jt]s:\d|SQLSTATE|syntax error|violates|relation "|\/tmp\//

/** What refused calls may leave: who asked how often, who was here, and the answer to a key. */
const COUNTERS = ['rate_counters', 'sign_in_failures', 'sign_ins', 'idempotency_keys']
/** Loaded with a release, and far too many to be read before and after each call. */
const REGIONS = ['provinces', 'cities', 'districts', 'villages']

/** Reads every table's rows and newest change, in words: the same twice when nothing was written. */
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
