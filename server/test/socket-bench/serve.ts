// One of the processes that hold sockets: `serve.ts <database url>`.
import { createApp } from '../../src/app'
import { createPool } from '../../src/db/pool'
import { openTestObjects } from '../objects'

/** What the process says: once it serves, and whenever it is asked, its memory in bytes. */
export interface Said {
  readonly url: string
  readonly memory: number
}

const url = process.argv[2] ?? ''
const objects = await openTestObjects()
const app = await createApp({ pool: createPool(url), objects: objects.store })
app.openLive(url)
const address = await app.server.listen({ port: 0, host: '127.0.0.1' })
const say = () => process.send?.({ url: address, memory: process.memoryUsage.rss() } satisfies Said)
process.on('message', () => {
  globalThis.gc?.()
  say()
})
say()
