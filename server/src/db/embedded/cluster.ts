import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../../start-error'
import type { Binaries } from './binaries'
import { give, spawnAs, type Identity } from './identity'
import { errorCode, makePrivateFolder, type Place } from './place'
import { isAlive } from './processes'

export const SUPERUSER = 'pasok'
const MAJOR_VERSION = '18'
const PASSWORD_FILE = 'pasok.password'
const DRAFT_PREFIX = 'cluster.making-'
const DRAFT_MAX_AGE_MS = 10 * 60_000

/**
 * The server's complete environment. It is fixed, so that variables of the user's shell (PG…, LANG) have no
 * effect and messages are in English, which our checks parse.
 */
export const PROCESS_ENV = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

async function run(program: string, args: string[], identity: Identity | null): Promise<void> {
  const child = spawn(program, args, {
    cwd: process.platform === 'win32' ? undefined : '/',
    env: PROCESS_ENV,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...spawnAs(identity),
  })
  let output = ''
  const collect = (chunk: Buffer) => {
    output += chunk.toString('utf8')
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  const code = await new Promise<number | string>((done, fail) => {
    child.on('error', fail)
    child.on('close', (status, signal) => done(status ?? signal ?? 'unknown'))
  }).catch((error: unknown) => {
    throw cannotRun(program, identity, error)
  })
  if (code === 0) return
  const reason = output
    .split('\n')
    .filter((line) => /error|fatal|could not/i.test(line))
    .slice(0, 2)
    .join(' ')
  throw new StartError(
    'database_did_not_start',
    `The database could not be created (initdb ended with ${code}): ${reason || output.trim().slice(-300)}`,
  )
}

export function cannotRun(program: string, identity: Identity | null, cause: unknown): StartError {
  if (errorCode(cause) === 'EPERM' && identity) {
    return new StartError(
      'no_unprivileged_user',
      `PostgreSQL does not run as root, and this process may not start programs as user ${identity.name}. Start Pasok as an ordinary user, or give a DATABASE_URL.`,
      { cause },
    )
  }
  return new StartError(
    'binaries_missing',
    `PostgreSQL's program ${program} does not run on this machine (${errorCode(cause) || String(cause)}). Give a DATABASE_URL instead.`,
    { cause },
  )
}

async function sweepDrafts(base: string): Promise<void> {
  for (const name of await readdir(base)) {
    if (!name.startsWith(DRAFT_PREFIX)) continue
    const path = join(base, name)
    // A draft of a living process may still be in use.
    const maker = Number(name.slice(DRAFT_PREFIX.length).split('-')[0])
    const age = Date.now() - (await stat(path).catch(() => ({ mtimeMs: Date.now() }))).mtimeMs
    if (isAlive(maker) && age < DRAFT_MAX_AGE_MS) continue
    await rm(path, { recursive: true, force: true })
  }
}

async function makeCluster(place: Place, binaries: Binaries, durable: boolean): Promise<void> {
  const draft = join(place.base, `${DRAFT_PREFIX}${process.pid}-${randomBytes(4).toString('hex')}`)
  const passwordFile = `${draft}.password`
  try {
    const password = randomBytes(24).toString('hex')
    await writeFile(passwordFile, password, { mode: 0o600, flag: 'wx' })
    await give(passwordFile, place.identity)
    await makePrivateFolder(draft, place.identity)
    const args = ['--pgdata', draft, '--username', SUPERUSER, '--pwfile', passwordFile]
    args.push('--auth=scram-sha-256', '--locale=C', '--encoding=UTF8', '--no-instructions')
    if (!durable) args.push('--no-sync')
    await run(binaries.initdb, args, place.identity)
    await rename(passwordFile, join(draft, PASSWORD_FILE))
    // Renamed in one step, so that a killed start leaves either no cluster or a complete one.
    await rename(draft, place.cluster)
  } catch (error) {
    if (!isCluster(place.cluster)) throw error
  } finally {
    await rm(passwordFile, { force: true })
    await rm(draft, { recursive: true, force: true })
  }
}

function isCluster(path: string): boolean {
  return existsSync(join(path, 'PG_VERSION')) && existsSync(join(path, PASSWORD_FILE))
}

async function clearHalfMade(place: Place): Promise<void> {
  if (!existsSync(place.cluster) || isCluster(place.cluster)) return
  // PG_VERSION is written early and pg_control late; either of them indicates that there may be data.
  if (existsSync(join(place.cluster, 'PG_VERSION'))) {
    throw new StartError(
      'data_unusable',
      `${join(place.cluster, PASSWORD_FILE)} is missing: put it back from a copy, or move the folder away to begin with an empty database.`,
    )
  }
  const entries = await readdir(place.cluster)
  if (entries.includes('global') || entries.includes('base')) {
    throw new StartError(
      'data_unusable',
      `${place.cluster} holds a damaged database (PG_VERSION is missing): restore it from a copy, or move the folder away to begin with an empty database.`,
    )
  }
  await rm(place.cluster, { recursive: true, force: true })
}

/** Creates the database's files if there are none. @returns the superuser's password */
export async function ensureCluster(
  place: Place,
  binaries: Binaries,
  durable: boolean,
  log: (line: string) => void,
): Promise<string> {
  await sweepDrafts(place.base)
  await clearHalfMade(place)
  if (!isCluster(place.cluster)) {
    log(`database: making a new one in ${place.cluster}`)
    await makeCluster(place, binaries, durable)
  }
  const version = (await readFile(join(place.cluster, 'PG_VERSION'), 'utf8')).trim()
  if (version !== MAJOR_VERSION) {
    throw new StartError(
      'data_unusable',
      `The database in ${place.cluster} was made by PostgreSQL ${version}, this release carries ${MAJOR_VERSION}: dump it with the release that made it and restore it here.`,
    )
  }
  return (await readFile(join(place.cluster, PASSWORD_FILE), 'utf8')).trim()
}
