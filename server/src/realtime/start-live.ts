import type { SocketNews, SocketNewsName } from '@pasok/domain/chat/chat.socket-map'
import { setTimeout as pause } from 'node:timers/promises'
import type { SignalMap } from '../db/signals'
import type { House } from '../http/house'
import { admit, readmit } from './admit'
import { createFloods } from './floods'
import { hearSignals } from './hear-signals'
import { inOrder } from './in-order'
import type { Live, Room } from './live'
import { serve } from './serve'
import { openSockets, type Io, type LiveOptions } from './sockets'

/** Signals whose records are read at a time. */
const READ_AT_ONCE = 4

/** Ms between two looks for sign-ins that ended by the clock alone. */
const LOOK_EVERY_MS = 30_000
/** Ms over which the sockets of a process that ends are sent elsewhere, of each and of all at most. */
const LEAVE_EACH_MS = 2
const LEAVE_ALL_MS = 4_000

export interface LiveServer {
  live: Live
  /** Lets nobody in any more, sends everybody to another process, not all at once, and ends. */
  stop(): Promise<void>
}

function liveOf(io: Io, house: House, put: (out: () => void) => void): Live {
  return {
    db: house.db,
    isIn: (rooms) => rooms.some((room) => io.sockets.adapter.rooms.has(room)),
    tell: <Name extends SocketNewsName>(
      rooms: readonly Room[],
      name: Name,
      news: SocketNews[Name],
    ) => {
      if (rooms.length > 0) put(() => void io.to([...rooms]).emit(name, news))
    },
  }
}

/** Each comes back by itself, a moment later: a connection that is lost is nothing new to it. */
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

type Handlers = Record<string, ((live: Live, payload: never) => Promise<void> | void) | undefined>

/** Opens the sockets of a process, and tells them what any process has committed. */
export function startLive(options: LiveOptions): LiveServer {
  const { house, server, onSignals } = options
  const { log } = server
  let isLeaving = false
  let accessHeard = 0
  const io = openSockets(server, () => isLeaving)
  const floods = createFloods()
  admit(io, options, {
    isBarred: (person) => floods.isBarred(person),
    accessHeard: () => accessHeard,
  })
  serve(io, options, floods)
  const look = readmit(io, options)
  const looking = (what: Promise<void>) =>
    void what.catch((error: unknown) => log.warn({ err: error }, 'sockets: not looked at'))
  const missed = () => {
    accessHeard += 1
    io.emit('resync', null)
    looking(look.all())
  }
  const reading = inOrder(READ_AT_ONCE, (error) => {
    log.warn({ err: error }, 'signals: not told, so all is read again')
    io.emit('resync', null)
  })
  const handlers: Handlers = {
    ...onSignals,
    // Beside the news, which need not wait for it.
    access: (_: Live, named: SignalMap['access']) => {
      accessHeard += 1
      looking(look.named(named))
    },
    passed: (_: Live, { rooms, but, name, news }: SignalMap['passed']) => {
      const others = io.to([...rooms]).except(but)
      if (rooms.length > 0) others.emit(name, news)
    },
  }
  const ear = hearSignals(options.url, {
    hear: (text) => {
      const [name, payload] = JSON.parse(text) as [string, never]
      reading.add((put) => handlers[name]?.(liveOf(io, house, put), payload))
    },
    missed,
    onTrouble: (error) => log.warn({ err: error }, 'signals: connection lost, made anew'),
  })
  const timer = setInterval(() => looking(look.ended()), LOOK_EVERY_MS)
  return {
    live: liveOf(io, house, (out) => out()),
    async stop() {
      isLeaving = true
      options.leave()
      await sendAway(io)
      clearInterval(timer)
      await ear.stop()
      await reading.settled()
      io.disconnectSockets(true)
      io.engine.close()
    },
  }
}
