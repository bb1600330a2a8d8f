import { connect, createServer, type Socket } from 'node:net'

/** What a WebSocket's last frame begins with: a server that takes the other end for dead says so. */
const LAST_FRAME = 0x88

interface Balancer {
  url: string
  /** From now on nothing comes through, either way, and neither end is told: a cable is out. */
  cut(): void
  /** Since then the server has given up a socket: the other end had said nothing for too long. */
  hasGivenUp(): boolean
  /** The cable is in again: what was said meanwhile comes, as far as anybody is still there for it. */
  mend(): void
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

/** Does at once what is to be done; in the same order, but later, what came while it was cut. */
class Cable {
  /** Nothing while it is whole. */
  #waiting: (() => void)[] | undefined
  #hasGivenUp = false

  cut(): void {
    this.#waiting ??= []
    this.#hasGivenUp = false
  }

  mend(): void {
    const waiting = this.#waiting ?? []
    this.#waiting = undefined
    for (const act of waiting) act()
  }

  get hasGivenUp(): boolean {
    return this.#hasGivenUp
  }

  carry(from: Socket, to: Socket, isServer: boolean): void {
    from.on('data', (chunk: Buffer) => {
      if (this.#waiting && isServer && chunk[0] === LAST_FRAME) this.#hasGivenUp = true
      this.#do(() => void to.write(chunk))
    })
    from.on('error', () => from.destroy())
    from.on('end', () => this.#do(() => void to.end()))
    from.on('close', () => this.#do(() => void to.destroy()))
  }

  #do(act: () => void): void {
    if (this.#waiting) this.#waiting.push(act)
    else act()
  }
}

/** Stands before servers, as in real use: brings everybody to the first that is there. */
export async function startBalancer(urls: readonly string[]): Promise<Balancer> {
  const ports = urls.map((url) => Number(new URL(url).port))
  const cable = new Cable()
  const open = new Set<Socket>()
  const keep = (socket: Socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
  }
  const pass = async (client: Socket): Promise<void> => {
    keep(client)
    client.on('error', () => client.destroy())
    const server = await reach(ports)
    if (!server || client.destroyed) {
      server?.destroy()
      client.destroy()
      return
    }
    keep(server)
    cable.carry(server, client, true)
    cable.carry(client, server, false)
  }
  const balancer = createServer((client) => void pass(client))
  await new Promise<void>((resolve) => balancer.listen(0, '127.0.0.1', resolve))
  const address = balancer.address()
  if (typeof address !== 'object' || address === null) throw new Error('The balancer has no port')
  return {
    url: `http://localhost:${address.port}`,
    cut: () => cable.cut(),
    hasGivenUp: () => cable.hasGivenUp,
    mend: () => cable.mend(),
    async stop() {
      cable.mend()
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => balancer.close(resolve))
    },
  }
}
