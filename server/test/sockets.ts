import type { SocketNews, SocketNewsName } from '@pasok/domain/chat/chat.socket-map'
import { io, type Socket } from 'socket.io-client'
import type { App } from '../src/app'
import { SOCKET_PATH } from '../src/realtime/sockets'
import type { LiveServer } from '../src/realtime/start-live'
import type { Person } from './api'
import { eventually } from './eventually'

/** A process that accepts sockets. */
export interface LivePlace {
  port: number
  live: LiveServer
  stop(): Promise<void>
}

/** Makes an app listen on a free port, with its sockets. */
export async function openPlace(app: App, url: string): Promise<LivePlace> {
  const live = app.openLive(url)
  await app.server.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  return { port: address.port, live, stop: () => live.stop() }
}

export interface Screen {
  socket: Socket
  received: { name: string; news: unknown }[]
  newsOf<Name extends SocketNewsName>(name: Name): SocketNews[Name][]
  /** Waits until an event with this name is received. */
  waitFor<Name extends SocketNewsName>(name: Name): Promise<SocketNews[Name]>
  /** Sends an event and returns the envelope of its response. */
  request(
    name: string,
    body?: unknown,
  ): Promise<{ errors: { code: string }[] | null; data: unknown }>
  close(): void
}

/** @throws the error of a refused handshake, with its code as message. */
export async function openScreen(
  { port }: Pick<LivePlace, 'port'>,
  person: Pick<Person, 'access'> | { access: unknown },
  auth: object = {},
): Promise<Screen> {
  const socket = io(`http://127.0.0.1:${port}`, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    auth: { token: person.access, ...auth },
  })
  const received: Screen['received'] = []
  socket.onAny((name: string, news: unknown) => received.push({ name, news }))
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', (error) => {
      socket.disconnect()
      reject(error)
    })
  })
  const newsOf: Screen['newsOf'] = (name) =>
    received.filter((one) => one.name === name).map(({ news }) => news as never)
  return {
    socket,
    received,
    newsOf,
    waitFor: (name) =>
      eventually(() => {
        const [first] = newsOf(name)
        if (first === undefined) throw new Error(`nothing told of ${name}`)
        return first
      }),
    request: (name, body) => socket.timeout(10_000).emitWithAck(name, body),
    close: () => socket.disconnect(),
  }
}
