import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { give } from './identity'
import type { Place } from './place'
import { isAlive, sleep, startTime } from './processes'

/**
 * Several processes may use one embedded server (two starts of the app, a bench beside it).
 * Each leaves a file while it does; the last to go stops the server, and files of killed
 * processes don't count. A process about to stop the server says so first and looks second,
 * a newcomer signs in first and looks second: so at least one of the two sees the other.
 */
interface Membership {
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
  return { leave }
}

/** Whether any living process uses the database in this folder. */
export function hasLivingUsers(base: string): boolean {
  try {
    return livingIn(join(base, 'users')).length > 0
  } catch {
    return false
  }
}
