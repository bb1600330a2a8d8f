import pg from 'pg'
import { withName } from './prepared'
import { isSilent } from './silent'

interface PoolOptions {
  max?: number
  /** Told of connections lost while nobody used them; the pool opens new ones by itself. */
  log?: (line: string) => void
  /** Ms until a database that says nothing is taken for one that is away; 0: never, for what takes long. */
  patienceMs?: number
}

// A calendar day stays one, yyyy-MM-dd: made an instant it would be of the time zone of this machine.
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day)

const MAX_CONNECTIONS = 20
const CONNECT_TIMEOUT_MS = 5_000
const STATEMENT_TIMEOUT_MS = 30_000
/** The database ends a statement itself before: one that doesn't is paused, or the line to it is dead. */
const PATIENCE_MS = STATEMENT_TIMEOUT_MS + 2_000
/** A transaction whose process hangs must not hold its locks for ever. */
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 60_000

/** The driver's own way, looked up at each call: whoever listens to all statements listens there. */
function askAsDriver(client: pg.PoolClient, args: unknown[]): unknown {
  const query: unknown = Reflect.get(pg.Client.prototype, 'query')
  return typeof query === 'function' ? Reflect.apply(query, client, args) : undefined
}

/**
 * What is prepared goes by its name. A connection that gave no answer is closed at once: what is asked on
 * it next, a rollback above all, would wait as long again.
 */
function askOn(client: pg.PoolClient): void {
  const query = (...args: unknown[]) => {
    // Those with a callback of their own are the pool's, which closes what failed.
    const asked = askAsDriver(client, withName(args))
    if (!(asked instanceof Promise)) return asked
    asked.catch((error: unknown) => {
      if (isSilent(error)) void client.end()
    })
    // Of several statements that are sent at once, the result of the last one is wanted.
    return asked.then((result: unknown): unknown =>
      Array.isArray(result) ? result.at(-1) : result,
    )
  }
  Object.assign(client, { query })
}

/** The pool that all SQL goes through; it survives a restart of the database, and a silent one. */
export function createPool(url: string, options: PoolOptions = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'pasok',
    max: options.max ?? MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    query_timeout: options.patienceMs ?? PATIENCE_MS,
    keepAlive: true,
  })
  // Without a listener these two would end the process: a connection lost while it rests in
  // the pool, and one lost in a transaction between two queries. The next query tells of it.
  pool.on('error', (error) => {
    if (!pool.ending) options.log?.(`database: connection lost (${error.message})`)
  })
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    askOn(client)
  })
  return pool
}
