import { importsOf, type Import } from './imports'
import { isTest, type Tree, type Violation } from './tree'

const ASSEMBLY = new Set(
  [
    'app',
    'endpoints',
    'context-options',
    'job-handlers',
    'jobs-worker',
    'main',
    'on-signals',
    'open-context',
    'socket-endpoints',
    'subscriptions',
  ].map((name) => `server/src/${name}.ts`),
)
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

/** Reports imports that go against the layers of the server. */
export function checkServerLayers(tree: Tree): Violation[] {
  return importsOf(tree).flatMap((one) => {
    const message = wrongImport(one)
    return message === undefined
      ? []
      : [{ file: one.from, line: one.line, rule: 'server/layers', message }]
  })
}
