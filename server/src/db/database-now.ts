import { sql } from 'kysely'
import type { Db, Reader, Trx } from './db'

/**
 * The database's time. Rows that several server processes write and compare get their times from this
 * one clock; the clocks of the processes differ.
 */
export async function databaseNow(db: Db | Reader | Trx): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the database did not return its time')
  return row.now
}
