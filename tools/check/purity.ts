import { breach, isTest, type SourceFile, type Tree, type Violation } from './tree'
import { declaredNames, findMember, walk, type Node } from './walk'

/** Globals that give access to the environment; the domain gets such values as arguments. */
const WORLD = new Set([
  'process',
  'globalThis',
  'window',
  'document',
  'navigator',
  'localStorage',
  'sessionStorage',
  'console',
  'fetch',
  'performance',
  'crypto',
  'require',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'XMLHttpRequest',
  'WebSocket',
])
const CLOCK_AND_CHANCE = new Set(['Date.now', 'Math.random'])

/** Returns whether an identifier is read as a value, not as a key or part of a type. */
function isRead(node: Node, parent: Node | null): boolean {
  if (!parent) return true
  if (parent.type === 'MemberExpression') return parent.object === node || parent.computed
  if (parent.type === 'Property') return parent.value === node || parent.computed
  if (parent.type.startsWith('TS')) return parent.type === 'TSAsExpression'
  return !/^(?:Import|Export|PropertyDefinition|MethodDefinition|JSX)/.test(parent.type)
}

function worldlyPart(node: Node, parent: Node | null): string | undefined {
  const member = findMember(node)?.join('.')
  if (member !== undefined && CLOCK_AND_CHANCE.has(member)) return member
  const isDate =
    (node.type === 'NewExpression' || node.type === 'CallExpression') &&
    node.callee.type === 'Identifier' &&
    node.callee.name === 'Date'
  if (isDate && (node.type === 'CallExpression' || node.arguments.length === 0))
    return `${node.type === 'NewExpression' ? 'new ' : ''}Date()`
  if (node.type === 'Identifier' && WORLD.has(node.name) && isRead(node, parent)) return node.name
  return undefined
}

function impurities(source: SourceFile): Violation[] {
  const own = declaredNames(source.program)
  const found: Violation[] = []
  walk(source.program, (node, parent) => {
    const part = worldlyPart(node, parent)
    if (part === undefined || own.has(part)) return
    const message = `${part}: domain has no clock, chance, environment or I/O; take it as an argument`
    found.push(breach(source, node.start, 'domain/pure', message))
  })
  return found
}

/** Checks that the domain has no side effects and does not read its environment. */
export function checkPurity(tree: Tree): Violation[] {
  return tree.sources
    .filter(({ path }) => path.startsWith('domain/src/') && !isTest(path))
    .flatMap(impurities)
}
