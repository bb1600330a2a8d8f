import pg from 'pg'

interface PoolOptions {
  max?: number
  /** Told of connections lost while nobody used them; the pool opens new ones by itself. */
  log?: (line: string) => void
}

// A calendar day stays one, yyyy-MM-dd: made an instant it would be of the time zone of this machine.
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day)

const MAX_CONNECTIONS = 20
const CONNECT_TIMEOUT_MS = 5_000
const STATEMENT_TIMEOUT_MS = 30_000
/** A transaction whose process hangs must not hold its locks for ever. */
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 60_000

/** The pool that all SQL goes through; it survives a restart of the database. */
export function createPool(url: string, options: PoolOptions = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'pasok',
    max: options.max ?? MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    keepAlive: true,
  })
  // Without a listener these two would end the process: a connection lost while it rests in
  // the pool, and one lost in a transaction between two queries. The next query tells of it.
  pool.on('error', (error) => {
    if (!pool.ending) options.log?.(`database: connection lost (${error.message})`)
  })
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
