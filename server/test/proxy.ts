import { connect, createServer, type Socket } from 'node:net'
import { once } from 'node:events'

export interface Proxy {
  /** The database's address through the proxy. */
  url: string
  /** Closes all connections and accepts no new ones, like a database that is restarting. */
  cut(): Promise<void>
  /** Accepts connections but passes nothing on in either direction until `heal`. */
  stall(): void
  /** Passes requests on, and closes the connection at the first response except that of the handshake. */
  cutAnswers(): void
  /** Accepts connections again at the same address. */
  heal(): Promise<void>
  close(): Promise<void>
}

/** Maximum number of bytes in a handshake, before any request. */
const GREETING = 100

/**
 * Starts a proxy between a server and its database, or any other TCP service, so that tests can
 * interrupt the connection.
 */
export async function startProxy(databaseUrl: string): Promise<Proxy> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const track = (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
  }
  let how: 'well' | 'stalled' | 'cutting' = 'well'
  const lines = new Set<readonly [Socket, Socket]>()
  const join = (near: Socket, far: Socket) => {
    near.pipe(far)
    far.pipe(near)
  }
  const accept = (near: Socket) => {
    const far = connect(Number(target.port), target.hostname)
    track(near)
    track(far)
    const line = [near, far] as const
    lines.add(line)
    near.on('close', () => lines.delete(line))
    far.on('data', () => {
      if (how === 'cutting' && near.bytesRead > GREETING) near.destroy()
    })
    if (how === 'stalled') far.pause()
    else join(near, far)
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  }
  let server = createServer(accept)
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  const stop = async () => {
    for (const socket of sockets) socket.destroy()
    if (!server.listening) return
    server.close()
    await once(server, 'close')
  }
  await listen(0)
  const address = server.address()
  const port = address !== null && typeof address === 'object' ? address.port : 0
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  // A socket's folder would take precedence over the proxy.
  url.searchParams.delete('host')
  return {
    url: url.href,
    cut: stop,
    stall() {
      how = 'stalled'
      for (const [near, far] of lines) {
        near.unpipe(far).pause()
        far.unpipe(near).pause()
      }
    },
    cutAnswers() {
      how = 'cutting'
    },
    async heal() {
      const wasStalled = how === 'stalled'
      how = 'well'
      if (wasStalled) for (const [near, far] of lines) join(near, far)
      if (server.listening) return
      server = createServer(accept)
      await listen(port)
    },
    close: stop,
  }
}
