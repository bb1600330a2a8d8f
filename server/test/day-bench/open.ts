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
  /** Addresses of the server's processes, which share the database. */
  urls: readonly string[]
  /** Process ids of the server. */
  servers: readonly number[]
  databaseUrl: string
  /** Process id of PostgreSQL's main process. */
  database: number
  stop(): Promise<void>
}

interface Size {
  companies: number
  /** Number of existing requests per company. */
  requests: number
  /** Node options of the server's processes. */
  options?: readonly string[]
  /** Number of server processes. */
  processes?: number
}

async function addressOf(child: ChildProcess): Promise<string> {
  if (child.stderr)
    for await (const line of createInterface({ input: child.stderr })) {
      const url = /^Pasok: (http\S+)$/.exec(line)?.[1]
      if (url !== undefined) return url
    }
  throw new Error('The server did not start: is it built?')
}

interface StartedServer {
  url: string
  pid: number
  stop(): Promise<void>
}

async function startServer(
  env: NodeJS.ProcessEnv,
  cwd: string,
  options: readonly string[],
): Promise<StartedServer> {
  const child = spawn(process.execPath, [...options, MAIN], {
    env: { ...env, PORT: '0', LOG_LEVEL: 'warn' },
    cwd,
    stdio: ['ignore', 'inherit', 'pipe'],
  })
  const url = await addressOf(child)
  child.stderr?.resume()
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      const ended = once(child, 'exit')
      child.kill()
      await ended
    },
  }
}

/**
 * Starts the built server in separate processes, on a database with filled companies: an embedded
 * one, or the empty local one at `BENCH_DATABASE_URL`, which may record statement statistics.
 */
export async function openDayBench(size: Size): Promise<DayBench> {
  const { companies, requests, options = [], processes = 1 } = size
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
  const env = { ...process.env, DATABASE_URL: database.url, DATA_DIR: dataDir }
  const servers: StartedServer[] = []
  // One after the other, because each loads the search index with both cores.
  while (servers.length < processes) servers.push(await startServer(env, dataDir, options))
  return {
    ...day,
    urls: servers.map(({ url }) => url),
    vendorId: vendor.id,
    databaseUrl: database.url,
    servers: servers.map(({ pid }) => pid),
    database: databaseProcess,
    async stop() {
      await Promise.all(servers.map((server) => server.stop()))
      await database.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
