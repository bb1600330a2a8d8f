// Both measured servers, in a separate process: `serve.ts <database url> <folder of snapshots>`.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import pg from 'pg'
import { openSearchIndex } from '../../src/adapters/search-index/open-search-index'
import { registerSearchProtocol } from '../../src/chapters/catalog/search-protocol/search-protocol'
import { createServer } from '../../src/http/server'
import { admitTestKey } from '../test-key'
import { createFloor } from './floor'

/** The message of the process when it is ready. */
export interface Serving {
  readonly search: string
  readonly floor: string
  /** Milliseconds for loading the index, and the process's memory afterwards in megabytes. */
  readonly loadedIn: number
  readonly megabytes: number
  /** The longest time, in milliseconds, for which loading blocked other requests of the process. */
  readonly longestPause: number
}

const pool = new pg.Pool({ connectionString: process.argv[2], max: 10 })
// Ignores errors, because the database stops before this process.
pool.on('error', () => undefined)
const [, , databaseUrl = '', folder = ''] = process.argv
const { index } = openSearchIndex({
  pool,
  hosted: undefined,
  databaseUrl,
  folder,
  program: new URL('../../dist/search-index-worker.js', import.meta.url),
  log: (line) => process.stderr.write(`${line}\n`),
})
const pauses = monitorEventLoopDelay({ resolution: 10 })
pauses.enable()
const startedAt = performance.now()
await index.search([])
pauses.disable()
const loadedIn = Math.round(performance.now() - startedAt)
const app = await createServer({ logger: false, trustProxy: false })
registerSearchProtocol(app, index, admitTestKey)
const floor = createFloor(pool)
const host = '127.0.0.1'
const serving: Serving = {
  search: await app.listen({ port: 0, host }),
  floor: await floor.listen({ port: 0, host }),
  loadedIn,
  megabytes: Math.round(process.memoryUsage.rss() / 1e6),
  longestPause: pauses.max / 1e6,
}
process.send?.(serving)
process.on('message', () => {
  void index.close?.().then(() => process.exit())
})
