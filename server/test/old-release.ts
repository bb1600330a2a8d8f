import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PackageState } from '@pasok/domain/orders/orders.states'
import type pg from 'pg'
import { migrate } from '../src/db/migrate'
import { MIGRATIONS_DIR } from './template'

/**
 * The last migration of an old release that is upgraded in tests. It is that one because its orders had no down
 * payments, moves or counts: no later upgrade moves more data, and it has to pass while the old release works.
 */
const LAST_OF_OLD = '0014'

/** The tables that an approval of the old release writes, in order. */
const WRITTEN = [
  'purchase_requests',
  'request_hands',
  'request_vendors',
  'request_lines',
  'request_decisions',
  'purchase_orders',
  'packages',
  'order_items',
  'code_counters',
  'status_history',
  'audit_log',
  'outbox',
] as const

/** Migrates an empty database to the state of the old release, or to another migration. */
export async function migrateToBefore(pool: pg.Pool, last = LAST_OF_OLD): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), 'pasok-test-migrations-'))
  try {
    const names = (await readdir(MIGRATIONS_DIR)).filter((name) => name.slice(0, 4) <= last)
    await Promise.all(names.map((name) => cp(join(MIGRATIONS_DIR, name), join(dir, name))))
    await migrate(pool, dir)
  } finally {
    await rm(dir, { recursive: true })
  }
}

/** The columns that the old release knows in the tables it writes. */
export type KnownColumns = ReadonlyMap<string, string>

export async function readKnownColumns(pool: pg.Pool): Promise<KnownColumns> {
  const { rows } = await pool.query<{ name: string; columns: string }>(
    `select table_name as name, string_agg(quote_ident(column_name), ', ') as columns
     from information_schema.columns
     where table_schema = 'public' and table_name = any($1) group by 1`,
    [WRITTEN],
  )
  return new Map(rows.map(({ name, columns }) => [name, columns]))
}

/** Everything that approvals have written to a database so far, and the remaining stock. */
export type Written = ReadonlyMap<string, unknown>

export async function readWritten(pool: pg.Pool): Promise<Written> {
  const written = new Map<string, unknown>()
  for (const table of [...WRITTEN, 'products']) {
    const { rows } = await pool.query<{ all: unknown }>(
      `select coalesce(jsonb_agg(to_jsonb(one)), '[]') as all from ${table} one`,
    )
    written.set(table, JSON.stringify(rows[0]?.all))
  }
  return written
}

/**
 * Writes missing rows as the old release does: only its columns, in its order, in one
 * transaction. @param between awaited after each table
 */
export async function writeAsBefore(
  pool: pg.Pool,
  known: KnownColumns,
  written: Written,
  between: (table: string) => Promise<unknown> = async () => undefined,
): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('delete from code_counters')
    await client.query(
      `update products set stock = now.stock
       from jsonb_populate_recordset(null::products, $1) now where products.id = now.id`,
      [written.get('products')],
    )
    for (const table of WRITTEN) {
      await client.query(
        `insert into ${table} (${known.get(table)}) overriding system value
         select ${known.get(table)} from jsonb_populate_recordset(null::${table}, $1)
         on conflict do nothing`,
        [written.get(table)],
      )
      await between(table)
    }
    for (const table of ['status_history', 'audit_log', 'outbox'])
      await client.query(
        `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
      )
    await client.query('commit')
  } finally {
    client.release(true)
  }
}

/**
 * Moves an order with its packages and items directly in the database, because the old release
 * has no moves.
 */
export async function moveAsBefore(
  pool: pg.Pool,
  order: { _id: string } | undefined,
  status: PackageState,
): Promise<void> {
  const values = [order?._id, status]
  await pool.query('update purchase_orders set last_status = $2 where id = $1', values)
  await pool.query('update packages set last_status = $2 where order_id = $1', values)
  // Numbers higher than all that are still to be written.
  await pool.query(
    `with moved as (
       select 1000 + row_number() over () as at, buyer_id, document, documents.id, created_by
       from purchase_orders orders join lateral (
         select 'order' as document, orders.id
         union all select 'package', id from packages where order_id = orders.id) documents on true
       where orders.id = $1),
     told as (
       insert into status_history (buyer_id, id, document, document_id, status, user_id, user_name, at)
       overriding system value
       select buyer_id, at + (select max(id) from status_history), document, id, $2::text,
         created_by, '', now() from moved)
     insert into audit_log (id, buyer_id, actor_id, actor_name, action, subject, subject_id, after)
     overriding system value
     select at + (select max(id) from audit_log), buyer_id, created_by, '', document || '.move',
       document, id, jsonb_build_object('status', $2::text) from moved`,
    values,
  )
}
