import { readFileSync, statSync } from 'node:fs'
import { chown } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { StartError } from '../../start-error'

export interface Identity {
  uid: number
  gid: number
  name: string
}

/** Users that most machines have and that own nothing valuable, the best first. */
const PREFERRED_NAMES = ['postgres', 'pasok', 'nobody']

export function isRoot(): boolean {
  return process.getuid?.() === 0
}

function readPasswd(): Identity[] {
  let text: string
  try {
    text = readFileSync('/etc/passwd', 'utf8')
  } catch {
    return []
  }
  return text.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':')
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : []
  })
}

export function userName(uid: number): string {
  return readPasswd().find((entry) => entry.uid === uid)?.name ?? `number ${uid}`
}

/**
 * Chooses the user that runs PostgreSQL, which refuses to run as root and needs a user that the machine knows
 * by name. Existing data stays with its owner; new data in an ordinary user's folder belongs to that user.
 * Returns null when the current user is not root.
 */
export function chooseIdentity(
  clusterOwner: number | null,
  folderOwner: number | null = null,
): Identity | null {
  if (!isRoot()) return null
  const users = readPasswd().filter((entry) => entry.uid !== 0)
  if (clusterOwner !== null) {
    const owner = users.find((entry) => entry.uid === clusterOwner)
    if (owner) return owner
    throw new StartError(
      'data_of_another_user',
      `The database's files belong to ${clusterOwner === 0 ? 'root' : `user number ${clusterOwner}, which this machine does not know`}: PostgreSQL can't run as that user. ` +
        'Give them to an ordinary user of this machine (chown -R), or choose another folder by DATA_DIR.',
    )
  }
  const owner = users.find((entry) => entry.uid === folderOwner)
  if (owner) return owner
  for (const name of PREFERRED_NAMES) {
    const found = users.find((entry) => entry.name === name)
    if (found) return found
  }
  throw new StartError(
    'no_unprivileged_user',
    `PostgreSQL does not run as root, and this machine has none of the users ${PREFERRED_NAMES.join(', ')}. ` +
      'Start Pasok as an ordinary user, add one of them (useradd -r pasok), or give a DATABASE_URL.',
  )
}

function allows(path: string, identity: Identity, bits: number): boolean {
  const stats = statSync(path)
  const shift = stats.uid === identity.uid ? 6 : stats.gid === identity.gid ? 3 : 0
  return ((stats.mode >> shift) & bits) === bits
}

/** Returns whether the user can reach `path` and enter it (a folder) or execute it (a file). */
export function canReach(path: string, identity: Identity | null): boolean {
  if (!identity) return true
  try {
    let current = resolve(path)
    if (!allows(current, identity, statSync(current).isDirectory() ? 0b001 : 0b101)) return false
    while (dirname(current) !== current) {
      current = dirname(current)
      if (!allows(current, identity, 0b001)) return false
    }
    return true
  } catch {
    return false
  }
}

/** Changes the owner of a file that root created to the database's user. */
export async function give(path: string, identity: Identity | null): Promise<void> {
  if (identity) await chown(path, identity.uid, identity.gid)
}

export function spawnAs(identity: Identity | null): { uid?: number; gid?: number } {
  return identity ? { uid: identity.uid, gid: identity.gid } : {}
}
