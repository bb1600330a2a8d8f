import type { ESTree } from 'rolldown/utils'
import { importsOf } from './imports'
import { routesOf } from './routes'
import { breach, isTest, type SourceFile, type Tree, type Violation } from './tree'
import {
  type ExportedFunction,
  exportedFunctions,
  findName,
  findText,
  type Node,
  paramNameAndType,
  takesWork,
  walk,
} from './walk'

/** Chapters whose rows do not belong to companies. */
const WITHOUT_COMPANY = new Set(['kernel', 'regions'])

const HANDLES = new Set(['db', 'trx'])
const STORE = /^server\/src\/chapters\/([^/]+)\/.+\.store\.ts$/

/**
 * Returns what is wrong with a store function's signature. It must be `(db, scope, …)`: a handle
 * (`trx` if it must be a transaction), then a scope that limits the accessible rows; `_scope` when
 * all users of the surface see the same rows.
 */
function wrongSignature({ params }: ExportedFunction): string | undefined {
  const [handle, scope] = params
  const [handleName] = handle ? paramNameAndType(handle) : []
  if (handleName === undefined || !HANDLES.has(handleName))
    return 'the first argument of a store function is the handle, `db` or `trx`'
  const [scopeName, scopeType] = scope ? paramNameAndType(scope) : []
  if (scopeName !== 'scope' && scopeName !== '_scope')
    return 'the second argument of a store function is the `scope` (ARCHITECTURE.md: Closed by default)'
  if (scopeType === undefined || !scopeType.endsWith('Scope'))
    return '`scope` is typed as a scope: Scope, BuyerScope, VendorScope or ProviderScope'
  return undefined
}

/** Checks that every store function takes a scope. */
export function checkStores(tree: Tree): Violation[] {
  return tree.sources.flatMap((source) => {
    const chapter = STORE.exec(source.path)?.[1]
    if (chapter === undefined || WITHOUT_COMPANY.has(chapter) || isTest(source.path)) return []
    return exportedFunctions(source.program).flatMap((one) => {
      const message = wrongSignature(one)
      return message === undefined
        ? []
        : [breach(source, one.start, 'stores/scope', `${one.name}: ${message}`)]
    })
  })
}

const WRITERS = new Set([
  'insertInto',
  'updateTable',
  'deleteFrom',
  'mergeInto',
  'replaceInto',
  'transaction',
])
const WRITING_SQL =
  /\b(?:insert\s+into|update\s+\S+\s+set|delete\s+from|merge\s+into|truncate|alter\s+table|nextval)\b/i

const isQueries = (path: string) => /^server\/src\/.+\.queries\.ts$/.test(path) && !isTest(path)

function isSql(tag: ESTree.Expression): boolean {
  const root = tag.type === 'MemberExpression' ? tag.object : tag
  const inner = root.type === 'TSInstantiationExpression' ? root.expression : root
  return inner.type === 'Identifier' && inner.name === 'sql'
}

function sqlText(node: Node): string | undefined {
  if (node.type === 'TaggedTemplateExpression' && isSql(node.tag))
    return node.quasi.quasis.map(({ value }) => value.raw).join(' ? ')
  if (node.type === 'CallExpression' && isSql(node.callee))
    return node.arguments.map((one) => findText(one) ?? '').join(' ')
  return undefined
}

function writesOf(source: SourceFile): Violation[] {
  const found: Violation[] = []
  walk(source.program, (node) => {
    if (node.type === 'MemberExpression') {
      const name = findName(node.property)
      if (name !== undefined && WRITERS.has(name))
        found.push(
          breach(
            source,
            node.start,
            'reads/queries',
            `${name} in a file of reads (ARCHITECTURE.md: A GET never writes)`,
          ),
        )
    }
    const sql = sqlText(node)
    if (sql !== undefined && WRITING_SQL.test(sql))
      found.push(
        breach(
          source,
          node.start,
          'reads/queries',
          'SQL that writes, in a file of reads (ARCHITECTURE.md: A GET never writes)',
        ),
      )
  })
  return found
}

/**
 * GETs that write because the specification requires it: the reset mail, signing in as a buyer, and
 * the check of a payment (Spec 1 §7, Spec 2 §7).
 */
const MAY_WRITE = [
  /^\/user-buyer\/:\w+\/change-password$/,
  /^\/user-buyer\/:\w+\/admin$/,
  /^\/transaction\/Code\/:\w+$/,
]

/** Returns the modules with a function that takes the transaction's `work`: commands and subscribers. */
function writersOf(tree: Tree): ReadonlySet<string> {
  return new Set(
    tree.sources
      .filter(({ path }) => path.startsWith('server/src/chapters/'))
      .filter(({ program }) => takesWork(program))
      .map(({ path }) => path),
  )
}

interface Declared {
  readonly method: string
  readonly path: string
}

/** Returns endpoints with literal method and path in their declaration, by file and name. */
function declaredCalls(tree: Tree): ReadonlyMap<string, Declared> {
  const calls = new Map<string, Declared>()
  for (const { path, program } of tree.sources) {
    if (!path.endsWith('.contract.ts')) continue
    walk(program, (node) => {
      if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier') return
      const shape = node.init?.type === 'CallExpression' ? node.init.arguments[0] : node.init
      if (shape?.type !== 'ObjectExpression') return
      const textAt = (key: string) =>
        shape.properties
          .filter((one) => one.type === 'Property')
          .map((one) => (findName(one.key) === key ? findText(one.value) : undefined))
          .find((text) => text !== undefined)
      calls.set(`${path}#${node.id.name}`, {
        method: textAt('method') ?? '',
        path: textAt('path') ?? '',
      })
    })
  }
  return calls
}

function commandsInReads(tree: Tree): Violation[] {
  const calls = declaredCalls(tree)
  const writers = writersOf(tree)
  return routesOf(tree).flatMap(({ source, contract, file, handlers, at }) => {
    const call = calls.get(`${file}#${contract}`)
    if (call?.method !== 'GET' || MAY_WRITE.some((path) => path.test(call.path))) return []
    const commands = new Map(
      importsOf(tree)
        .filter(({ from, target }) => from === source.path && target.kind === 'file')
        .flatMap(({ names, target }) => {
          if (target.kind !== 'file' || !writers.has(target.path)) return []
          return names.filter(({ isType }) => !isType).map(({ local }) => [local, target.path])
        }),
    )
    const used = new Set<string>()
    for (const handler of handlers)
      walk(handler, (node) => {
        const path = node.type === 'Identifier' ? commands.get(node.name) : undefined
        if (path !== undefined) used.add(path)
      })
    return [...used].map((path) =>
      breach(
        source,
        at,
        'reads/routes',
        `GET ${call.path} (${contract}) calls ${path}: a GET never writes (ARCHITECTURE.md)`,
      ),
    )
  })
}

/** Checks that GET never writes: queries contain no writing SQL, and no GET is handled by a command. */
export function checkReads(tree: Tree): Violation[] {
  return [
    ...tree.sources.filter(({ path }) => isQueries(path)).flatMap(writesOf),
    ...commandsInReads(tree),
  ]
}
