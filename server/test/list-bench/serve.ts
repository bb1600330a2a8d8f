// The two servers that are measured, in a process of their own: `serve.ts <database url>`.
import pg from 'pg'
import { createApp } from '../../src/app'
import { createPool } from '../../src/db/pool'
import { openTestObjects } from '../objects'
import { createFloor } from './floor'

/** What the process says once it serves. */
export interface Serving {
  readonly ours: string
  readonly floor: string
}

const url = process.argv[2] ?? ''
const objects = await openTestObjects()
const pool = createPool(url)
const floorPool = new pg.Pool({ connectionString: url, max: 20 })
// The database stops before this process does.
floorPool.on('error', () => undefined)
const app = await createApp({ pool, objects: objects.store })
const floor = createFloor(floorPool)
const host = '127.0.0.1'
const serving: Serving = {
  ours: await app.server.listen({ port: 0, host }),
  floor: await floor.listen({ port: 0, host }),
}
process.send?.(serving)
