// Both measured servers, in a separate process: `serve.ts <database url>`.
import pg from 'pg'
import { createApp } from '../../src/app'
import { createPool } from '../../src/db/pool'
import { openTestObjects } from '../objects'
import { createFloor, type Sent } from './floor'

/** The message of the process when it is ready. */
export interface Serving {
  readonly ours: string
  readonly floor: string
  /** The process id. */
  readonly pid: number
}

const url = process.argv[2] ?? ''
const objects = await openTestObjects()
const pool = createPool(url)

/** Statements recorded during a request. */
let noted: Sent[] | undefined
pool.on('connect', (client) => {
  const query = client.query.bind(client)
  const noting = (text: unknown, values: unknown, ...others: unknown[]): unknown => {
    if (typeof text === 'string') noted?.push({ text, values: Array.isArray(values) ? values : [] })
    return Reflect.apply(query, client, [text, values, ...others])
  }
  Object.assign(client, { query: noting })
})
async function record(address: string, token: string): Promise<readonly Sent[]> {
  const statements: Sent[] = []
  noted = statements
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
  noted = undefined
  if (!response.ok) throw new Error(await response.text())
  return statements
}

const floorPool = new pg.Pool({ connectionString: url, max: 20 })
// Ignores errors, because the database stops before this process.
floorPool.on('error', () => undefined)
const app = await createApp({ pool, objects: objects.store })
const floor = createFloor(floorPool, record)
const host = '127.0.0.1'
const serving: Serving = {
  pid: process.pid,
  ours: await app.server.listen({ port: 0, host }),
  floor: await floor.listen({ port: 0, host }),
}
process.send?.(serving)
