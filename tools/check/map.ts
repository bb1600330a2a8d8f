import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Call, readCalls } from './contracts'
import { importsOf } from './imports'
import { writeMap } from './map-text'
import { type Route, routesOf } from './routes'
import { lostScreens } from './screens'
import { breach, type Tree, type Violation } from './tree'

const HEAD = `// Written by \`npm run map\` from the contracts of the domain: the browser gets each
// contract's path and token, the compiler its input and output types.`

const moduleOf = ({ file }: Call) =>
  file.replace(/^domain\/src\//, '@pasok/domain/').replace(/\.ts$/, '')

/** `@pasok/domain/audit/audit.vendor.contract` → `auditVendor`, `…/catalog/portal/portal.contract` → `catalogPortal`. */
function aliasOf(module: string): string {
  const [chapter = '', ...folders] = module.replace(/^@pasok\/domain\//, '').split('/')
  const base = (folders.at(-1) ?? '').replace(/\.contract$/, '')
  const name = base.split('.')[0] === chapter ? base : `${chapter}-${base}`
  return name.replace(/[.-](\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** Returns an entry, broken into lines as the formatter would. */
function entry({ name, method, path, token }: Call): string {
  const parts = [method, path, token].map((part) => `'${part}'`)
  const whole = `  ${name}: [${parts.join(', ')}],`
  return whole.length <= 100
    ? whole
    : [`  ${name}: [`, ...parts.map((part) => `    ${part},`), '  ],'].join('\n')
}

/** Returns the generated content of `web/src/lib/calls.ts`. */
function writeCalls(unsorted: readonly Call[]): string {
  const calls = unsorted.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const modules = [...new Set(calls.map(moduleOf))].toSorted()
  return [
    HEAD,
    "import type { TokenKind } from '@pasok/domain/kernel/contract'",
    ...modules.map((module) => `import type * as ${aliasOf(module)} from '${module}'`),
    '',
    "type Place = readonly [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, token: TokenKind]",
    '',
    '/** Method, address and kind of token of every call, by the name of its contract. */',
    'export const CALLS = {',
    ...calls.map(entry),
    '} as const satisfies Record<string, Place>',
    '',
    `type Contracts = ${modules.map((module) => `typeof ${aliasOf(module)}`).join(' &\n  ')}`,
    '',
    '/** The contract of each, for the compiler. */',
    'export type Calls = Pick<Contracts, keyof typeof CALLS>',
    '',
  ].join('\n')
}

export const MAP = 'docs/map.md'
export const CALLS = 'web/src/lib/calls.ts'

const keyOf = ({ file, exported }: Call) => `${file}#${exported}`
const keyOfRoute = ({ file, contract }: Route) => `${file}#${contract}`

function unserved(calls: readonly Call[], routes: readonly Route[]): Violation[] {
  const served = new Set(routes.map(keyOfRoute))
  return calls
    .filter((call) => !served.has(keyOf(call)))
    .map(({ file, exported, method, path }) => ({
      file,
      rule: 'map/unserved',
      message: `${exported} (${method} ${path}) is served by no routes file`,
    }))
}

function strangeRoutes(calls: readonly Call[], routes: readonly Route[]): Violation[] {
  const declared = new Set(calls.map(keyOf))
  const seen = new Set<string>()
  return routes.flatMap((route) => {
    const key = keyOfRoute(route)
    if (!declared.has(key))
      return [
        breach(
          route.source,
          route.at,
          'map/unknown',
          `${route.contract} is no contract of the domain`,
        ),
      ]
    if (seen.has(key))
      return [breach(route.source, route.at, 'map/unknown', `${route.contract} is served already`)]
    seen.add(key)
    return []
  })
}

/** Names of path parameters do not distinguish paths. */
const placeOf = ({ method, path }: Call) => `${method} ${path.replaceAll(/:\w+/g, ':')}`

function sameTwice(calls: readonly Call[]): Violation[] {
  const places = new Map<string, Call>()
  const names = new Map<string, Call>()
  return calls.flatMap((call) => {
    const rule = 'map/contracts'
    const found: Violation[] = []
    const place = places.get(placeOf(call))
    const name = names.get(call.name)
    places.set(placeOf(call), call)
    names.set(call.name, call)
    if (place) {
      const message = `${call.exported}: ${placeOf(call)} is declared by ${place.exported} in ${place.file}`
      found.push({ file: call.file, rule, message })
    }
    if (name)
      found.push({
        file: call.file,
        rule,
        message: `${call.name} is the name of ${name.file}'s, too`,
      })
    if (call.name !== call.exported)
      found.push({ file: call.file, rule, message: `${call.exported} calls itself "${call.name}"` })
    return found
  })
}

function unassembled(tree: Tree): Violation[] {
  const endpoints = 'server/src/endpoints.ts'
  const named = new Set(
    importsOf(tree).flatMap(({ from, target }) =>
      from === endpoints && target.kind === 'file' ? [target.path] : [],
    ),
  )
  return [...new Set(routesOf(tree).map(({ source }) => source.path))]
    .filter((path) => !named.has(path))
    .map((file) => ({ file, rule: 'map/assembly', message: `${endpoints} does not name it` }))
}

/** Returns the files generated from the contracts, with their expected content. */
const writtenOf = (tree: Tree, calls: readonly Call[]): [string, string][] => [
  [MAP, writeMap(tree, calls)],
  [CALLS, writeCalls(calls)],
]

/** Returns the generated files of a whole tree, with their expected content. */
export const readWritten = async (tree: Tree): Promise<[string, string][]> =>
  writtenOf(tree, (await readCalls(tree)).calls)

function stale(tree: Tree, file: string, wanted: string): Violation[] {
  const path = join(tree.root, file)
  if (existsSync(path) && readFileSync(path, 'utf8') === wanted) return []
  return [{ file, rule: 'map/stale', message: 'does not say what the code says: npm run map' }]
}

/**
 * Checks that every endpoint is served exactly once, that every screen is reachable, and that
 * generated files are up to date.
 */
export async function checkMap(tree: Tree): Promise<Violation[]> {
  const { calls, broken } = await readCalls(tree)
  const routes = routesOf(tree)
  return [
    ...broken,
    ...sameTwice(calls),
    ...unserved(calls, routes),
    ...strangeRoutes(calls, routes),
    ...unassembled(tree),
    ...lostScreens(tree),
    ...writtenOf(tree, calls).flatMap(([file, wanted]) => stale(tree, file, wanted)),
  ]
}
