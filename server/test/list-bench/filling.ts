import type pg from 'pg'

/** Number of rows written per statement. */
const BATCH = 50_000

/** Number of concurrent statements, for a small machine's cores. */
const AT_ONCE = 2

/** A row's id made from its `at` and `code`, ordered by time like the product's own. */
export const ID = `(lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7'
  || substr(md5(code), 1, 3) || '8' || substr(md5(code), 4, 15))::uuid`

/** Runs independent statements, some of them concurrently, and waits for all. */
type Do = (statements: readonly (string | pg.QueryConfig)[]) => Promise<void>

/** All indexes of tables except those of constraints. */
const INDEXES = `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made
  from pg_index where indrelid = any($1::regclass[])
    and not exists (select from pg_constraint where conindid = indexrelid)`

async function openClient(pool: pg.Pool): Promise<pg.PoolClient> {
  const client = await pool.connect()
  await client.query(`set session_replication_role = 'replica'; set statement_timeout = 0;
    set maintenance_work_mem = '1GB'; set work_mem = '256MB'; set synchronous_commit = off`)
  return client
}

/**
 * Writes many valid rows without constraint checks and triggers; the tables' indexes are created afterwards.
 */
export async function filling(
  pool: pg.Pool,
  tables: readonly string[],
  fill: (all: Do) => Promise<void>,
): Promise<void> {
  const clients = await Promise.all(Array.from({ length: AT_ONCE }, () => openClient(pool)))
  const all: Do = async (statements) => {
    const waiting = statements.values()
    await Promise.all(
      clients.map(async (client) => {
        for (const statement of waiting) await client.query(statement)
      }),
    )
  }
  try {
    const { rows } = await pool.query<{ name: string; made: string }>(INDEXES, [tables])
    for (const { name } of rows) await pool.query(`drop index ${name}`)
    await fill(all)
    await all(rows.map(({ made }) => made))
    await all(tables.map((table) => `vacuum analyze ${table}`))
  } finally {
    for (const client of clients) client.release(true)
  }
}

/** Returns statements that each write a batch, from its first and last number. */
export const inBatches = (
  count: number,
  statement: (from: number, to: number) => pg.QueryConfig,
): pg.QueryConfig[] =>
  Array.from({ length: Math.ceil(count / BATCH) }, (_, at) =>
    statement(at * BATCH + 1, Math.min(count, (at + 1) * BATCH)),
  )

/** Recounts what triggers normally count, in the same way as its migration. */
export async function countAgain(pool: pg.Pool, document: string, counted: string): Promise<void> {
  await pool.query('delete from document_count_deltas where document = $1', [document])
  await pool.query('delete from document_counts where document = $1', [document])
  await pool.query(`insert into document_counts (document, owner_id, status, count) ${counted}`)
}
