import type pg from 'pg'

/** Rows written in one statement. */
export const BATCH = 50_000

/** An id of a row, made of its `at` and `code` as ours are: by time. */
export const ID = `(lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7'
  || substr(md5(code), 1, 3) || '8' || substr(md5(code), 4, 15))::uuid`

/**
 * Writes many rows without the checks of each, which they pass, and without what triggers keep. The
 * indexes are made again after them.
 */
export async function filling(
  pool: pg.Pool,
  { indexes, tables }: { indexes: readonly string[]; tables: readonly string[] },
  fill: (client: pg.PoolClient) => Promise<void>,
): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query(`set session_replication_role = 'replica'; set statement_timeout = 0;
      set maintenance_work_mem = '512MB'; set synchronous_commit = off`)
    const { rows } = await client.query<{ made: string }>(
      'select indexdef as made from pg_indexes where indexname = any($1)',
      [indexes],
    )
    for (const name of indexes) await client.query(`drop index ${name}`)
    await fill(client)
    for (const { made } of rows) await client.query(made)
    for (const table of tables) await client.query(`vacuum analyze ${table}`)
  } finally {
    client.release(true)
  }
}

/** What triggers count is counted again, as its migration does it. */
export async function countAgain(
  client: pg.PoolClient,
  document: string,
  counted: string,
): Promise<void> {
  await client.query('delete from document_count_deltas where document = $1', [document])
  await client.query('delete from document_counts where document = $1', [document])
  await client.query(`insert into document_counts (document, owner_id, status, count) ${counted}`)
}
