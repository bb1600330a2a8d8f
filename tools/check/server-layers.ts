import { importsOf, type Import } from './imports'
import { breach, isTest, type SourceFile, type Tree, type Violation } from './tree'
import { findMember, findName, walk, type Node } from './walk'

const ASSEMBLY = new Set(
  [
    'app',
    'endpoints',
    'house-options',
    'job-handlers',
    'jobs-worker',
    'main',
    'on-signals',
    'open-house',
    'socket-endpoints',
    'subscriptions',
  ].map((name) => `server/src/${name}.ts`),
)
/** Programs, each of a thread: they read the configuration. */
const PROGRAMS = new Set(['server/src/main.ts', 'server/src/jobs-worker.ts'])
const SHARED_BY_ADAPTERS = new Set(['server/src/start-error.ts', 'server/src/start-thread.ts'])
const isIn = (folder: string) => (path: string) => path.startsWith(`server/src/${folder}/`)
const isChapter = isIn('chapters')
const isDb = isIn('db')
const isPort = isIn('ports')
const isSubscriber = (path: string) => /^server\/src\/chapters\/[^/]+\/on-[^/]+$/.test(path)
const adapterOf = (path: string) => /^server\/src\/adapters\/([^/]+)\//.exec(path)?.[1]

function wrongFromAdapter(port: string, to: string): string | undefined {
  const there = adapterOf(to)
  if (there !== undefined)
    return there === port ? undefined : `an adapter does not know another port's adapter (${to})`
  if (isDb(to) || isPort(to) || SHARED_BY_ADAPTERS.has(to)) return undefined
  return `an adapter imports only its port and db, not ${to}`
}

function wrongInside(from: string, to: string): string | undefined {
  if (ASSEMBLY.has(from)) return undefined
  if (isSubscriber(to)) return `subscribers are named in subscriptions.ts alone (${to})`
  if (ASSEMBLY.has(to)) return `nothing in src imports ${to}, which assembles it all`
  if (isChapter(to) && !isChapter(from))
    return `only the tables of src and main.ts know the chapters, not ${from} (${to})`
  if (to.startsWith('server/test/')) return `src does not import test helpers (${to})`
  if (to.startsWith('server/demo/')) return `src does not import demo data but in app.ts (${to})`
  const port = adapterOf(from)
  return port === undefined ? undefined : wrongFromAdapter(port, to)
}

function wrongImport({ from, target }: Import): string | undefined {
  if (!from.startsWith('server/') || isTest(from) || target.kind !== 'file') return undefined
  if (!target.path.startsWith('server/')) return undefined
  if (from.startsWith('server/src/')) return wrongInside(from, target.path)
  return isSubscriber(target.path)
    ? `subscribers are named in subscriptions.ts alone (${target.path})`
    : undefined
}

const READS_ENVIRONMENT = 'only server/src/config.ts reads the environment'
const mayReadEnvironment = (path: string) =>
  path === 'server/src/config.ts' ||
  isTest(path) ||
  !/^(?:domain|server|web\/src)\//.test(path) ||
  path.endsWith('.config.ts')

/** A program hands `process.env` to `readConfig`, and does nothing else with it. */
function isHandedToConfig(path: string, parent: Node | null): boolean {
  return (
    PROGRAMS.has(path) &&
    parent?.type === 'CallExpression' &&
    findName(parent.callee) === 'readConfig'
  )
}

function environmentReads(source: SourceFile): Violation[] {
  if (mayReadEnvironment(source.path)) return []
  const found: Violation[] = []
  const add = (node: Node) =>
    found.push(breach(source, node.start, 'server/environment', READS_ENVIRONMENT))
  walk(source.program, (node, parent) => {
    const member = findMember(node)
    if (member?.[0] === 'process' && member[1] === 'env' && !isHandedToConfig(source.path, parent))
      add(node)
    if (node.type === 'VariableDeclarator' && findName(node.init) === 'process') add(node)
    if (node.type === 'ImportDeclaration' && /^(?:node:)?process$/.test(node.source.value))
      for (const one of node.specifiers)
        if (one.type === 'ImportSpecifier' && findName(one.imported) === 'env') add(one)
  })
  return found
}

/** Who may know whom inside the server, and who reads the environment. */
export function checkServerLayers(tree: Tree): Violation[] {
  const wrong = importsOf(tree).flatMap((one) => {
    const message = wrongImport(one)
    return message === undefined
      ? []
      : [{ file: one.from, line: one.line, rule: 'server/layers', message }]
  })
  return [...wrong, ...tree.sources.flatMap(environmentReads)]
}
