import { connect, createServer, type Socket } from 'node:net'

export interface Balancer {
  url: string
  stop(): Promise<void>
}

/** The first of the servers that takes the connection. */
async function reach(ports: readonly number[]): Promise<Socket | undefined> {
  for (const port of ports) {
    const socket = connect(port, '127.0.0.1')
    const isThere = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true))
      socket.once('error', () => resolve(false))
    })
    if (isThere) return socket
  }
  return undefined
}

/** Stands before servers, as in real use: brings everybody to the first that is there. */
export async function startBalancer(urls: readonly string[]): Promise<Balancer> {
  const ports = urls.map((url) => Number(new URL(url).port))
  const open = new Set<Socket>()
  const keep = (socket: Socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
  }
  const pass = async (client: Socket): Promise<void> => {
    keep(client)
    client.on('error', () => client.destroy())
    const server = await reach(ports)
    if (!server) {
      client.destroy()
      return
    }
    keep(server)
    server.on('error', () => server.destroy())
    server.on('close', () => client.destroy())
    client.on('close', () => server.destroy())
    client.pipe(server).pipe(client)
  }
  const balancer = createServer((client) => void pass(client))
  await new Promise<void>((resolve) => balancer.listen(0, '127.0.0.1', resolve))
  const address = balancer.address()
  if (typeof address !== 'object' || address === null) throw new Error('The balancer has no port')
  return {
    url: `http://localhost:${address.port}`,
    async stop() {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => balancer.close(resolve))
    },
  }
}
