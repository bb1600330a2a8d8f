import { Kysely, type Transaction } from 'kysely'
import type pg from 'pg'
import { TimedDialect } from './timed-dialect'
import type { Tables } from './tables'

export type Db = Kysely<Tables>

export type Trx = Transaction<Tables>

/** A read-only handle, the only one that GET handlers get. */
export type Reader = Pick<Db, 'selectFrom' | 'with' | 'fn' | 'getExecutor'>

/** Runs queries on one snapshot, so that they see the data of one moment. */
export type Snapshot = <Result>(query: (reader: Reader) => Promise<Result>) => Promise<Result>

export function createDb(pool: pg.Pool): Db {
  return new Kysely<Tables>({ dialect: new TimedDialect({ pool }) })
}
