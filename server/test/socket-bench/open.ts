import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { io, type Socket } from 'socket.io-client'
import { launchEmbeddedPostgres } from '../../src/db/embedded/launch'
import { fillAll } from '../list-bench/database'
import { SOCKET_PATH } from '../../src/realtime/sockets'
import { fillPeople, type SignedIn } from './fill-people'
import type { ProcessReport } from './serve'

export type Measured = Pick<ProcessReport, 'memory' | 'cpu'>

export interface SocketBench {
  /** One socket per user, ordered by company; filled by `connect`. */
  sockets: Socket[]
  vendorId: string
  /** The process id of the database. */
  database: number
  connect(): Promise<void>
  /** Returns the measurements of each process. */
  measure(): Promise<Measured[]>
  stop(): Promise<void>
}

const SERVE = fileURLToPath(new URL('serve.ts', import.meta.url))
const PROCESSES = 2
/** Number of concurrent handshakes. */
const AT_ONCE = 50

async function reportOf(child: ChildProcess): Promise<ProcessReport> {
  const [report] = (await once(child, 'message')) as [ProcessReport]
  return report
}

/** Starts two server processes on a separate database, with many signed-in users. */
export async function openSocketBench(size: {
  companies: number
  each: number
}): Promise<SocketBench> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pasok-bench-sockets-'))
  const database = await launchEmbeddedPostgres({ dataDir })
  let people: SignedIn[] = []
  const { vendor, database: databaseProcess } = await fillAll(
    database.url,
    async (pool, { large }) => {
      people = await fillPeople(pool, large, size)
    },
  )
  const servers = Array.from({ length: PROCESSES }, () =>
    fork(SERVE, [database.url], { execArgv: [...process.execArgv, '--expose-gc'] }),
  )
  const ports = (await Promise.all(servers.map(reportOf))).map(({ url }) =>
    Number(new URL(url).port),
  )
  const sockets: Socket[] = []
  const connectFrom = async (first: number) => {
    for (let place = first; place < people.length; place += AT_ONCE) {
      const [person, port] = [people[place], ports[place % PROCESSES]]
      if (!person || port === undefined) throw new Error('nobody there')
      const socket = io(`http://127.0.0.1:${port}`, {
        path: SOCKET_PATH,
        transports: ['websocket'],
        forceNew: true,
        auth: { token: person.token },
      })
      sockets[place] = socket
      await new Promise<void>((resolve) => socket.once('connect', resolve))
    }
  }
  return {
    sockets,
    vendorId: vendor.id,
    database: databaseProcess,
    connect: async () => {
      await Promise.all(Array.from({ length: AT_ONCE }, (_, first) => connectFrom(first)))
    },
    measure: () =>
      Promise.all(
        servers.map((server) => {
          const answer = reportOf(server)
          server.send('measured')
          return answer
        }),
      ),
    async stop() {
      for (const socket of sockets) socket.disconnect()
      for (const server of servers) {
        server.kill('SIGKILL')
        await once(server, 'exit')
      }
      await database.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
