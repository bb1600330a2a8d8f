import type { SocketNews, SocketNewsName } from '@pasok/domain/chat/chat.socket-map'
import { AppError, failure } from '@pasok/domain/kernel/errors'
import { setTimeout as pause } from 'node:timers/promises'
import { listenForNotices } from '../db/hear-notices'
import { SIGNAL_CHANNEL, type SignalMap } from '../db/signals'
import type { AppContext } from '../http/app-context'
import { createTurns } from '../http/turns'
import { admit, readmit } from './admit'
import { answerSocket, type Speaker, type SocketResponse, failureResponse } from './answer'
import { inOrder, type Task } from './in-order'
import type { Live, Room } from './live'
import { createSessionReader } from './read-sessions'
import { CONCERNED, createResync, type Resync } from './resync'
import { busy, type Conn, type Io, type LiveOptions, openSockets } from './sockets'

/** Rate limit per user: a burst and a number per second. */
const BURST = 120
const CALLS_PER_SECOND = 20
/** Beyond this excess the user is blocked for a while. */
const FAR_BEYOND = 400
const BARRED_MS = 10_000

interface Flow {
  left: number
  at: number
  barredUntil: number
}

type FloodLevel = 'fine' | 'too much' | 'far too much'

interface Floods {
  take(person: string): FloodLevel
  isBarred(person: string): boolean
}

/** Counts each user's calls to this process over all of the user's sockets. */
function createFloods(now: () => number = Date.now): Floods {
  const flows = new Map<string, Flow>()
  let sweptAt = now()
  const isCalm = ({ at, barredUntil }: Flow) =>
    now() - at > ((BURST + FAR_BEYOND) / CALLS_PER_SECOND) * 1_000 && barredUntil < now()
  const sweep = () => {
    if (now() - sweptAt < 60_000) return
    sweptAt = now()
    for (const [person, flow] of flows) if (isCalm(flow)) flows.delete(person)
  }
  return {
    take(person) {
      sweep()
      const before = flows.get(person) ?? { left: BURST, at: now(), barredUntil: 0 }
      const refilled = before.left + ((now() - before.at) / 1_000) * CALLS_PER_SECOND
      const flow = { ...before, left: Math.min(BURST, refilled) - 1, at: now() }
      if (flow.left < -FAR_BEYOND) flow.barredUntil = now() + BARRED_MS
      flows.set(person, flow)
      if (flow.left < -FAR_BEYOND) return 'far too much'
      return flow.left < 0 ? 'too much' : 'fine'
    },
    isBarred: (person) => (flows.get(person)?.barredUntil ?? 0) > now(),
  }
}

/**
 * Socket calls use only part of the database connections, and one per user, so that a user's calls run in
 * order.
 */
const callTurns = () =>
  createTurns({
    max: 8,
    maxOfOne: 1,
    maxOfCompany: 4,
    waiting: 4_000,
    waitingOfOne: 150,
    waitingOfCompany: 1_000,
    patience: 15_000,
  })

const isFunction = (one: unknown): one is (response: SocketResponse) => void =>
  typeof one === 'function'

/** Responds to socket calls and disconnects users who send far too many. */
function serve(io: Io, options: LiveOptions, floods: Floods) {
  const { context, server, endpoints } = options
  const byName = new Map(endpoints.map((endpoint) => [endpoint.call.name, endpoint]))
  const turns = callTurns()
  const refused = (error: AppError, { language }: Speaker) =>
    failureResponse(server.log, error, language, 'socket')

  const answer = async (socket: Conn, name: string, body: unknown): Promise<SocketResponse> => {
    const { speaker, userId } = socket.data
    const flood = floods.take(userId)
    if (flood === 'far too much') io.in(`person:${userId}`).disconnectSockets(true)
    if (flood !== 'fine')
      return refused(new AppError(failure('too_many_requests').problems, 1), speaker)
    const endpoint = byName.get(name)
    if (!endpoint) return refused(failure('not_found', { path: name.slice(0, 50) }), speaker)
    const company = [...socket.rooms].find((room) => room.startsWith('owner:')) ?? userId
    return turns
      .inTurn(
        { person: userId, company },
        () => answerSocket(context, server.log, endpoint, speaker, body),
        busy,
      )
      .catch((error: unknown) =>
        failureResponse(server.log, error, speaker.language, `socket ${name}`),
      )
  }
  const receive = async (socket: Conn, name: string, args: readonly unknown[]) => {
    const acknowledge = args.findLast(isFunction)
    const [body] = args.filter((one) => !isFunction(one))
    const response = await answer(socket, name, body)
    acknowledge?.(response)
  }
  io.on('connection', (socket) => {
    socket.onAny((name: string, ...args: unknown[]) => void receive(socket, name, args))
  })
}

/** Number of signals whose records are read concurrently. */
const READ_AT_ONCE = 4
/** Maximum number of waiting signals of one kind that are read together. */
const READ_TOGETHER = 200
/** Milliseconds per signal, waiting included; afterwards the affected sockets reload everything instead. */
const READ_WITHIN_MS = 10_000

/** Milliseconds between two checks for sign-ins that ended by time. */
const LOOK_EVERY_MS = 30_000
/** Milliseconds per socket, and at most in total, over which sockets are redirected at a shutdown. */
const LEAVE_EACH_MS = 2
const LEAVE_ALL_MS = 4_000

export interface LiveServer {
  live: Live
  /** Rejects new sockets, redirects all others to another process gradually, and stops. */
  stop(): Promise<void>
}

function liveOf(io: Io, context: AppContext, enqueue: (out: () => void) => void): Live {
  return {
    db: context.db,
    isIn: (rooms) => rooms.some((room) => io.sockets.adapter.rooms.has(room)),
    publish: <Name extends SocketNewsName>(
      rooms: readonly Room[],
      name: Name,
      news: SocketNews[Name],
    ) => {
      if (rooms.length > 0) enqueue(() => void io.to([...rooms]).emit(name, news))
    },
  }
}

/** Each client reconnects automatically after a moment, as after any lost connection. */
async function sendAway(io: Io): Promise<void> {
  const sockets = [...io.sockets.sockets.values()]
  const each = Math.min(LEAVE_EACH_MS, LEAVE_ALL_MS / Math.max(1, sockets.length))
  const until = (at: number) => Math.max(0, began + at * each - Date.now())
  const began = Date.now()
  for (const [at, socket] of sockets.entries()) {
    if (until(at) > 20) await pause(until(at))
    socket.conn.close()
  }
}

type Handler =
  | ((live: Live, payload: never) => Promise<void> | void)
  | { together(signals: readonly { live: Live; signal: never }[]): Promise<void> }
type Concerned = Readonly<Record<string, ((payload: never) => readonly Room[]) | undefined>>
type AtOnce = Readonly<Record<string, ((payload: never) => void) | undefined>>

/**
 * Handles signals: those that need a read are published in order, the others, above all changes of access,
 * immediately.
 */
function hearing(
  { context, server, onSignals }: LiveOptions,
  io: Io,
  resync: Resync,
  atOnce: AtOnce,
) {
  const { log } = server
  const reading = inOrder<never>(READ_AT_ONCE, READ_WITHIN_MS)
  const taskOf = (handler: Handler): Task<never> =>
    typeof handler === 'function'
      ? {
          max: 1,
          do: async (pieces) => {
            for (const { input, enqueue } of pieces)
              await handler(liveOf(io, context, enqueue), input)
          },
        }
      : {
          max: READ_TOGETHER,
          do: (pieces) =>
            handler.together(
              pieces.map(({ input, enqueue }) => ({
                live: liveOf(io, context, enqueue),
                signal: input,
              })),
            ),
        }
  const handlers = new Map<string, Task<never>>(
    Object.entries<Handler>(onSignals).map(([name, handler]) => [name, taskOf(handler)]),
  )
  const concerned: Concerned = CONCERNED
  const take = (name: string, payload: never) => {
    const now = atOnce[name]
    if (now) return now(payload)
    const task = handlers.get(name)
    if (!task) return
    const rooms = concerned[name]?.(payload) ?? []
    reading.add(task, payload, (error) => {
      log.warn({ err: error, signal: name }, 'signal: not delivered, clients read again')
      resync.of(rooms)
    })
  }
  return {
    hear: (text: string) => {
      try {
        const [name, payload] = JSON.parse(text) as [string, never]
        take(name, payload)
      } catch (error) {
        // Anyone with access to the database can send notifications.
        log.warn({ err: error }, 'signal: could not be parsed')
      }
    },
    settled: () => reading.idle(),
  }
}

/** Opens the socket server and publishes what any process has committed. */
export function startLive(options: LiveOptions): LiveServer {
  const { context, server } = options
  const { log } = server
  let isLeaving = false
  const io = openSockets(server, () => isLeaving)
  const floods = createFloods()
  const sessions = createSessionReader(context.sessions)
  admit(io, options, {
    sessions,
    isBarred: (person) => floods.isBarred(person),
    hearing: () =>
      ear.listening().catch(() => {
        throw busy()
      }),
  })
  serve(io, options, floods)
  const look = readmit(io, options, sessions)
  const looking = (what: Promise<void>) =>
    void what.catch((error: unknown) => log.warn({ err: error }, 'sockets: not rechecked'))
  const resync = createResync(io)
  const signals = hearing(options, io, resync, {
    access: (named: SignalMap['access']) => {
      sessions.onAccessChange(named)
      looking(look.named(named))
    },
    passed: ({ rooms, but, name, news }: SignalMap['passed']) => {
      const others = io.to([...rooms]).except(but)
      if (rooms.length > 0) others.emit(name, news)
    },
  })
  const place = { url: options.url, channel: SIGNAL_CHANNEL }
  const ear = listenForNotices(place, {
    onNotice: signals.hear,
    listens: (isAgain) => {
      if (!isAgain) return
      sessions.onAccessChange('all')
      resync.all()
      looking(look.all())
    },
    onTrouble: (error) => log.warn({ err: error }, 'signals: connection lost, reconnecting'),
  })
  const timer = setInterval(() => looking(look.ended()), LOOK_EVERY_MS)
  return {
    live: liveOf(io, context, (out) => out()),
    async stop() {
      options.leave()
      // Sockets redirected before the load balancers know would be sent back to this process.
      await pause(options.noticeMs)
      isLeaving = true
      await sendAway(io)
      clearInterval(timer)
      await ear.stop()
      await signals.settled()
      resync.stop()
      // Sockets that connected meanwhile lose their connection and therefore reconnect automatically.
      io.engine.close()
    },
  }
}
