import { readdirSync } from 'node:fs'
import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchEmbeddedPostgres } from '../../src/db/embedded/launch'
import { readPostmaster } from '../../src/db/embedded/postmaster'
import { worksIn } from '../../src/db/embedded/processes'
import { sweepEmbeddedPostgres } from '../../src/db/embedded/sweep'
import { createPool } from '../../src/db/pool'
import type { TestDatabase } from '../database'
import { prepareTemplate } from '../template'

/** A PostgreSQL server for a single test file, which may stop or pause it. */
export interface OwnCluster {
  database: TestDatabase
  /** Stops the whole server as `pg_ctl stop -m` does, and starts it again as in production. */
  restart(how: 'fast' | 'immediate'): void
  /** Suspends all its processes, so that it accepts connections but does not respond. */
  pause(): void
  goOn(): void
}

const SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const

const processesIn = (cluster: string): number[] =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && worksIn(pid, cluster))

export async function startOwnCluster(): Promise<OwnCluster> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pasok-test-'))
  await chmod(dataDir, 0o755)
  const settings = { shared_buffers: '32MB', autovacuum: 'off', max_connections: '40' }
  const server = await launchEmbeddedPostgres({ dataDir, settings })
  const cluster = join(dataDir, 'cluster')
  const postmaster = () => {
    const found = readPostmaster(cluster)
    if (!found) throw new Error('the database does not run')
    return found.pid
  }
  await prepareTemplate(server.url)
  const pool = createPool(server.url, { max: 4 })
  let paused: number[] = []
  const goOn = () => {
    for (const pid of paused.splice(0).toReversed()) process.kill(pid, 'SIGCONT')
  }
  return {
    database: {
      url: server.url,
      pool,
      drop: async () => {
        goOn()
        await pool.end()
        await server.stop()
        await sweepEmbeddedPostgres(dataDir)
      },
    },
    restart: (how) => process.kill(postmaster(), SIGNALS[how]),
    pause() {
      paused = processesIn(cluster)
      for (const pid of paused) process.kill(pid, 'SIGSTOP')
    },
    goOn,
  }
}
