import { DummyDriver, Kysely, Transaction } from 'kysely'
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

const dialect = new TimedDialect({ pool: () => Promise.reject(new Error('Not used')) })
/** A transaction works with its executor's driver and dialect. */
const UNUSED = { config: { dialect }, dialect, driver: new DummyDriver() }

/**
 * Returns the same transaction, whose statements are sent without waiting for the responses to those before; the
 * database executes them in this order. Kysely itself sends one at a time. Like any transaction, it refuses
 * statements after its end.
 */
export async function pipelined(trx: Trx): Promise<Trx> {
  const executor = trx.getExecutor()
  const connection = await executor.provideConnection(async (one) => one)
  return new Transaction<Tables>({
    ...UNUSED,
    executor: executor.withConnectionProvider({
      provideConnection: (consumer) => consumer(connection),
    }),
  })
}
