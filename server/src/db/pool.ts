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
 * connection is dead. A statement that was sent behind others has their time, too.
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

/** The state of a connection whose statements are sent without waiting for each other. */
class Pipeline {
  private generation = 0
  private waiting = 0
  /** The error that aborted the transaction. */
  private failure: unknown

  constructor(
    private readonly client: pg.PoolClient,
    private readonly patienceMs: number,
  ) {}

  query(args: unknown[]): unknown {
    sendTogether(this.client)
    // The driver's timer starts when a statement is sent, not when the database begins to execute it.
    const patienceMs = this.patienceMs && this.patienceMs + this.waiting * STATEMENT_TIMEOUT_MS
    const settings: unknown = Reflect.get(this.client, 'connectionParameters')
    Object.assign(settings as object, { query_timeout: patienceMs })
    // Queries with a callback come from the pool itself, which closes failed connections.
    const pending = queryAsDriver(this.client, withName(args, this.generation))
    if (!(pending instanceof Promise)) return pending
    this.waiting += 1
    return pending.then(
      (result: unknown) => this.succeed(result),
      (error: unknown) => this.fail(error),
    )
  }

  /** Returns the result; of several statements sent as one text, that of the last one. */
  private succeed(result: unknown): unknown {
    this.waiting -= 1
    this.failure = undefined
    return Array.isArray(result) ? result.at(-1) : result
  }

  /** The statements behind a failed one fail, too, because its transaction is aborted: they report its error. */
  private fail(error: unknown): never {
    this.waiting -= 1
    // The following rollback would wait just as long.
    if (isSilent(error)) void this.client.end()
    if (isOutdatedPlan(error)) this.generation += 1
    if (!isAborted(error)) this.failure = error
    throw this.failure ?? error
  }
}

const isAborted = (error: unknown) => error instanceof pg.DatabaseError && error.code === '25P02'

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
    const pipeline = new Pipeline(client, options.patienceMs ?? PATIENCE_MS)
    Object.assign(client, { query: (...args: unknown[]) => pipeline.query(args) })
  })
  return pool
}
