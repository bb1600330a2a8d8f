import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importsOf, type Import } from './imports'
import { isTest, type Tree, type Violation } from './tree'

type Room = 'domain' | 'server' | 'web' | 'e2e' | 'bench' | 'tools'

const roomOf = (path: string) => path.slice(0, path.indexOf('/')) as Room

/** The workspaces that each workspace may import from, including itself. */
const MAY_IMPORT: Readonly<Record<Room, readonly Room[]>> = {
  domain: ['domain'],
  server: ['domain', 'server'],
  web: ['domain', 'web'],
  e2e: ['domain', 'e2e'],
  bench: ['domain', 'bench'],
  tools: ['domain', 'server', 'tools'],
}

const ROOMS = Object.keys(MAY_IMPORT)

const DOMAIN_PACKAGES = new Set(['zod', 'big.js'])
const DOMAIN_TEST_PACKAGES = new Set([...DOMAIN_PACKAGES, 'vitest', 'fast-check'])

/** Browser tests and benchmarks may import the helpers that set up the server, but not its internals. */
const borrowsServerHelpers = (from: string, to: string) =>
  /^(?:e2e\/support|bench)\//.test(from) && /^server\/(?:test|demo)\//.test(to)

const MANIFEST_PARTS = ['dependencies', 'optionalDependencies', 'devDependencies'] as const
type Manifest = Partial<Record<(typeof MANIFEST_PARTS)[number], Record<string, string>>>

function manifestAt(root: string, folder: string): Manifest {
  const path = join(root, folder, 'package.json')
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : {}
}

function namesIn(manifest: Manifest, parts: readonly (typeof MANIFEST_PARTS)[number][]): string[] {
  return parts.flatMap((part) => Object.keys(manifest[part] ?? {}))
}

/**
 * Returns the npm packages that a workspace's files may import: dependencies at run time, and
 * development tools in tests.
 */
function declaredPackages(root: string) {
  const shared = namesIn(manifestAt(root, '.'), MANIFEST_PARTS)
  const cache = new Map<string, ReadonlySet<string>>()
  return (from: string, isType: boolean): ReadonlySet<string> => {
    const room = roomOf(from)
    const isShipped =
      !isType && !isTest(from) && /^(?:domain|server|web)\/(?:src|demo)\//.test(from)
    const key = `${room} ${isShipped}`
    const before = cache.get(key)
    if (before) return before
    // The tools set up and run every workspace, so they may use the packages of all.
    const manifests = (room === 'tools' ? ROOMS : [room]).map((one) => manifestAt(root, one))
    const names = isShipped
      ? manifests.flatMap((one) => namesIn(one, ['dependencies', 'optionalDependencies']))
      : [...manifests.flatMap((one) => namesIn(one, MANIFEST_PARTS)), ...shared]
    const set = new Set(names)
    cache.set(key, set)
    return set
  }
}

function wrongRoom({ from, target }: Import): string | undefined {
  if (target.kind !== 'file') return undefined
  const [here, there] = [roomOf(from), roomOf(target.path)]
  if (here === there)
    return target.through === 'package' ? `inside a room imports are relative paths` : undefined
  if (!MAY_IMPORT[here].includes(there) && !borrowsServerHelpers(from, target.path))
    return `${here} may not import ${target.path}`
  if (target.through === 'path')
    return `another room is imported by its name, @pasok/${there}/…, not by a path`
  return undefined
}

function wrongPackage(one: Import, declared: ReadonlySet<string>): string | undefined {
  const { from, target } = one
  const isDomain = from.startsWith('domain/')
  if (target.kind === 'builtin')
    return isDomain && !isTest(from) ? 'domain is pure: no module of Node' : undefined
  if (target.kind !== 'package') return undefined
  const allowed = isTest(from) ? DOMAIN_TEST_PACKAGES : DOMAIN_PACKAGES
  if (isDomain && !allowed.has(target.name))
    return `domain imports only ${[...allowed].join(', ')} and itself`
  if (target.name === 'big.js' && !from.startsWith('domain/src/kernel/') && !isTest(from))
    return 'big.js is imported only in domain/src/kernel; use kernel/decimal'
  const isNamed = declared.has(target.name) || declared.has(typesOf(target.name))
  if (!isNamed && !target.name.startsWith('virtual:'))
    return `${target.name} is not among the dependencies of ${roomOf(from)}/package.json`
  return undefined
}

/** `@scope/name` → `@types/scope__name`. */
function typesOf(name: string): string {
  return `@types/${name.replace(/^@(.+)\/(.+)$/, '$1__$2')}`
}

/** Checks imports between workspaces, and the npm packages that each may use. */
export function checkRooms(tree: Tree): Violation[] {
  const declaredFor = declaredPackages(tree.root)
  return importsOf(tree).flatMap((one) => {
    const { from: file, line, specifier, target } = one
    if (target.kind === 'missing')
      return [{ file, line, rule: 'rooms/missing', message: `${specifier} leads nowhere` }]
    const room = wrongRoom(one)
    if (room !== undefined) return [{ file, line, rule: 'rooms/arrows', message: room }]
    const npm = wrongPackage(one, declaredFor(file, one.isType))
    return npm === undefined ? [] : [{ file, line, rule: 'rooms/packages', message: npm }]
  })
}
