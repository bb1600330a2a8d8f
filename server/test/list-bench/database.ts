import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { loadDemo } from '../../demo/demo'
import { createPostgresSearchIndex } from '../../src/adapters/search-index/postgres/postgres-search-index'
import { SUBSCRIPTIONS } from '../../src/app'
import { loadMasters } from '../../src/chapters/company/load-masters'
import { loadRegions } from '../../src/chapters/regions/load-regions'
import { createDb } from '../../src/db/db'
import { launchEmbeddedPostgres } from '../../src/db/embedded/launch'
import { migrate } from '../../src/db/migrate'
import { openTestObjects } from '../objects'
import { fillRequests } from './fill'
import type { Serving } from './serve'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** A company of the bench, and who asks for its list. */
export interface BenchCompany {
  readonly id: string
  readonly email: string
  readonly count: number
}

export interface ListBench extends Serving {
  readonly large: BenchCompany
  readonly small: BenchCompany
  readonly filledIn: number
  stop(): Promise<void>
}

async function companyOf(pool: pg.Pool, email: string, count: number): Promise<BenchCompany> {
  const { rows } = await pool.query<{ id: string }>(
    'select buyer_id as id from users where email = $1',
    [email],
  )
  const [company] = rows
  if (!company) throw new Error(`The demo has no ${email}`)
  return { id: company.id, email, count }
}

async function fill(url: string, counts: { large: number; small: number }) {
  const pool = new pg.Pool({ connectionString: url })
  const objects = await openTestObjects()
  try {
    await migrate(pool, here('../../migrations'))
    const db = createDb(pool)
    await loadRegions(db)
    await loadMasters(db)
    const ports = { index: createPostgresSearchIndex(pool), objects: objects.store }
    await loadDemo(db, SUBSCRIPTIONS, ports, () => undefined)
    const large = await companyOf(pool, 'owner@nusantara.test', counts.large)
    const small = await companyOf(pool, 'owner@segara.test', counts.small)
    const startedAt = performance.now()
    await fillRequests(pool, new Map([large, small].map(({ id, count }) => [id, count] as const)))
    return { large, small, filledIn: performance.now() - startedAt }
  } finally {
    await pool.end()
    await objects.drop()
  }
}

/** A database of its own: the demo, one company with many requests, another with a few; and a process serving it. */
export async function openListBench(counts: { large: number; small: number }): Promise<ListBench> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pasok-bench-lists-'))
  const database = await launchEmbeddedPostgres({ dataDir })
  const stopDatabase = async () => {
    await database.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    const filled = await fill(database.url, counts)
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
