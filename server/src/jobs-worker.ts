import { z } from 'zod'
import { readConfig } from './config'
import { createPool } from './db/pool'
import { houseOptionsOf } from './house-options'
import { periodicJobs } from './jobs/periodic'
import { serveJobs } from './jobs/serve-jobs'
import { openHouse } from './open-house'

const dataShape = z.object({ databaseUrl: z.string(), address: z.string() })

/** Connections for jobs, in addition to those of the HTTP server. */
const CONNECTIONS = 10
const REPLICA_CONNECTIONS = 4

// Runs the job queue in its own thread with its own ports.
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
