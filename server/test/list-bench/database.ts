import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { loadDemo } from '../../demo/demo'
import { createPostgresSearchIndex } from '../../src/adapters/search-index/postgres/postgres-search-index'
import { SUBSCRIPTIONS } from '../../src/subscriptions'
import { loadMasters } from '../../src/chapters/company/masters/load-masters'
import { loadRegions } from '../../src/chapters/regions/load-regions'
import { createDb } from '../../src/db/db'
import { launchEmbeddedPostgres } from '../../src/db/embedded/launch'
import { prepareJobSchema } from '../../src/db/start-database'
import { migrate } from '../../src/db/migrate'
import { ensureSecret } from '../../src/db/secrets'
import { openTestObjects } from '../objects'
import type { Serving } from './serve'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** A company of the benchmark, and the user who requests its lists. */
export interface BenchCompany {
  readonly id: string
  readonly email: string
}

export interface ListBench extends Serving {
  readonly large: BenchCompany
  readonly small: BenchCompany
  /** The vendor that has a quarter of the orders; it has no requests. */
  readonly vendor: BenchCompany
  readonly filledIn: number
  /** The process id of the database. */
  readonly database: number
  stop(): Promise<void>
}

type Companies = Pick<ListBench, 'large' | 'small' | 'vendor'>

async function companyOf(pool: pg.Pool, email: string): Promise<BenchCompany> {
  const { rows } = await pool.query<{ id: string }>(
    'select coalesce(buyer_id, vendor_id) as id from users where email = $1',
    [email],
  )
  const [company] = rows
  if (!company) throw new Error(`The demo has no ${email}`)
  return { id: company.id, email }
}

/** Returns the process id of a local database. */
async function processOf(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ data_directory: string }>('show data_directory')
  const file = join(rows[0]?.data_directory ?? '', 'postmaster.pid')
  return Number.parseInt(await readFile(file, 'utf8'), 10)
}

/** Inserts the listed documents in addition to the demo's. */
export type Fill = (pool: pg.Pool, companies: Companies) => Promise<void>

/** Fills a local database. @returns its companies, its process id, and the milliseconds that `fill` took */
export async function fillAll(url: string, fill: Fill) {
  const pool = new pg.Pool({ connectionString: url })
  const objects = await openTestObjects()
  try {
    await migrate(pool, here('../../migrations'))
    // The demo adds jobs for its mails.
    await prepareJobSchema(url)
    const db = createDb(pool)
    await loadRegions(db)
    await loadMasters(db)
    // The app would create the secret at its start.
    await ensureSecret(db, 'file-links')
    const ports = { index: createPostgresSearchIndex(pool), objects: objects.store }
    await loadDemo(db, SUBSCRIPTIONS, ports, () => undefined)
    const companies = {
      large: await companyOf(pool, 'owner@nusantara.test'),
      small: await companyOf(pool, 'owner@segara.test'),
      vendor: await companyOf(pool, 'vendor@sinarabadi.test'),
    }
    const startedAt = performance.now()
    await fill(pool, companies)
    const filledIn = performance.now() - startedAt
    return { ...companies, database: await processOf(pool), filledIn }
  } finally {
    await pool.end()
    await objects.drop()
  }
}

/** Settings for filling a temporary database faster; they do not affect reading. */
const FILLED_AT_ONCE = {
  autovacuum: 'off',
  checkpoint_timeout: '1h',
  fsync: 'off',
  full_page_writes: 'off',
  max_wal_senders: '0',
  max_wal_size: '16GB',
  wal_level: 'minimal',
}

/** Opens a separate database with the demo and the rows written by `fill`, and starts a server on it. */
export async function openListBench(fill: Fill): Promise<ListBench> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pasok-bench-lists-'))
  const database = await launchEmbeddedPostgres({ dataDir, settings: FILLED_AT_ONCE })
  const stopDatabase = async () => {
    await database.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    const filled = await fillAll(database.url, fill)
    const server = fork(here('serve.ts'), [database.url])
    const [serving] = (await once(server, 'message')) as [Serving]
    const stop = async () => {
      server.kill()
      await once(server, 'exit')
      await stopDatabase()
    }
    return { ...filled, ...serving, stop }
  } catch (error) {
    await stopDatabase()
    throw error
  }
}
