import type pg from 'pg'

/** Rows written in one statement. */
const BATCH = 50_000

/** Statements that are under way at once: a small machine's cores. */
const AT_ONCE = 2

/** An id of a row, made of its `at` and `code` as ours are: by time. */
export const ID = `(lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7'
  || substr(md5(code), 1, 3) || '8' || substr(md5(code), 4, 15))::uuid`

/** Does statements of which none needs another, some at once; done when all are. */
type Do = (statements: readonly (string | pg.QueryConfig)[]) => Promise<void>

/** All indexes of tables that no constraint is kept by. */
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
 * Writes many rows without the checks of each, which they pass, and without what triggers keep. The
 * tables' indexes are made after them.
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

/** Statements that each write a batch, given its first number and its last. */
export const inBatches = (
  count: number,
  statement: (from: number, to: number) => pg.QueryConfig,
): pg.QueryConfig[] =>
  Array.from({ length: Math.ceil(count / BATCH) }, (_, at) =>
    statement(at * BATCH + 1, Math.min(count, (at + 1) * BATCH)),
  )

/** What triggers count is counted again, as its migration does it. */
export async function countAgain(pool: pg.Pool, document: string, counted: string): Promise<void> {
  await pool.query('delete from document_count_deltas where document = $1', [document])
  await pool.query('delete from document_counts where document = $1', [document])
  await pool.query(`insert into document_counts (document, owner_id, status, count) ${counted}`)
}
