import { Kysely, type Transaction } from 'kysely'
import type pg from 'pg'
import { TimedDialect } from './timed-dialect'
import type { Tables } from './tables'

export type Db = Kysely<Tables>

/** A transaction: the only handle through which anything is written. */
export type Trx = Transaction<Tables>

/** A handle that can only read: all that a GET is given (law 7). */
export type Reader = Pick<Db, 'selectFrom' | 'with' | 'fn' | 'getExecutor'>

/** Runs queries on one snapshot: what they read is of one moment. */
export type Snapshot = <Result>(query: (reader: Reader) => Promise<Result>) => Promise<Result>

export function createDb(pool: pg.Pool): Db {
  return new Kysely<Tables>({ dialect: new TimedDialect({ pool }) })
}
