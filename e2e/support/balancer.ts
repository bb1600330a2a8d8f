import { connect, createServer, type Socket } from 'node:net'

/** The first byte of a WebSocket's close frame, which a server sends when it considers the other end dead. */
const LAST_FRAME = 0x88

interface Balancer {
  url: string
  /** Stops all traffic in both directions without notifying either end, like an unplugged cable. */
  cut(): void
  /**
   * Returns whether the server has closed a socket since the cut, because the other end was silent too long.
   */
  hasGivenUp(): boolean
  /** Restores traffic: data sent meanwhile is delivered if its receiver is still connected. */
  reconnect(): void
  stop(): Promise<void>
}

/** Connects to the first server that accepts. */
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

/** Performs actions immediately, or queues them in order while the connection is cut. */
class Cable {
  /** Undefined while the connection is not cut. */
  #waiting: (() => void)[] | undefined
  #hasGivenUp = false

  cut(): void {
    this.#waiting ??= []
    this.#hasGivenUp = false
  }

  reconnect(): void {
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

/** Starts a load balancer that connects every client to the first available server. */
export async function startBalancer(urls: readonly string[]): Promise<Balancer> {
  const ports = urls.map((url) => Number(new URL(url).port))
  const cable = new Cable()
  const open = new Set<Socket>()
  const track = (socket: Socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
  }
  const pass = async (client: Socket): Promise<void> => {
    track(client)
    client.on('error', () => client.destroy())
    const server = await reach(ports)
    if (!server || client.destroyed) {
      server?.destroy()
      client.destroy()
      return
    }
    track(server)
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
    reconnect: () => cable.reconnect(),
    async stop() {
      cable.reconnect()
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => balancer.close(resolve))
    },
  }
}
