import type { Actor } from '../db/actor'
import type { SignalMap } from '../db/signals'
import type { Sessions } from '../ports/sessions'
import { busy } from './sockets'

/** Maximum attempts to read a session before the client has to retry later. */
const TRIES = 3

export interface SessionReader {
  /** Notes that the access of these, or of all, sessions may have changed. */
  onAccessChange(whom: SignalMap['access'] | 'all'): void
  /**
   * Returns the current user of a token. A change signalled during the read causes a repetition, because the
   * signal cannot find the new socket in its rooms yet.
   */
  read(token: string): Promise<Actor>
}

const ALL = 'all'

function concerns(changed: ReadonlySet<string>, { userId, signInId, scope }: Actor): boolean {
  const own = [ALL, userId, signInId, ...('id' in scope ? [scope.id] : [])]
  return own.some((id) => changed.has(id))
}

export function createSessionReader(sessions: Sessions): SessionReader {
  /** The changes signalled during each running read. */
  const readings = new Set<Set<string>>()
  const readOnce = async (token: string): Promise<Actor | undefined> => {
    const changed = new Set<string>()
    readings.add(changed)
    try {
      const actor = await sessions.authenticate(token, 'access', true)
      return concerns(changed, actor) ? undefined : actor
    } finally {
      readings.delete(changed)
    }
  }
  return {
    onAccessChange(whom) {
      const { signIns = [], users = [], owners = [] } = whom === ALL ? { users: [ALL] } : whom
      for (const changed of readings)
        for (const id of [...signIns, ...users, ...owners]) changed.add(id)
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
