// The two servers that are measured, in a process of their own: `serve.ts <database url>`.
import pg from 'pg'
import { createApp } from '../../src/app'
import { createPool } from '../../src/db/pool'
import { openTestObjects } from '../objects'
import { createFloor, type Sent } from './floor'

/** What the process says once it serves. */
export interface Serving {
  readonly ours: string
  readonly floor: string
  /** Of the process. */
  readonly pid: number
}

const url = process.argv[2] ?? ''
const objects = await openTestObjects()
const pool = createPool(url)

/** What is sent while one call is looked at. */
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
// The database stops before this process does.
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
