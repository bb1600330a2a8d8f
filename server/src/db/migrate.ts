import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { StartError } from '../start-error'

/** Any number will do, as long as every release takes the same one. */
const LOCK_KEY = 7_265_111_001
const FILE_NAME = /^\d{4}_[a-z0-9_-]+\.sql$/

/** Heads a file of one statement that commits as it goes, and may be run again wherever it was cut off. */
const IN_STEPS = /^-- transaction: none\r?\n/

/** How a file waits for tables that others hold. */
interface Patience {
  /** In the queue for a table: whoever comes after waits behind it. */
  lockMs: number
  /** Between two tries, for those who queued behind it. */
  pauseMs: number
  /** All tries of one file together. */
  wholeMs: number
}
const PATIENCE: Patience = { lockMs: 3_000, pauseMs: 2_000, wholeMs: 10 * 60_000 }
/** A table was not had in time; two waited for each other, and the migration gave way. */
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
      // A checkout may turn line endings; that is no change.
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

/** @returns the migrations still to run, in order */
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
    // The release before must still run on the database of the release after it.
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

/** Tries again while a release at work holds what the file changes: it is delayed, nobody else is. */
async function applyBetweenOthers(
  client: pg.PoolClient,
  migration: Migration,
  patience: Patience,
  warn: (line: string) => void,
): Promise<void> {
  const mostTries = Math.ceil(patience.wholeMs / (patience.lockMs + patience.pauseMs))
  for (let tries = 1, isTold = false; ; tries += 1, isTold = true) {
    try {
      return await apply(client, migration, patience.lockMs)
    } catch (error) {
      // Counted, not timed: a file that commits as it goes may have worked for long in between.
      if (!isBusy(error) || tries >= mostTries) throw error
    }
    if (!isTold) warn(`database: ${migration.name} waits for a table that others use`)
    await new Promise((done) => setTimeout(done, patience.pauseMs))
  }
}

/**
 * Brings the database to this release: runs the numbered files of `dir` that it has not seen,
 * each in its own transaction unless it says otherwise. Processes that start at once take turns; of a release at work nobody
 * waits for long.
 * @returns the names applied by this call
 * @throws StartError when a file fails, was changed, is missing or comes too late
 */
export async function migrate(
  pool: pg.Pool,
  dir: string,
  warn: (line: string) => void = () => undefined,
  patience: Patience = PATIENCE,
): Promise<string[]> {
  const files = await readMigrations(dir)
  const client = await pool.connect()
  // Lost while it is being closed, it would end the process; lost before, the next query says so.
  client.on('error', () => undefined)
  try {
    // Waiting for the other process, and a long migration, may take longer than a request may.
    await client.query('SET statement_timeout = 0')
    await client.query('SELECT pg_advisory_lock($1)', [LOCK_KEY])
    const pending = compare(files, await readApplied(client), warn)
    for (const migration of pending) await applyBetweenOthers(client, migration, patience, warn)
    return pending.map((migration) => migration.name)
  } finally {
    // Closed, not given back: with the connection go its lock and whatever a file has set.
    client.release(true)
  }
}
