import { AppError, failure } from '@pasok/domain/kernel/errors'
import type { FastifyInstance } from 'fastify'
import { Server, type Socket } from 'socket.io'
import type { AppContext } from '../http/app-context'
import type { Speaker } from './answer'
import type { OnSignals, SocketEndpoint } from './live'

export const SOCKET_PATH = '/live/socket.io'
/** Maximum bytes of a frame; a message of 4,000 characters takes a quarter of it. */
const LARGEST_FRAME = 65_536
/** Milliseconds within which a connection must authenticate. */
const IDENTIFY_WITHIN_MS = 5_000

interface SocketData {
  speaker: Speaker
  userId: string
}
export type Conn = Socket<
  Record<string, never>,
  Record<string, (news: unknown) => void>,
  object,
  SocketData
>
export type Io = Server<
  Record<string, never>,
  Record<string, (news: unknown) => void>,
  object,
  SocketData
>

export interface LiveOptions {
  context: AppContext
  server: FastifyInstance
  /** Address of the database, for a separate connection. */
  url: string
  /**
   * Proxies whose `X-Forwarded-For` is trusted, so that addresses are the clients' and not the load balancer's.
   */
  proxies: string[]
  /** Announces that this process is shutting down, before its sockets are redirected. */
  leave: () => void
  /** Milliseconds after the announcement in which load balancers notice it and the process serves normally. */
  noticeMs: number
  endpoints: readonly SocketEndpoint[]
  onSignals: Partial<OnSignals>
}

export const busy = () => new AppError(failure('unavailable').problems, 2)

/** Opens the process's socket server; sockets are authenticated separately. */
export function openSockets(server: FastifyInstance, isLeaving: () => boolean): Io {
  return new Server(server.server, {
    path: SOCKET_PATH,
    // WebSocket only, so that all traffic of a socket goes to one process.
    transports: ['websocket'],
    maxHttpBufferSize: LARGEST_FRAME,
    perMessageDeflate: false,
    serveClient: false,
    allowRequest: (_, answer) => answer(isLeaving() ? 'leaving' : null, !isLeaving()),
    connectTimeout: IDENTIFY_WITHIN_MS,
  })
}
