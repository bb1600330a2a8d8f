import type { Actor } from '../db/actor'
import type { SignalMap } from '../db/signals'
import type { Sessions } from '../ports/sessions'
import { busy } from './sockets'

/** Times that somebody is read anew before they are asked to come later. */
const TRIES = 3

export interface SessionReader {
  /** Told that these, or all, may do more or less than before. */
  heard(whom: SignalMap['access'] | 'all'): void
  /**
   * Who it is and what they may do, as of now: what is heard of them while they are read has them
   * read again, as it finds their socket in none of its rooms, or in rooms that are about to change.
   */
  read(token: string): Promise<Actor>
}

const ALL = 'all'

function concerns(heard: ReadonlySet<string>, { userId, signInId, scope }: Actor): boolean {
  const own = [ALL, userId, signInId, ...('id' in scope ? [scope.id] : [])]
  return own.some((id) => heard.has(id))
}

export function createSessionReader(sessions: Sessions): SessionReader {
  /** What was heard during each reading that is under way. */
  const readings = new Set<Set<string>>()
  const readOnce = async (token: string): Promise<Actor | undefined> => {
    const heard = new Set<string>()
    readings.add(heard)
    try {
      const actor = await sessions.authenticate(token, 'access', true)
      return concerns(heard, actor) ? undefined : actor
    } finally {
      readings.delete(heard)
    }
  }
  return {
    heard(whom) {
      const { signIns = [], users = [], owners = [] } = whom === ALL ? { users: [ALL] } : whom
      for (const heard of readings)
        for (const id of [...signIns, ...users, ...owners]) heard.add(id)
    },
    async read(token) {
      for (let tried = 0; tried < TRIES; tried += 1) {
        const actor = await readOnce(token)
        if (actor) return actor
      }
      throw busy()
    },
  }
}
