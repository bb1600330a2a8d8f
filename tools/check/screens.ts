import { importsOf } from './imports'
import type { SourceFile, Tree, Violation } from './tree'

interface Screen {
  readonly address: string
  readonly source: SourceFile
  readonly pieces: readonly SourceFile[]
}

const isScreenFile = (path: string) => /^web\/src\/screens\/.+\.tsx$/.test(path)
const isBelowScreens = (path: string) => path.startsWith('web/src/screens/')
const isTestFile = (path: string) => path.endsWith('.test.tsx')

/** `web/src/screens/vendor/orders/$code/screen.tsx` → `/vendor/orders/:code`. */
function addressOf(path: string): string {
  const parts = path
    .replace(/^web\/src\/screens\//, '')
    .replace(/\.tsx$/, '')
    .split('/')
  if (parts.at(-1) === 'screen') parts.pop()
  if (parts.at(-1) === 'not-found') return '*'
  return `/${parts.map((part) => part.replace(/^\$/, ':')).join('/')}`
}

interface Edges {
  readonly importers: ReadonlyMap<string, readonly string[]>
  readonly imported: ReadonlyMap<string, readonly string[]>
}

const edgesOfTrees = new WeakMap<Tree, Edges>()

/** Returns which files import a file and which it imports; cached per tree. */
function edgesOf(tree: Tree): Edges {
  const known = edgesOfTrees.get(tree)
  if (known) return known
  const pairs = importsOf(tree).flatMap(({ from, target }) =>
    target.kind === 'file' ? [{ from, to: target.path }] : [],
  )
  const edges: Edges = {
    importers: byKey(pairs.map(({ from, to }) => [to, from])),
    imported: byKey(pairs.map(({ from, to }) => [from, to])),
  }
  edgesOfTrees.set(tree, edges)
  return edges
}

function byKey(pairs: readonly (readonly [string, string])[]): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const [key, value] of pairs) {
    const group = groups.get(key)
    if (group) group.push(value)
    else groups.set(key, [value])
  }
  return groups
}

function piecesOf(tree: Tree, screen: string, screens: ReadonlySet<string>): ReadonlySet<string> {
  const reached = new Set<string>()
  const queue = [screen]
  for (let current = queue.shift(); current !== undefined; current = queue.shift())
    for (const path of edgesOf(tree).imported.get(current) ?? []) {
      // A component may be imported through a file that renders nothing itself, such as a lazy
      // import or a hook.
      if (!isBelowScreens(path) || screens.has(path) || reached.has(path)) continue
      reached.add(path)
      queue.push(path)
    }
  return new Set([...reached].filter(isScreenFile))
}

/**
 * Returns the screens: the `screen.tsx` files of `web/src/screens`, and the files there that
 * `web/src/app` imports.
 */
export function screensOf(tree: Tree): Screen[] {
  const sources = new Map(tree.sources.map((source) => [source.path, source]))
  const files = [...sources.keys()].filter((path) => isScreenFile(path) && !isTestFile(path))
  const named = new Set(
    files.filter(
      (path) =>
        path.endsWith('/screen.tsx') ||
        edgesOf(tree)
          .importers.get(path)
          ?.some((from) => from.startsWith('web/src/app/')),
    ),
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

/** Reports files among the screens that no address uses. */
export function lostScreens(tree: Tree): Violation[] {
  const reached = new Set(
    screensOf(tree).flatMap(({ source, pieces }) => [source, ...pieces].map(({ path }) => path)),
  )
  return [...tree.paths]
    .filter((path) => isScreenFile(path) && !isTestFile(path) && !reached.has(path))
    .map((file) => ({
      file,
      rule: 'map/screens',
      message:
        'no address leads to it: it is no `screen.tsx`, and neither web/src/app nor a screen imports it',
    }))
}
