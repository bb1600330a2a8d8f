// One of the processes with sockets: `serve.ts <database url>`.
import { createApp } from '../../src/app'
import { createPool } from '../../src/db/pool'
import { openTestObjects } from '../objects'

/** The messages of the process: when it is ready, and its resource usage on request. */
export interface ProcessReport {
  readonly url: string
  /** Bytes. */
  readonly memory: number
  /** Milliseconds of CPU time since its start. */
  readonly cpu: number
}

const url = process.argv[2] ?? ''
const objects = await openTestObjects()
const app = await createApp({ pool: createPool(url), objects: objects.store })
app.openLive(url)
const address = await app.server.listen({ port: 0, host: '127.0.0.1' })
const sendReport = () => {
  const { user, system } = process.cpuUsage()
  const [memory, cpu] = [process.memoryUsage.rss(), (user + system) / 1_000]
  process.send?.({ url: address, memory, cpu } satisfies ProcessReport)
}
process.on('message', () => {
  globalThis.gc?.()
  sendReport()
})
sendReport()
