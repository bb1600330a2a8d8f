import { connect, createServer, type Socket } from 'node:net'
import { once } from 'node:events'

export interface Proxy {
  /** The database's address, through the proxy. */
  url: string
  /** Cuts every connection and takes no new one: what a restarting database looks like. */
  cut(): Promise<void>
  /** Takes connections again, at the same address. */
  heal(): Promise<void>
  close(): Promise<void>
}

/** Stands between a server and its database, so that a test can take the database away. */
export async function startProxy(databaseUrl: string): Promise<Proxy> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
  }
  const accept = (near: Socket) => {
    const far = connect(Number(target.port), target.hostname)
    keep(near)
    keep(far)
    near.pipe(far)
    far.pipe(near)
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
  return {
    url: url.href,
    cut: stop,
    async heal() {
      server = createServer(accept)
      await listen(port)
    },
    close: stop,
  }
}
