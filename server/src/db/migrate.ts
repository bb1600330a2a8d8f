import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { StartError } from '../start-error'

/** An arbitrary number, which must be the same in every release. */
const LOCK_KEY = 7_265_111_001
const FILE_NAME = /^\d{4}_[a-z0-9_-]+\.sql$/

/** First line of a file with one statement that commits as it goes and can be rerun after any interruption. */
const IN_STEPS = /^-- transaction: none\r?\n/

/** Limits for waiting for tables that other transactions use, in milliseconds. */
interface Patience {
  /** Time in a table's lock queue, because later queries wait behind it. */
  lockMs: number
  /** Pause between two attempts, in which queued queries run. */
  pauseMs: number
  /** Total time of all attempts of one file. */
  wholeMs: number
}
const PATIENCE: Patience = { lockMs: 3_000, pauseMs: 2_000, wholeMs: 10 * 60_000 }
/** SQLSTATE of a lock timeout, and of a deadlock in which the migration was the victim. */
const BUSY_STATES: readonly unknown[] = ['55P03', '40P01']

interface Migration {
  name: string
  sql: string
  checksum: string
}

async function readMigrations(dir: string): Promise<Migration[]> {
  const names = (await readdir(dir)).filter((name) => name.endsWith('.sql')).sort()
  const strange = names.find((name) => !FILE_NAME.test(name))
  if (strange) throw refused(`${strange} is not named like 0001_name.sql`)
  const twin = names.find((name, at) => names[at + 1]?.slice(0, 4) === name.slice(0, 4))
  if (twin) throw refused(`two files have the number ${twin.slice(0, 4)}`)
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(dir, name), 'utf8')
      // Line endings are normalized, because a checkout may change them.
      const checksum = createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex')
      return { name, sql, checksum }
    }),
  )
}

function refused(reason: string, cause?: unknown): StartError {
  return new StartError('migrations_refused', `Migrations refused: ${reason}.`, { cause })
}

async function readApplied(client: pg.PoolClient): Promise<Map<string, string>> {
  await client.query(`
    CREATE TABLE IF NOT EXISTS schema_migrations (
      name text PRIMARY KEY,
      checksum text NOT NULL,
      applied_at timestamptz NOT NULL DEFAULT now()
    )`)
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'SELECT name, checksum FROM schema_migrations ORDER BY name',
  )
  return new Map(rows.map((row) => [row.name, row.checksum]))
}

function compare(
  files: Migration[],
  applied: Map<string, string>,
  warn: (line: string) => void,
): Migration[] {
  const newest = files.at(-1)?.name ?? ''
  const known = new Set(files.map((file) => file.name))
  const foreign = [...applied.keys()].filter((name) => !known.has(name))
  const lost = foreign.find((name) => name < newest)
  if (lost) throw refused(`${lost} was applied to this database but its file is missing`)
  if (foreign.length > 0) {
    // The database may be newer than this release, because the previous release must still run on it.
    warn(`database: it is newer than this release by ${foreign.join(', ')}`)
  }
  for (const file of files) {
    const checksum = applied.get(file.name)
    if (checksum !== undefined && checksum !== file.checksum) {
      throw refused(
        `${file.name} was changed after it was applied to this database; put it back and write a new migration`,
      )
    }
  }
  const pending = files.filter((file) => !applied.has(file.name))
  const last = [...applied.keys()].at(-1) ?? ''
  const late = pending.find((file) => file.name < last)
  if (late)
    throw refused(`${late.name} comes before ${last}, which is applied; give it a higher number`)
  return pending
}

function lineOf(sql: string, error: unknown): string {
  const position = error instanceof Error && 'position' in error ? Number(error.position) : 0
  return position > 0 ? ` at line ${sql.slice(0, position).split('\n').length}` : ''
}

async function apply(client: pg.PoolClient, migration: Migration, lockMs: number): Promise<void> {
  const isWhole = !IN_STEPS.test(migration.sql)
  try {
    await client.query(`SET lock_timeout = ${lockMs}`)
    if (isWhole) await client.query('BEGIN')
    await client.query(migration.sql)
    await client.query('INSERT INTO schema_migrations (name, checksum) VALUES ($1, $2)', [
      migration.name,
      migration.checksum,
    ])
    if (isWhole) await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    const message = error instanceof Error ? error.message : String(error)
    throw refused(`${migration.name} failed${lineOf(migration.sql, error)}: ${message}`, error)
  }
}

function isBusy(error: unknown): boolean {
  const cause = error instanceof StartError ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && BUSY_STATES.includes(cause.code)
}

/** Retries while a running release uses the tables that the file changes, so that only the migration waits. */
async function applyBetweenOthers(
  client: pg.PoolClient,
  migration: Migration,
  patience: Patience,
  warn: (line: string) => void,
): Promise<void> {
  const maxTries = Math.ceil(patience.wholeMs / (patience.lockMs + patience.pauseMs))
  for (let tries = 1, isLogged = false; ; tries += 1, isLogged = true) {
    try {
      return await apply(client, migration, patience.lockMs)
    } catch (error) {
      // The limit is a count instead of a time, because a file that commits as it goes may have worked long
      // between two attempts.
      if (!isBusy(error) || tries >= maxTries) throw error
    }
    if (!isLogged) warn(`database: ${migration.name} waits for a table that others use`)
    await new Promise((done) => setTimeout(done, patience.pauseMs))
  }
}

/**
 * Migrates the database to this release: runs the numbered files of `dir` that it lacks, each in its own
 * transaction unless the file says otherwise. Concurrent processes take turns, and a running release is never
 * blocked for long. @returns the names applied by this call @throws StartError when a file fails, was changed,
 * is missing or is out of order
 */
export async function migrate(
  pool: pg.Pool,
  dir: string,
  warn: (line: string) => void = () => undefined,
  patience: Patience = PATIENCE,
): Promise<string[]> {
  const files = await readMigrations(dir)
  const client = await pool.connect()
  // A connection lost while it is being closed would otherwise end the process; an earlier loss is reported by
  // the next query.
  client.on('error', () => undefined)
  try {
    // Waiting for another process, or a long migration, may exceed the timeout of ordinary statements.
    await client.query('SET statement_timeout = 0')
    await client.query('SELECT pg_advisory_lock($1)', [LOCK_KEY])
    const pending = compare(files, await readApplied(client), warn)
    for (const migration of pending) await applyBetweenOthers(client, migration, patience, warn)
    return pending.map((migration) => migration.name)
  } finally {
    // Closes the connection instead of returning it to the pool, which releases the lock and all session
    // settings.
    client.release(true)
  }
}
