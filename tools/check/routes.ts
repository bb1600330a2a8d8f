import { importsOf } from './imports'
import type { SourceFile, Tree } from './tree'
import { findMember, findName, walk, type Node } from './walk'

/** An `endpoint(contract, handler)` of a `*.routes.ts` file. */
export interface Route {
  readonly source: SourceFile
  /** The contract's exported name and its file; empty when unknown. */
  readonly contract: string
  readonly file: string
  readonly handlers: readonly Node[]
  readonly at: number
}

export function routesOf(tree: Tree): Route[] {
  return tree.sources
    .filter(({ path }) => /^server\/src\/chapters\/.+\.routes\.ts$/.test(path))
    .flatMap((source) => routesIn(tree, source))
}

type Bound = Pick<Route, 'contract' | 'file'>

/** Resolves a routes file's names for contracts: `getOrder`, or `calls.getOrder` of an imported module. */
function contractsIn(tree: Tree, source: SourceFile): (written: Node | undefined) => Bound {
  const names = new Map<string, Bound>()
  for (const one of importsOf(tree)) {
    if (one.from !== source.path || one.target.kind !== 'file') continue
    const file = one.target.path
    if (!file.endsWith('.contract.ts')) continue
    for (const { name, local } of one.names) names.set(local, { contract: name, file })
  }
  return (written) => {
    const member = written && findMember(written)
    const whole = member && names.get(member[0])
    if (member && whole?.contract === '*') return { contract: member[1], file: whole.file }
    const text = written ? source.text.slice(written.start, written.end) : ''
    return names.get(text) ?? { contract: text, file: '' }
  }
}

function routesIn(tree: Tree, source: SourceFile): Route[] {
  const contractOf = contractsIn(tree, source)
  const routes: Route[] = []
  walk(source.program, (node) => {
    if (node.type !== 'CallExpression' || findName(node.callee) !== 'endpoint') return
    const [first, ...handlers] = node.arguments
    routes.push({ source, ...contractOf(first), handlers, at: node.start })
  })
  return routes
}
