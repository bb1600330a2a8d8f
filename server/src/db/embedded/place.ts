import { createHash } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { access, chmod, constants, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { z } from 'zod'
import { StartError } from '../../start-error'
import { canReach, chooseIdentity, give, isRoot, userName, type Identity } from './identity'

/** Where the data lives that PostgreSQL's user can't reach in the folder asked for. */
const SYSTEM_HOME = '/var/lib/pasok'
const NOTE = 'location.json'

const noteSchema = z.object({ dataDir: z.string(), base: z.string() })

export interface Place {
  /** Everything of this database: cluster, log, list of users. */
  base: string
  /** PostgreSQL's own data folder. */
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

/** Node's own recursive mkdir never ends where the system makes no folders (/proc). */
async function makeFolders(path: string): Promise<void> {
  if (existsSync(path) && statSync(path).isDirectory()) return
  if (!existsSync(dirname(path))) await makeFolders(dirname(path))
  try {
    await mkdir(path)
  } catch (error) {
    // Another process, started in the same moment, has made it.
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
  // A copied folder must not run on the original's data; a moved one keeps its own.
  const isCopy = note.dataDir !== dataDir && existsSync(join(note.dataDir, NOTE))
  return isCopy ? null : note.base
}

/** A name never used before: what a removed data folder left behind is not picked up again. */
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
  // Of two processes that started at once, the later note stands for both.
  const chosen = (await readNote(dataDir)) ?? base
  if (chosen !== base) await rm(base, { recursive: true, force: true })
  return chosen
}

/**
 * Finds or chooses where the database of `dataDir` lives and as whom it runs.
 * @throws StartError when the folder can't be written or belongs to somebody else
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

/** Removes a stopped database and all that belongs to it, wherever it lives. */
export async function removeEmbeddedPostgres(folder: string): Promise<void> {
  const dataDir = resolve(folder)
  const base = await readNote(dataDir)
  if (base) await rm(base, { recursive: true, force: true })
  await rm(dataDir, { recursive: true, force: true })
}

/** Makes an empty folder, closed to others, that the database's user owns. */
export async function makePrivateFolder(path: string, identity: Identity | null): Promise<void> {
  await mkdir(path, { mode: 0o700 })
  await give(path, identity)
}
