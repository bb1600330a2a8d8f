import { importsOf } from './imports'
import { lineAt, type SourceFile, type Tree, type Violation } from './tree'
import { findName } from './walk'

type Graph = ReadonlyMap<string, readonly string[]>

function graphOf(tree: Tree): Graph {
  const graph = new Map<string, string[]>()
  for (const { from, target } of importsOf(tree)) {
    if (target.kind !== 'file') continue
    graph.set(from, [...(graph.get(from) ?? []), target.path])
  }
  return graph
}

/** The shortest way from a file back to itself, the file at both ends. */
function findCircle(graph: Graph, start: string): string[] | undefined {
  const cameFrom = new Map<string, string>()
  const queue = [start]
  for (let current = queue.shift(); current !== undefined; current = queue.shift())
    for (const next of graph.get(current) ?? []) {
      if (next === start) {
        const way = [start]
        for (let back = current; back !== start; back = cameFrom.get(back) ?? start) way.push(back)
        return [...way, start].toReversed()
      }
      if (!cameFrom.has(next)) {
        cameFrom.set(next, current)
        queue.push(next)
      }
    }
  return undefined
}

/** Files from which no way leads back are taken away until only circles and what joins them stay. */
function entangled(graph: Graph): Graph {
  let left = graph
  for (;;) {
    const kept = new Map<string, string[]>()
    for (const [from, targets] of left) {
      const going = targets.filter((to) => left.has(to))
      if (going.length > 0) kept.set(from, going)
    }
    if (kept.size === left.size) return kept
    left = kept
  }
}

/** No file leads back to itself, be it by types alone. Each circle is told once. */
export function checkCircles(tree: Tree): Violation[] {
  const graph = entangled(graphOf(tree))
  const told = new Set<string>()
  return [...graph.keys()].flatMap((start) => {
    if (told.has(start)) return []
    const circle = findCircle(graph, start)
    if (!circle) return []
    for (const path of circle) told.add(path)
    return [{ file: start, rule: 'circles', message: circle.join(' → ') }]
  })
}

function isBarrel({ program }: SourceFile): boolean {
  const imported = new Set<string>()
  let passedOn = 0
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration')
      for (const { local } of statement.specifiers) imported.add(local.name)
    else if (statement.type === 'ExportAllDeclaration') passedOn += 1
    else if (statement.type === 'ExportNamedDeclaration' && !statement.declaration) {
      const isPassedOn =
        statement.source !== null ||
        statement.specifiers.every(({ local }) => imported.has(findName(local) ?? ''))
      if (!isPassedOn) return false
      passedOn += statement.specifiers.length
    } else return false
  }
  return passedOn > 0
}

/** No file that only passes on what others export, and none that passes on everything of another. */
export function checkBarrels(tree: Tree): Violation[] {
  return tree.sources.flatMap((source) => {
    const { path: file, program, text } = source
    const rule = 'barrels'
    if (isBarrel(source))
      return [{ file, rule, message: 'only passes on what other files export (law 10)' }]
    return program.body
      .filter((statement) => statement.type === 'ExportAllDeclaration')
      .map(({ start }) => ({
        file,
        line: lineAt(text, start),
        rule,
        message: 'export * hides where a thing comes from (law 10)',
      }))
  })
}
