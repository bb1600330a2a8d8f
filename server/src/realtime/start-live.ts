import type { SocketNews, SocketNewsName } from '@pasok/domain/chat/chat.socket-map'
import type { SignalMap } from '../db/signals'
import { admit, readmit } from './admit'
import { createFloods } from './floods'
import { hearSignals } from './hear-signals'
import { inOrder } from './in-order'
import type { Live, Room } from './live'
import { serve } from './serve'
import { openSockets, type LiveOptions } from './sockets'

/** Signals whose records are read at a time. */
const READ_AT_ONCE = 4

export interface LiveServer {
  live: Live
  stop(): Promise<void>
}

/** Opens the sockets of a process, and tells them what any process has committed. */
export function startLive(options: LiveOptions): LiveServer {
  const { house, server, onSignals } = options
  const io = openSockets(server)
  const floods = createFloods()
  admit(io, options, (person) => floods.isBarred(person))
  serve(io, options, floods)
  const lookAgain = readmit(io, options)
  const missed = () => void io.local.emit('resync', null)
  const { log } = server
  const reading = inOrder(READ_AT_ONCE, (error) => {
    log.warn({ err: error }, 'signals: not told, so all is read again')
    missed()
  })
  const liveOf = (put: (out: () => void) => void): Live => ({
    db: house.db,
    isIn: (rooms) => rooms.some((room) => io.sockets.adapter.rooms.has(room)),
    tell: <Name extends SocketNewsName>(
      rooms: readonly Room[],
      name: Name,
      news: SocketNews[Name],
    ) => {
      if (rooms.length > 0) put(() => void io.local.to([...rooms]).emit(name, news))
    },
  })
  const handlers: Record<
    string,
    ((live: Live, payload: never) => Promise<void> | void) | undefined
  > = {
    ...onSignals,
    access: (_: Live, payload: SignalMap['access']) => lookAgain(payload),
    passed: (_: Live, { rooms, but, name, news }: SignalMap['passed']) => {
      if (rooms.length > 0)
        io.local
          .to([...rooms])
          .except(but)
          .emit(name, news)
    },
  }
  const ear = hearSignals(options.url, {
    hear: (text) => {
      const [name, payload] = JSON.parse(text) as [string, never]
      reading.add((put) => handlers[name]?.(liveOf(put), payload))
    },
    missed,
    onTrouble: (error) => log.warn({ err: error }, 'signals: connection lost, made anew'),
  })
  return {
    live: liveOf((out) => out()),
    async stop() {
      await ear.stop()
      await reading.settled()
      io.disconnectSockets(true)
      io.engine.close()
    },
  }
}
