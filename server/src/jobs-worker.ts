import { MessagePort } from 'node:worker_threads'
import { z } from 'zod'
import { shareSearchIndex } from './adapters/search-index/open-search-index'
import { readConfig } from './config'
import { createPool } from './db/pool'
import { contextOptionsOf } from './context-options'
import { periodicJobs } from './jobs/periodic'
import { serveJobs } from './jobs/serve-jobs'
import { openContext } from './open-context'

const dataShape = z.object({
  databaseUrl: z.string(),
  address: z.string(),
  search: z.instanceof(MessagePort).optional(),
})

/** Connections for jobs, in addition to those of the HTTP server. */
const CONNECTIONS = 10
const REPLICA_CONNECTIONS = 4

// Runs the job queue in its own thread with its own ports.
await serveJobs(dataShape, async ({ databaseUrl, address, search }, log) => {
  const config = readConfig(process.env)
  const warn = (line: string) => log.warn({}, line)
  const pool = createPool(databaseUrl, { max: CONNECTIONS, log: warn })
  const replica =
    config.replicaUrl === undefined
      ? undefined
      : createPool(config.replicaUrl, { max: REPLICA_CONNECTIONS, log: warn })
  const opened = await openContext(
    await contextOptionsOf(config, {
      pool,
      replica,
      index: shareSearchIndex(pool, config.search, search),
    }),
  )
  opened.listensAt(address)
  return {
    pool,
    handlers: opened.jobs(log),
    periodic: periodicJobs(),
    close: async () => {
      await opened.close()
      await Promise.all([pool.end(), replica?.end()])
    },
  }
})
