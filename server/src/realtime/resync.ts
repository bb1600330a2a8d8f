import type { SignalMap } from '../db/signals'
import type { OnSignals, Room } from './live'
import type { Io } from './sockets'

/** Milliseconds over which affected sockets are collected. */
const GATHER_MS = 2_000

type Concerned = {
  readonly [Name in keyof OnSignals]: (payload: SignalMap[Name]) => readonly Room[]
}

const sidesOf = ({ buyerId, vendorId }: { buyerId: string; vendorId: string }) =>
  [`chat:${buyerId}`, `chat:${vendorId}`] as const

/** The rooms that an undeliverable signal may concern. */
export const CONCERNED: Concerned = {
  // The provider's own documents are published under an id that no company has.
  changed: ({ owners }) => [...owners.map((id) => `owner:${id}` as const), 'provider'],
  notified: ({ ownerId }) => [`owner:${ownerId}`],
  'notifications-read': ({ userId }) => [`user:${userId}`],
  broadcast: () => ['side:buyer', 'side:vendor'],
  message: sidesOf,
  read: sidesOf,
}

export interface Resync {
  of(rooms: readonly Room[]): void
  all(): void
  stop(): void
}

/** Makes affected sockets reload everything, once for all incidents within a short time. */
export function createResync(io: Io): Resync {
  let timer: NodeJS.Timeout | undefined
  let isForAll = false
  const rooms = new Set<Room>()
  const publish = () => {
    timer = undefined
    const whom = isForAll ? io : io.to([...rooms])
    isForAll = false
    rooms.clear()
    whom.emit('resync', null)
  }
  const soon = () => {
    timer ??= setTimeout(publish, GATHER_MS)
  }
  return {
    of(more) {
      if (more.length === 0) return
      for (const room of more) rooms.add(room)
      soon()
    },
    all() {
      isForAll = true
      soon()
    },
    stop: () => clearTimeout(timer),
  }
}
