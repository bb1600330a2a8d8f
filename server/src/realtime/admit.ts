import proxyAddr from '@fastify/proxy-addr'
import { listConversations } from '@pasok/domain/chat/chat.contract'
import { AppError, failure } from '@pasok/domain/kernel/errors'
import { type Language, LANGUAGES } from '@pasok/domain/kernel/texts'
import type { Actor } from '../db/actor'
import { findEndedSignIns } from '../db/sign-ins'
import type { SignalMap } from '../db/signals'
import { may } from '../http/endpoint'
import { asAppError } from '../http/fault'
import { createTurns } from '../http/turns'
import { type Speaker, failureResponse } from './answer'
import type { Room } from './live'
import type { SessionReader } from './read-sessions'
import { busy, type Conn, type Io, type LiveOptions } from './sockets'

function ofScope({ scope }: Actor): Room[] {
  if ('id' in scope) return [`owner:${scope.id}`, `side:${scope.kind}`]
  return scope.kind === 'provider' ? ['provider'] : []
}

function ofChat(actor: Actor): Room[] {
  const { scope } = actor
  return 'id' in scope && may(actor, listConversations) ? [`chat:${scope.id}`] : []
}

/** Returns the rooms of a session, according to its current permissions. */
function roomsOf(actor: Actor): readonly Room[] {
  const { userId, signInId, actingFor } = actor
  // A super admin acting for a company does not receive their own notifications there.
  const own: Room[] = actingFor === undefined ? [`user:${userId}`] : []
  return [`person:${userId}`, `sign-in:${signInId}`, ...own, ...ofScope(actor), ...ofChat(actor)]
}

/** Each browser has one socket for all of its tabs. */
export const MAX_OF_ONE = 20

/**
 * Limits connecting sockets. When a process ends, all its clients reconnect to the others simultaneously; no
 * single token or address may occupy all turns or the whole queue.
 */
const comingTurns = () =>
  createTurns({
    max: 6,
    maxOfOne: 1,
    maxOfCompany: 5,
    waiting: 20_000,
    waitingOfOne: MAX_OF_ONE,
    waitingOfCompany: 10_000,
    patience: 20_000,
  })

const languageOf = (wanted: unknown): Language =>
  LANGUAGES.find((language) => language === wanted) ?? 'en'

interface Gate {
  sessions: SessionReader
  /** Returns whether the user was blocked a moment ago for sending too much. */
  isBarred: (person: string) => boolean
  /** Resolves once signals are received, so that no socket misses committed changes. */
  hearing: () => Promise<void>
}

/** Authenticates new sockets by their token alone and joins them to the rooms of their user. */
export function admit(io: Io, { server, proxies }: LiveOptions, gate: Gate) {
  const turns = comingTurns()
  const connect = async (socket: Conn) => {
    const { token, language } = socket.handshake.auth
    if (typeof token !== 'string') throw failure('unauthenticated')
    const address = proxyAddr(socket.request, proxies)
    const caller = { person: token, company: address }
    await gate.hearing()
    const actor = await turns.inTurn(caller, () => gate.sessions.read(token), busy)
    const { size = 0 } = io.sockets.adapter.rooms.get(`person:${actor.userId}`) ?? {}
    if (size >= MAX_OF_ONE || gate.isBarred(actor.userId))
      throw new AppError(failure('too_many_requests').problems, 10)
    const speaker: Speaker = {
      id: socket.id,
      token,
      language: languageOf(language),
      address,
      sendBack: (name, news) => void socket.emit(name, news),
    }
    socket.data = { speaker, userId: actor.userId }
    await socket.join([...roomsOf(actor)])
  }
  const refusal = (socket: Conn, error: unknown): Error => {
    const language = languageOf(socket.handshake.auth['language'])
    const data = failureResponse(server.log, error, language, 'handshake')
    return Object.assign(new Error(asAppError(error).code), { data })
  }
  const letIn = async (socket: Conn, next: (refused?: Error) => void) => {
    try {
      await connect(socket)
    } catch (error) {
      return next(refusal(socket, error))
    }
    next()
  }
  io.use((socket, next) => void letIn(socket, next))
}

const SIGN_IN = 'sign-in:' satisfies Room

/** Sockets checked concurrently; limited, because requests need database connections too. */
const LOOKS_AT_ONCE = 4

/** Checks sockets again: updates their rooms or disconnects them. */
export function readmit(io: Io, { context, server }: LiveOptions, sessions: SessionReader) {
  /** The library treats an empty list of rooms as all sockets. */
  const socketsIn = async (rooms: readonly Room[]): Promise<Iterable<string>> =>
    rooms.length > 0 ? io.sockets.adapter.sockets(new Set(rooms)) : []
  const again = async (socket: Conn) => {
    try {
      const actor = await sessions.read(socket.data.speaker.token)
      const rooms = new Set<string>([socket.id, ...roomsOf(actor)])
      for (const room of socket.rooms) if (!rooms.has(room)) await socket.leave(room)
      await socket.join([...rooms])
    } catch (error) {
      const { code } = asAppError(error)
      if (code !== 'deactivated' && code !== 'unauthenticated') {
        // It is unknown whether the socket is still permitted, so it must reconnect.
        server.log.warn({ err: error }, 'socket: not admitted, the client is asked to reconnect')
        return socket.conn.close()
      }
      socket.emit('ended', { reason: code })
      socket.disconnect(true)
    }
  }
  const eachOf = async (sockets: Iterable<string>) => {
    const waiting = Array.from(sockets).values()
    const lookOn = async () => {
      for (const id of waiting) {
        const socket = io.sockets.sockets.get(id)
        if (socket) await again(socket)
      }
    }
    await Promise.all(Array.from({ length: LOOKS_AT_ONCE }, lookOn))
  }
  /** Checks sockets whose sign-in has ended, by time or by a missed signal. */
  const ended = async () => {
    const rooms = [...io.sockets.adapter.rooms.keys()]
    const open = rooms.flatMap((room) =>
      room.startsWith(SIGN_IN) ? room.slice(SIGN_IN.length) : [],
    )
    const over = await findEndedSignIns(context.db, open)
    await eachOf(await socketsIn(over.map((id): Room => `sign-in:${id}`)))
  }
  return {
    /** Checks the sockets named by a signal. */
    named: async ({ signIns = [], users = [], owners = [] }: SignalMap['access']) => {
      const rooms = [
        ...signIns.map((id): Room => `sign-in:${id}`),
        ...users.map((id): Room => `person:${id}`),
        ...owners.map((id): Room => `owner:${id}`),
      ]
      await eachOf(await socketsIn(rooms))
    },
    /** Checks all sockets after signals may have been missed, starting with ended sign-ins. */
    all: async () => {
      await ended()
      await eachOf(io.sockets.sockets.keys())
    },
    ended,
  }
}
