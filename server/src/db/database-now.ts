import { CompiledQuery } from 'kysely'
import type { Db, Reader, Trx } from './db'
import { begun, TIME } from './timed-dialect'

/**
 * The database's time: in a transaction the time at which it began, which costs no statement. Rows
 * that people see a time of, and that several server processes compare, get their times from this one
 * clock; the clocks of the processes differ.
 */
export const databaseNow = (db: Db | Reader | Trx): Promise<Date> =>
  db.getExecutor().provideConnection(async (connection) => {
    const known = begun.get(connection)
    if (known) return known
    const { rows } = await connection.executeQuery<{ now: Date }>(CompiledQuery.raw(TIME))
    const [row] = rows
    if (!row) throw new Error('the database did not return its time')
    return row.now
  })
