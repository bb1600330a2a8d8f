import type { ESTree } from 'rolldown/utils'
import { breach, isTest, type SourceFile, type Tree, type Violation } from './tree'
import { findName, walk, type Node } from './walk'

const RUNNERS = new Set(['test', 'it', 'describe', 'suite', 'bench'])
const UNRUN = new Set(['skip', 'only', 'todo', 'fixme', 'skipIf', 'fails', 'fail'])
const UNRUN_CALLS = new Set(['xit', 'xtest', 'xdescribe', 'fit', 'fdescribe'])

/** `test.describe.only` → `test`. */
function rootOf(node: Node): string | undefined {
  if (node.type === 'MemberExpression') return rootOf(node.object)
  if (node.type === 'CallExpression') return rootOf(node.callee)
  return node.type === 'Identifier' ? node.name : undefined
}

/**
 * `runIf` is allowed, because some tests need root or a second user, but its condition must depend
 * on the machine.
 */
function isRunNever({ callee, arguments: [condition] }: ESTree.CallExpression): boolean {
  const isRunIf = callee.type === 'MemberExpression' && findName(callee.property) === 'runIf'
  return isRunIf && condition?.type === 'Literal'
}

function wrongPart(node: Node): string | undefined {
  if (node.type === 'CallExpression') {
    if (isRunNever(node)) return 'runIf of a constant: every test runs, or goes'
    const name = findName(node.callee)
    return name !== undefined && UNRUN_CALLS.has(name)
      ? `${name}: a test that does not run`
      : undefined
  }
  if (node.type !== 'MemberExpression') return undefined
  const name = findName(node.property)
  if (name === 'waitForTimeout') return 'waitForTimeout: wait for what should be seen, not for time'
  const isUnrun = name !== undefined && UNRUN.has(name) && RUNNERS.has(rootOf(node.object) ?? '')
  return isUnrun ? `.${name}: every test runs, or goes` : undefined
}

function dishonest(source: SourceFile): Violation[] {
  const found: Violation[] = []
  walk(source.program, (node) => {
    const message = wrongPart(node)
    if (message !== undefined) found.push(breach(source, node.start, 'tests/honest', message))
  })
  return found
}

/** Reports tests that are skipped, focused, planned only, or wait for a fixed time. */
export function checkHonesty(tree: Tree): Violation[] {
  return tree.sources.filter(({ path }) => isTest(path)).flatMap(dishonest)
}
