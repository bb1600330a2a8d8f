import { Logger, runMigrations } from 'graphile-worker'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'
import { StartError } from '../start-error'
import { launchEmbeddedPostgres } from './embedded/launch'
import { migrate } from './migrate'
import { createPool } from './pool'

/** An arbitrary number other than the migrations' one, which must be the same in every release. */
const LOCK_KEY = 7_265_111_002

/**
 * Migrates the job queue's tables (schema `graphile_worker`) to this release; jobs can be added only
 * afterwards. Concurrent processes take turns.
 */
export async function prepareJobSchema(url: string): Promise<void> {
  const pool = createPool(url, { max: 2, patienceMs: 0 })
  try {
    const turn = await pool.connect()
    turn.on('error', () => undefined)
    try {
      await turn.query('SET statement_timeout = 0')
      await turn.query('SELECT pg_advisory_lock($1)', [LOCK_KEY])
      await runMigrations({ pgPool: pool, logger: new Logger(() => () => undefined) })
    } finally {
      // Closes the connection instead of returning it to the pool, which releases the lock.
      turn.release(true)
    }
  } finally {
    await pool.end()
  }
}

const WAIT_MS = 15_000
const PAUSE_MS = 500
/** Milliseconds for which a stop waits for running queries. */
const LAST_QUERIES_MS = 1_000
const OLDEST_VERSION = 15
/** Errors that may disappear on a retry: nothing is listening yet, or the database is starting. */
const PASSING = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
])
const PASSING_STATES = new Set(['57P03', '57P01', '53300'])

interface DatabaseOptions {
  /** Undefined: the bundled PostgreSQL. */
  databaseUrl: string | undefined
  /** Address of a replica. The start does not wait for it; queries report when it is unreachable. */
  replicaUrl?: string | undefined
  dataDir: string
  migrationsDir: string
  /** Milliseconds to wait for an external database that does not respond yet. */
  waitMs?: number
}

interface StartedDatabase {
  pool: pg.Pool
  replica: pg.Pool | undefined
  url: string
  embedded: boolean
  stop(): Promise<void>
}

/** Returns the database's location without the password. */
function placeOf(url: string): string {
  const { hostname, port, pathname } = new URL(url)
  return `${hostname || 'localhost'}:${port || 5432}${pathname}`
}

function codeOf(error: unknown): string {
  if (error instanceof AggregateError) return codeOf(error.errors[0])
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}

function mayPass(error: unknown): boolean {
  const code = codeOf(error)
  // The driver's own timeouts have no code.
  return code === '' || PASSING.has(code) || PASSING_STATES.has(code)
}

async function waitUntilReachable(
  pool: pg.Pool,
  url: string,
  waitMs: number,
  log: (line: string) => void,
): Promise<void> {
  let isLogged = false
  const deadline = Date.now() + waitMs
  for (;;) {
    try {
      const { rows } = await pool.query<{ version: string }>(
        "SELECT current_setting('server_version_num') AS version",
      )
      const version = Math.floor(Number(rows[0]?.version) / 10_000)
      if (version >= OLDEST_VERSION) return
      throw new StartError(
        'database_unreachable',
        `The database at ${placeOf(url)} is PostgreSQL ${version}; Pasok needs ${OLDEST_VERSION} or newer.`,
      )
    } catch (error) {
      if (error instanceof StartError) throw error
      if (!mayPass(error) || Date.now() > deadline) {
        throw new StartError(
          'database_unreachable',
          `Database unreachable at ${placeOf(url)}: ${reasonOf(error)}. Check DATABASE_URL, or leave it out to use the database that comes with Pasok.`,
          { cause: error },
        )
      }
      if (!isLogged) log(`database: waiting for ${placeOf(url)}`)
      isLogged = true
      await setTimeout(PAUSE_MS)
    }
  }
}

async function findServer(options: DatabaseOptions, log: (line: string) => void) {
  if (options.databaseUrl !== undefined) {
    return { url: options.databaseUrl, embedded: false, stop: async () => undefined }
  }
  const dataDir = join(options.dataDir, 'postgres')
  const server = await launchEmbeddedPostgres({ dataDir, log })
  return { url: server.url, embedded: true, stop: () => server.stop() }
}

/** Clocks synchronized by the same service differ far less. */
const CLOCKS_APART_MS = 60_000

/** Logs a warning when the clocks differ, because both of them are used for expiry times. */
async function compareClocks(pool: pg.Pool, log: (line: string) => void): Promise<void> {
  const { rows } = await pool.query<{ now: Date }>('SELECT clock_timestamp() AS now')
  const apart = (rows[0]?.now.getTime() ?? Date.now()) - Date.now()
  if (Math.abs(apart) < CLOCKS_APART_MS) return
  const minutes = Math.round(Math.abs(apart) / 60_000)
  log(
    `database: its clock is ${minutes} min ${apart > 0 ? 'ahead of' : 'behind'} this machine's; set both`,
  )
}

/** Uses its own connection, because a migration may take longer than the application's statement timeout. */
async function migrateAt(url: string, dir: string, log: (line: string) => void): Promise<string[]> {
  const pool = createPool(url, { max: 1, patienceMs: 0, log })
  try {
    return await migrate(pool, dir, log)
  } finally {
    await pool.end()
  }
}

/**
 * Opens the configured database, starting it first if it is the embedded one, and migrates it to this release.
 * @throws StartError with one line that explains what to do
 */
export async function startDatabase(
  options: DatabaseOptions,
  log: (line: string) => void,
): Promise<StartedDatabase> {
  const server = await findServer(options, log)
  const pool = createPool(server.url, { log })
  const { replicaUrl } = options
  const replica = replicaUrl === undefined ? undefined : createPool(replicaUrl, { log })
  const stop = async () => {
    // Queries that are still running no longer delay the stop of the embedded database.
    const closing = Promise.all([pool.end(), replica?.end()])
    await Promise.race([closing, setTimeout(LAST_QUERIES_MS, undefined, { ref: false })])
    await server.stop()
  }
  try {
    await waitUntilReachable(pool, server.url, options.waitMs ?? WAIT_MS, log)
    await compareClocks(pool, log)
    const applied = await migrateAt(server.url, options.migrationsDir, log)
    if (applied.length > 0) log(`database: applied ${applied.length} migrations`)
    await prepareJobSchema(server.url)
    return { pool, replica, url: server.url, embedded: server.embedded, stop }
  } catch (error) {
    await stop().catch(() => undefined)
    throw error
  }
}
