import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { give } from './identity'
import type { Place } from './place'
import { isAlive, sleep, startTime } from './processes'

/**
 * Registration of a process as a user of the embedded server. Several processes may share one server. Each
 * has a file while it uses the server; the last one stops it. Files of killed processes do not count. A
 * leaving process announces that it will stop the server before it checks for users, and a new one registers
 * before it checks for that announcement, so at least one of them notices the other.
 */
interface Membership {
  /** Returns true for exactly one of the living users, the same one in every process. */
  isFirst(): boolean
  leave(stopServer: () => Promise<void>): Promise<void>
}

function livingIn(folder: string): string[] {
  return readdirSync(folder).filter((name) => {
    const [pid, started] = name.split('-')
    const lives = isAlive(Number(pid)) && startTime(Number(pid)) === started
    if (!lives) rmSync(join(folder, name), { force: true })
    return lives
  })
}

async function makeFolder(path: string, place: Place): Promise<string> {
  mkdirSync(path, { recursive: true })
  await give(path, place.identity)
  return path
}

export async function joinUsers(place: Place): Promise<Membership> {
  const users = await makeFolder(join(place.base, 'users'), place)
  const leavers = await makeFolder(join(place.base, 'leavers'), place)
  const name = `${process.pid}-${startTime(process.pid)}-${randomBytes(4).toString('hex')}`
  writeFileSync(join(users, name), '')
  await give(join(users, name), place.identity)
  while (livingIn(leavers).length > 0) await sleep(30)

  async function leave(stopServer: () => Promise<void>): Promise<void> {
    writeFileSync(join(leavers, name), '')
    try {
      rmSync(join(users, name), { force: true })
      if (livingIn(users).length === 0) await stopServer()
    } finally {
      rmSync(join(leavers, name), { force: true })
    }
  }
  return { isFirst: () => livingIn(users).sort()[0] === name, leave }
}

/** Returns whether any living process uses the database in this folder. */
export function hasLivingUsers(base: string): boolean {
  try {
    return livingIn(join(base, 'users')).length > 0
  } catch {
    return false
  }
}
