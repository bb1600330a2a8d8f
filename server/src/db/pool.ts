import pg from 'pg'
import { isOutdatedPlan, withName } from './prepared'
import { isSilent } from './silent'

interface PoolOptions {
  max?: number
  /** Called when an idle connection is lost; the pool opens a new one automatically. */
  log?: (line: string) => void
  /** Milliseconds until a silent database counts as unreachable; 0: never, for long statements. */
  patienceMs?: number
}

// A calendar day stays a `yyyy-MM-dd` string, because a Date would depend on this machine's time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day)

const MAX_CONNECTIONS = 20
const CONNECT_TIMEOUT_MS = 5_000
const STATEMENT_TIMEOUT_MS = 30_000
/**
 * Longer than the database's own statement timeout, so it applies only when the database is paused or the
 * connection is dead.
 */
const PATIENCE_MS = STATEMENT_TIMEOUT_MS + 2_000
/** A transaction of a hanging process must not keep its locks forever. */
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 60_000

/**
 * Calls the driver's method, looked up at each call, so that instrumentation of the prototype sees all
 * statements.
 */
function queryAsDriver(client: pg.PoolClient, args: unknown[]): unknown {
  const query: unknown = Reflect.get(pg.Client.prototype, 'query')
  return typeof query === 'function' ? Reflect.apply(query, client, args) : undefined
}

/** Statements that follow each other without waiting leave in one packet. */
function sendTogether(client: pg.PoolClient): void {
  const { stream } = client.connection
  if (stream.writableCorked > 0) return
  stream.cork()
  process.nextTick(() => stream.uncork())
}

/**
 * Wraps a connection's queries: statements are sent by name and in one packet, and a connection that did not
 * respond is closed immediately, because the following rollback would wait just as long.
 */
function wrapQuery(client: pg.PoolClient): void {
  let generation = 0
  const query = (...args: unknown[]): unknown => {
    sendTogether(client)
    // Queries with a callback come from the pool itself, which closes failed connections.
    const pending = queryAsDriver(client, withName(args, generation))
    if (!(pending instanceof Promise)) return pending
    pending.catch((error: unknown) => {
      if (isSilent(error)) void client.end()
      if (isOutdatedPlan(error)) generation += 1
    })
    // When several statements are sent together, the result of the last one is returned.
    return pending.then((result: unknown): unknown =>
      Array.isArray(result) ? result.at(-1) : result,
    )
  }
  Object.assign(client, { query })
}

/** Creates the pool for all SQL. It survives a restart of the database and a database that stops responding. */
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
    // Statements of one connection are sent without waiting for the answers to those before.
    pipeline: true,
  })
  // Without these listeners, a connection lost while idle in the pool or between two queries of a transaction
  // would end the process. The next query reports the loss.
  pool.on('error', (error) => {
    if (!pool.ending) options.log?.(`database: connection lost (${error.message})`)
  })
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    wrapQuery(client)
  })
  return pool
}
