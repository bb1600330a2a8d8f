import { z } from 'zod'
import { readConfig } from './config'
import { createPool } from './db/pool'
import { houseOptionsOf } from './house-options'
import { periodicJobs } from './jobs/periodic'
import { serveJobs } from './jobs/serve-jobs'
import { openHouse } from './open-house'

/** The database, and where the HTTP server listens. */
const dataShape = z.object({ databaseUrl: z.string(), address: z.string() })

/** Connections of the jobs, beside those of the HTTP server. */
const CONNECTIONS = 10
const REPLICA_CONNECTIONS = 4

// Does the jobs of the queue in a thread of their own, with ports of its own.
await serveJobs(dataShape, async ({ databaseUrl, address }, log) => {
  const config = readConfig(process.env)
  const warn = (line: string) => log.warn({}, line)
  const pool = createPool(databaseUrl, { max: CONNECTIONS, log: warn })
  const replica =
    config.replicaUrl === undefined
      ? undefined
      : createPool(config.replicaUrl, { max: REPLICA_CONNECTIONS, log: warn })
  const house = await openHouse(await houseOptionsOf(config, { pool, replica }))
  house.listensAt(address)
  return {
    pool,
    handlers: house.jobs(log),
    periodic: periodicJobs(),
    close: async () => {
      await house.close()
      await Promise.all([pool.end(), replica?.end()])
    },
  }
})
