import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { launchEmbeddedPostgres } from '../../src/db/embedded/launch'
import { fillAll } from '../list-bench/database'
import { fillRequests } from '../list-bench/fill-requests'
import { fillCompanies, findGoods, type Day } from './fill-companies'

const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url))
const GOODS = 500

export interface DayBench extends Day {
  url: string
  /** Process id of the server. */
  server: number
  databaseUrl: string
  /** Process id of PostgreSQL's main process. */
  database: number
  stop(): Promise<void>
}

interface Size {
  companies: number
  /** Number of existing requests per company. */
  requests: number
  /** Node options of the server's process. */
  options?: readonly string[]
}

async function addressOf(child: ChildProcess): Promise<string> {
  if (child.stderr)
    for await (const line of createInterface({ input: child.stderr })) {
      const url = /^Pasok: (http\S+)$/.exec(line)?.[1]
      if (url !== undefined) return url
    }
  throw new Error('The server did not start: is it built?')
}

/**
 * Starts the built server in a separate process, on a database with filled companies: an embedded
 * one, or the empty local one at `BENCH_DATABASE_URL`, which may record statement statistics.
 */
export async function openDayBench({ companies, requests, options = [] }: Size): Promise<DayBench> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pasok-bench-day-'))
  const given = process.env['BENCH_DATABASE_URL']
  const database = given
    ? { url: given, stop: async () => undefined }
    : await launchEmbeddedPostgres({ dataDir: join(dataDir, 'postgres') })
  let day: Omit<Day, 'vendorId'> = { companies: [], goods: [], city: '' }
  const { vendor, database: databaseProcess } = await fillAll(
    database.url,
    async (pool, { large }) => {
      const filled = await fillCompanies(pool, large, companies)
      // Different numbers, because the codes of requests depend on the company's count.
      const counts = filled.map(({ companyId }, at) => [companyId, requests + at] as const)
      await fillRequests(pool, new Map(counts))
      await pool.query('analyze')
      day = { companies: filled, ...(await findGoods(pool, large, GOODS)) }
    },
  )
  const env = { ...process.env, DATABASE_URL: database.url, DATA_DIR: dataDir, PORT: '0' }
  const child = spawn(process.execPath, [...options, MAIN], {
    env: { ...env, LOG_LEVEL: 'warn' },
    cwd: dataDir,
    stdio: ['ignore', 'inherit', 'pipe'],
  })
  const url = await addressOf(child)
  child.stderr?.resume()
  return {
    ...day,
    url,
    vendorId: vendor.id,
    databaseUrl: database.url,
    server: child.pid ?? 0,
    database: databaseProcess,
    async stop() {
      const ended = once(child, 'exit')
      child.kill()
      await ended
      await database.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
