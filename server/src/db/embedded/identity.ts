import { readFileSync, statSync } from 'node:fs'
import { chown } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { StartError } from '../../start-error'

/** The user that the database's processes run as. */
export interface Identity {
  uid: number
  gid: number
  name: string
}

/** Users that a machine is likely to have and that own nothing of worth, best first. */
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
 * PostgreSQL refuses to run as root and asks for a user that the machine knows by name.
 * Data that exists already keeps its owner, whatever users have come or gone since; new data in
 * an ordinary user's folder become that user's.
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

/** Whether the user may walk down to `path` and enter it (a folder) or run it (a file). */
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

/** Hands a file that root has just made to the user that the database runs as. */
export async function give(path: string, identity: Identity | null): Promise<void> {
  if (identity) await chown(path, identity.uid, identity.gid)
}

export function spawnAs(identity: Identity | null): { uid?: number; gid?: number } {
  return identity ? { uid: identity.uid, gid: identity.gid } : {}
}
