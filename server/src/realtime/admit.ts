import { AppError, failure } from '@pasok/domain/kernel/errors'
import { LANGUAGES, type Language } from '@pasok/domain/kernel/texts'
import type { Actor } from '../db/actor'
import type { SignalMap } from '../db/signals'
import { findEndedSignIns } from '../db/sign-ins'
import { asAppError } from '../http/fault'
import { createTurns } from '../http/turns'
import { toldOf, type Speaker } from './answer'
import type { Room } from './live'
import { roomsOf } from './rooms'
import { busy, type Conn, type Io, type LiveOptions } from './sockets'

/** A browser has one for all of its tabs. */
export const MOST_OF_ONE = 20

/** When a process has ended, everybody comes to the others at once. */
const EVERYBODY = { person: 'everybody', company: 'everybody' }
const comingTurns = () =>
  createTurns({
    most: 6,
    mostOfOne: 6,
    mostOfCompany: 6,
    waiting: 20_000,
    waitingOfOne: 20_000,
    waitingOfCompany: 20_000,
    patience: 20_000,
  })

const languageOf = (wanted: unknown): Language =>
  LANGUAGES.find((language) => language === wanted) ?? 'en'

interface Gate {
  /** Said far too much a moment ago. */
  isBarred: (person: string) => boolean
  /** How often it was heard that somebody may do more or less than before. */
  accessHeard: () => number
}

/** Who it is, by the token alone; which rooms it is in, by who that is. */
export function admit(io: Io, { house, server }: LiveOptions, gate: Gate) {
  const turns = comingTurns()
  const authenticate = async (token: string): Promise<Actor> => {
    const before = gate.accessHeard()
    const actor = await house.sessions.authenticate(token, 'access', true)
    // What is heard before the socket is in its rooms finds it in none.
    return gate.accessHeard() === before ? actor : authenticate(token)
  }
  const come = async (socket: Conn) => {
    const { token, language } = socket.handshake.auth
    if (typeof token !== 'string') throw failure('unauthenticated')
    const actor = await turns.inTurn(EVERYBODY, () => authenticate(token), busy)
    const { size = 0 } = io.sockets.adapter.rooms.get(`person:${actor.userId}`) ?? {}
    if (size >= MOST_OF_ONE || gate.isBarred(actor.userId))
      throw new AppError(failure('too_many_requests').problems, 10)
    const speaker: Speaker = {
      id: socket.id,
      token,
      language: languageOf(language),
      address: socket.handshake.address,
      tellBack: (name, news) => void socket.emit(name, news),
    }
    socket.data = { speaker, userId: actor.userId }
    await socket.join([...roomsOf(actor)])
  }
  const refusal = (socket: Conn, error: unknown): Error => {
    const language = languageOf(socket.handshake.auth['language'])
    const data = toldOf(server.log, error, language, 'handshake')
    return Object.assign(new Error(asAppError(error).code), { data })
  }
  const letIn = async (socket: Conn, next: (refused?: Error) => void) => {
    try {
      await come(socket)
    } catch (error) {
      return next(refusal(socket, error))
    }
    next()
  }
  io.use((socket, next) => void letIn(socket, next))
}

const SIGN_IN = 'sign-in:' satisfies Room

/** Looks at sockets anew: in which rooms they are now, or that they are over. */
export function readmit(io: Io, { house, server }: LiveOptions) {
  const again = async (socket: Conn) => {
    try {
      const actor = await house.sessions.authenticate(socket.data.speaker.token, 'access', true)
      const rooms = new Set<string>([socket.id, ...roomsOf(actor)])
      for (const room of socket.rooms) if (!rooms.has(room)) await socket.leave(room)
      await socket.join([...rooms])
    } catch (error) {
      const { code } = asAppError(error)
      if (code !== 'deactivated' && code !== 'unauthenticated') {
        // Nobody knows whether it still may: it comes anew.
        server.log.warn({ err: error }, 'socket: not looked at, sent to come anew')
        return socket.conn.close()
      }
      socket.emit('ended', { reason: code })
      socket.disconnect(true)
    }
  }
  const eachOf = async (sockets: Iterable<string>) => {
    for (const id of Array.from(sockets)) {
      const socket = io.sockets.sockets.get(id)
      if (socket) await again(socket)
    }
  }
  return {
    /** Those whom a signal names. */
    named: async ({ signIns = [], users = [], owners = [] }: SignalMap['access']) => {
      const rooms = [
        ...signIns.map((id): Room => `sign-in:${id}`),
        ...users.map((id): Room => `person:${id}`),
        ...owners.map((id): Room => `owner:${id}`),
      ]
      if (rooms.length > 0) await eachOf(await io.sockets.adapter.sockets(new Set(rooms)))
    },
    /** All: what was told of them may have been missed. */
    all: () => eachOf(io.sockets.sockets.keys()),
    /** Those whose sign-in has come to its end by the clock alone. */
    ended: async () => {
      const rooms = [...io.sockets.adapter.rooms.keys()]
      const open = rooms.flatMap((room) =>
        room.startsWith(SIGN_IN) ? room.slice(SIGN_IN.length) : [],
      )
      const ended = await findEndedSignIns(house.db, open)
      await eachOf(await io.sockets.adapter.sockets(new Set(ended.map((id) => SIGN_IN + id))))
    },
  }
}
