import { createHash } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { access, chmod, constants, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { z } from 'zod'
import { StartError } from '../../start-error'
import { canReach, chooseIdentity, give, isRoot, userName, type Identity } from './identity'

/** Location of the data when PostgreSQL's user cannot reach the requested folder. */
const SYSTEM_HOME = '/var/lib/pasok'
const NOTE = 'location.json'

const noteSchema = z.object({ dataDir: z.string(), base: z.string() })

export interface Place {
  /** Folder with everything of this database: cluster, log, list of users. */
  base: string
  cluster: string
  /** Null: PostgreSQL runs as the current user. */
  identity: Identity | null
}

export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

function ownerOf(path: string): string {
  try {
    return `, belongs to user ${userName(statSync(path).uid)}`
  } catch {
    return ''
  }
}

function notWritable(path: string, cause: unknown): StartError {
  const reason = (errorCode(cause) || String(cause)) + ownerOf(path)
  return new StartError(
    'data_folder_not_writable',
    `Data folder not writable: ${path} (${reason}). Make it writable for this user, or choose another by DATA_DIR.`,
    { cause },
  )
}

/** Node's recursive mkdir never returns where the system refuses folders (/proc). */
async function makeFolders(path: string): Promise<void> {
  if (existsSync(path) && statSync(path).isDirectory()) return
  if (!existsSync(dirname(path))) await makeFolders(dirname(path))
  try {
    await mkdir(path)
  } catch (error) {
    // Another process created it at the same time.
    if (errorCode(error) !== 'EEXIST' || !statSync(path).isDirectory()) throw error
  }
}

async function makeWritable(path: string): Promise<void> {
  try {
    await makeFolders(path)
    await access(path, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw notWritable(path, error)
  }
}

function clusterOwner(cluster: string): number | null {
  try {
    const { uid } = statSync(cluster)
    return isRoot() && !existsSync(join(cluster, 'PG_VERSION')) ? null : uid
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw notWritable(cluster, error)
  }
}

function assertOwn(cluster: string, owner: number | null): void {
  const self = process.getuid?.()
  if (owner === null || self === undefined || self === 0 || owner === self) return
  throw new StartError(
    'data_of_another_user',
    `The database in ${cluster} belongs to user ${userName(owner)}; it was made when Pasok ran as root or as that user. ` +
      'Start Pasok as before, or choose another folder by DATA_DIR.',
  )
}

export async function readNote(dataDir: string): Promise<string | null> {
  const path = join(dataDir, NOTE)
  if (!existsSync(path)) return null
  let note: z.infer<typeof noteSchema>
  try {
    note = noteSchema.parse(JSON.parse(await readFile(path, 'utf8')))
  } catch (error) {
    throw new StartError('data_unusable', `${path} can't be read: ${String(error)}`, {
      cause: error,
    })
  }
  // A copied folder must not use the original's data; a moved folder still uses its data.
  const isCopy = note.dataDir !== dataDir && existsSync(join(note.dataDir, NOTE))
  return isCopy ? null : note.base
}

/** Creates a folder with an unused name, so that the leftovers of a removed data folder are never reused. */
async function makeElsewhere(dataDir: string): Promise<string> {
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 12)
  try {
    await makeFolders(SYSTEM_HOME)
    await chmod(SYSTEM_HOME, 0o711)
    for (let n = 1; ; n += 1) {
      const base = join(SYSTEM_HOME, n === 1 ? hash : `${hash}-${n}`)
      try {
        await mkdir(base, { mode: 0o711 })
        await chmod(base, 0o711)
        return base
      } catch (error) {
        if (errorCode(error) !== 'EEXIST') throw error
      }
    }
  } catch (error) {
    throw notWritable(SYSTEM_HOME, error)
  }
}

async function moveElsewhere(dataDir: string): Promise<string> {
  const base = await makeElsewhere(dataDir)
  const draft = join(dataDir, `${NOTE}.${process.pid}`)
  await writeFile(draft, `${JSON.stringify({ dataDir, base })}\n`)
  await rename(draft, join(dataDir, NOTE))
  // When two processes start simultaneously, both use the note that was written last.
  const chosen = (await readNote(dataDir)) ?? base
  if (chosen !== base) await rm(base, { recursive: true, force: true })
  return chosen
}

/**
 * Finds or chooses the location and the user of the database of `dataDir`. @throws StartError when the folder
 * is not writable or belongs to another user
 */
export async function findPlace(folder: string, log: (line: string) => void): Promise<Place> {
  const dataDir = resolve(folder)
  await makeWritable(dataDir)
  const noted = await readNote(dataDir)
  const here = join(dataDir, 'cluster')
  const base = noted ?? dataDir
  const cluster = noted ? join(noted, 'cluster') : here
  const owner = clusterOwner(cluster)
  assertOwn(cluster, owner)
  const identity = chooseIdentity(owner, statSync(base).uid)
  if (noted) {
    if (!isRoot()) {
      throw new StartError(
        'data_of_another_user',
        `The database of ${dataDir} is in ${noted}, made when Pasok ran as root. Start Pasok as root, or choose another folder by DATA_DIR.`,
      )
    }
    log(`database: data in ${noted}, since user ${identity?.name} can't reach ${dataDir}`)
    await makeWritable(noted)
    return { base, cluster, identity }
  }
  if (owner !== null || canReach(dataDir, identity)) {
    if (owner !== null && !canReach(dirname(cluster), identity)) {
      throw new StartError(
        'data_unusable',
        `User ${identity?.name}, who owns the database in ${cluster}, can't reach it any more: a folder above it is closed to other users.`,
      )
    }
    return { base, cluster, identity }
  }
  const elsewhere = await moveElsewhere(dataDir)
  log(`database: user ${identity?.name} can't reach ${dataDir}; its data goes to ${elsewhere}`)
  return { base: elsewhere, cluster: join(elsewhere, 'cluster'), identity }
}

/** Removes a stopped database with all its files, wherever they are. */
export async function removeEmbeddedPostgres(folder: string): Promise<void> {
  const dataDir = resolve(folder)
  const base = await readNote(dataDir)
  if (base) await rm(base, { recursive: true, force: true })
  await rm(dataDir, { recursive: true, force: true })
}

/** Creates an empty private folder owned by the database's user. */
export async function makePrivateFolder(path: string, identity: Identity | null): Promise<void> {
  await mkdir(path, { mode: 0o700 })
  await give(path, identity)
}
