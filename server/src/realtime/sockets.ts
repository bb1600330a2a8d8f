import { AppError, failure } from '@pasok/domain/kernel/errors'
import type { FastifyInstance } from 'fastify'
import { Server, type Socket } from 'socket.io'
import type { House } from '../http/house'
import type { Speaker } from './answer'
import type { OnSignals, SocketEndpoint } from './live'

export const SOCKET_PATH = '/live/socket.io'
/** Bytes of one frame: a message of 4,000 characters is a quarter of it. */
const LARGEST_FRAME = 65_536
/** Ms within which a connection says who it is. */
const SAID_WITHIN_MS = 5_000

interface Kept {
  speaker: Speaker
  userId: string
}
export type Conn = Socket<
  Record<string, never>,
  Record<string, (news: unknown) => void>,
  object,
  Kept
>
export type Io = Server<
  Record<string, never>,
  Record<string, (news: unknown) => void>,
  object,
  Kept
>

export interface LiveOptions {
  house: House
  server: FastifyInstance
  /** Of the database, for a connection of one's own. */
  url: string
  /** Whose `X-Forwarded-For` is believed: the address of somebody is not the balancer's. */
  proxies: string[]
  /** Tells that this process ends, before its sockets are sent elsewhere. */
  leave: () => void
  /** Ms from there on in which balancers find it out, and it serves as before. */
  noticeMs: number
  endpoints: readonly SocketEndpoint[]
  onSignals: Partial<OnSignals>
}

export const busy = () => new AppError(failure('unavailable').problems, 2)

/** A process's sockets; who they are is asked of each. */
export function openSockets(server: FastifyInstance, isLeaving: () => boolean): Io {
  return new Server(server.server, {
    path: SOCKET_PATH,
    // No request of one and the same socket ever comes to two processes.
    transports: ['websocket'],
    maxHttpBufferSize: LARGEST_FRAME,
    perMessageDeflate: false,
    serveClient: false,
    allowRequest: (_, answer) => answer(isLeaving() ? 'leaving' : null, !isLeaving()),
    connectTimeout: SAID_WITHIN_MS,
  })
}
