import { importsOf } from './imports'
import type { SourceFile, Tree, Violation } from './tree'

/** A screen, its address, and the files of its folder that it is made of. */
interface Screen {
  readonly address: string
  readonly source: SourceFile
  readonly pieces: readonly SourceFile[]
}

const isScreenFile = (path: string) => /^web\/src\/screens\/.+\.tsx$/.test(path)
const isBelowScreens = (path: string) => path.startsWith('web/src/screens/')
const isTestFile = (path: string) => path.endsWith('.test.tsx')

/** `web/src/screens/dashboard/finance/invoice/payment.tsx` → `/dashboard/finance/invoice/payment`. */
function addressOf(path: string): string {
  const parts = path
    .replace(/^web\/src\/screens\//, '')
    .replace(/\.tsx$/, '')
    .split('/')
  if (parts.at(-1) === 'index') parts.pop()
  if (parts.at(-1) === 'not-found') return '*'
  return `/${parts.map((part) => part.replace(/^\$/, ':')).join('/')}`
}

function importersOf(tree: Tree, path: string): string[] {
  return importsOf(tree).flatMap(({ from, target }) =>
    target.kind === 'file' && target.path === path ? [from] : [],
  )
}

function piecesOf(tree: Tree, screen: string, screens: ReadonlySet<string>): ReadonlySet<string> {
  const reached = new Set<string>()
  const queue = [screen]
  for (let current = queue.shift(); current !== undefined; current = queue.shift())
    for (const { from, target } of importsOf(tree)) {
      // A piece may be reached through a file without a picture of its own: a lazy load, a hook.
      if (from !== current || target.kind !== 'file' || !isBelowScreens(target.path)) continue
      if (screens.has(target.path) || reached.has(target.path)) continue
      reached.add(target.path)
      queue.push(target.path)
    }
  return new Set([...reached].filter(isScreenFile))
}

/** A screen is a file of `web/src/screens` that the router in `web/src/app` names. */
export function screensOf(tree: Tree): Screen[] {
  const sources = new Map(tree.sources.map((source) => [source.path, source]))
  const files = [...sources.keys()].filter((path) => isScreenFile(path) && !isTestFile(path))
  const named = new Set(
    files.filter((path) => importersOf(tree, path).some((from) => from.startsWith('web/src/app/'))),
  )
  return [...named].flatMap((path) => {
    const source = sources.get(path)
    if (!source) return []
    const pieces = [...piecesOf(tree, path, named)]
      .toSorted()
      .flatMap((one) => sources.get(one) ?? [])
    return [{ address: addressOf(path), source, pieces }]
  })
}

/** Files among the screens that no address leads to. */
export function lostScreens(tree: Tree): Violation[] {
  const reached = new Set(
    screensOf(tree).flatMap(({ source, pieces }) => [source, ...pieces].map(({ path }) => path)),
  )
  return [...tree.paths]
    .filter((path) => isScreenFile(path) && !isTestFile(path) && !reached.has(path))
    .map((file) => ({
      file,
      rule: 'map/screens',
      message: 'no address leads to it: neither the router in web/src/app nor a screen imports it',
    }))
}
