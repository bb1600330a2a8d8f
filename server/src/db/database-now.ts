import { CompiledQuery } from 'kysely'
import type { Db, Reader, Trx } from './db'
import { startTimes, TIME } from './timed-dialect'

/**
 * Returns the database's time; in a transaction, its start time without a further statement. Times that users
 * see or that processes compare come from this one clock, because the clocks of processes differ.
 */
export const databaseNow = (db: Db | Reader | Trx): Promise<Date> =>
  db.getExecutor().provideConnection(async (connection) => {
    const known = await startTimes.get(connection)
    if (known) return known
    const { rows } = await connection.executeQuery<{ now: Date }>(CompiledQuery.raw(TIME))
    const [row] = rows
    if (!row) throw new Error('The database did not return its time.')
    return row.now
  })
