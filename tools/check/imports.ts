import { isBuiltin } from 'node:module'
import { posix } from 'node:path'
import type { ESTree } from 'rolldown/utils'
import { lineAt, type SourceFile, type Tree } from './tree'
import { findName, findText, walk } from './walk'

/** An imported name; `*` stands for the whole module. */
interface ImportedName {
  readonly name: string
  readonly local: string
  readonly isType: boolean
}

type Target =
  | { readonly kind: 'file'; readonly path: string; readonly through: 'path' | 'package' }
  | { readonly kind: 'package'; readonly name: string }
  | { readonly kind: 'builtin' }
  | { readonly kind: 'missing' }

export interface Import {
  readonly from: string
  readonly specifier: string
  readonly target: Target
  readonly names: readonly ImportedName[]
  /** Whether the import exists only for types and disappears at run time. */
  readonly isType: boolean
  readonly line: number
}

type Found = Pick<Import, 'specifier' | 'names' | 'isType'> & { at: number }

function fromDeclaration(node: ESTree.ImportDeclaration): Found {
  const wholeIsType = node.importKind === 'type'
  const names = node.specifiers.map((one) => ({
    name:
      one.type === 'ImportSpecifier'
        ? (findName(one.imported) ?? '')
        : one.type === 'ImportDefaultSpecifier'
          ? 'default'
          : '*',
    local: one.local.name,
    isType: wholeIsType || (one.type === 'ImportSpecifier' && one.importKind === 'type'),
  }))
  const isType = wholeIsType || (names.length > 0 && names.every((one) => one.isType))
  return { specifier: node.source.value, names, isType, at: node.start }
}

function findImports(source: SourceFile): Found[] {
  const found: Found[] = []
  walk(source.program, (node) => {
    if (node.type === 'ImportDeclaration') found.push(fromDeclaration(node))
    else if (node.type === 'ExportAllDeclaration' || node.type === 'ExportNamedDeclaration') {
      if (!node.source) return
      const isType = node.exportKind === 'type'
      found.push({ specifier: node.source.value, names: [], isType, at: node.start })
    } else if (node.type === 'ImportExpression') {
      const specifier = findText(node.source)
      if (specifier === undefined) return
      found.push({ specifier, names: [], isType: false, at: node.start })
    } else if (node.type === 'TSImportType')
      found.push({ specifier: node.source.value, names: [], isType: true, at: node.start })
  })
  return found
}

const ENDINGS = ['', '.ts', '.tsx', '.mts', '.mjs', '.js', '.d.ts', '/index.ts', '/index.tsx']
const OWN_PACKAGE = /^@pasok\/([a-z0-9]+)\/(.+)$/

function findFile(tree: Tree, path: string): string | undefined {
  return ENDINGS.map((ending) => path + ending).find((candidate) => tree.paths.has(candidate))
}

function own(room: string, rest: string): string {
  const isOutsideSrc = room === 'server' && /^(?:demo|test)\//.test(rest)
  return isOutsideSrc ? `${room}/${rest}` : `${room}/src/${rest}`
}

/** `zod/v4` → `zod`, `@mantine/core/styles.css` → `@mantine/core`. */
function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

function targetOf(tree: Tree, from: string, written: string): Target {
  const specifier = written.replace(/\?.*$/, '')
  if (specifier.startsWith('.')) {
    const path = findFile(tree, posix.normalize(posix.join(posix.dirname(from), specifier)))
    return path === undefined ? { kind: 'missing' } : { kind: 'file', path, through: 'path' }
  }
  if (specifier.startsWith('node:') || isBuiltin(specifier)) return { kind: 'builtin' }
  const [, room, rest] = OWN_PACKAGE.exec(specifier) ?? []
  if (room === undefined || rest === undefined)
    return { kind: 'package', name: packageOf(specifier) }
  const path = findFile(tree, own(room, rest))
  return path === undefined ? { kind: 'missing' } : { kind: 'file', path, through: 'package' }
}

const known = new WeakMap<Tree, readonly Import[]>()

/** Returns every import of the tree with its target, including type imports and `import()`. */
export function importsOf(tree: Tree): readonly Import[] {
  const before = known.get(tree)
  if (before) return before
  const all = tree.sources.flatMap((source) =>
    findImports(source).map(({ at, ...found }) => ({
      ...found,
      from: source.path,
      target: targetOf(tree, source.path, found.specifier),
      line: lineAt(source.text, at),
    })),
  )
  known.set(tree, all)
  return all
}
