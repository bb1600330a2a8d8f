import { posix } from 'node:path'
import { importsOf, type Import } from './imports'
import { breach, isTest, type SourceFile, type Tree, type Violation } from './tree'
import { findName, walk, type Node } from './walk'

type Layer = 'main' | 'app' | 'screens' | 'features' | 'documents' | 'ui' | 'lib'

const MAY_IMPORT: Readonly<Record<Layer, readonly Layer[]>> = {
  main: ['main', 'app', 'ui', 'lib'],
  app: ['app', 'screens', 'features', 'documents', 'ui', 'lib'],
  screens: ['screens', 'features', 'documents', 'ui', 'lib'],
  features: ['features', 'documents', 'ui', 'lib'],
  documents: ['documents', 'ui', 'lib'],
  ui: ['ui', 'lib'],
  lib: ['lib'],
}
const isLayer = (name: string): name is Layer => name in MAY_IMPORT

/** Returns the layer of a file; files directly in `web/src` (`main.tsx`) are in the layer `main`. */
function findLayer(path: string): Layer | 'unknown' | undefined {
  const rest = /^web\/src\/(.+)$/.exec(path)?.[1]
  if (rest === undefined) return undefined
  if (!rest.includes('/')) return 'main'
  const folder = rest.slice(0, rest.indexOf('/'))
  return isLayer(folder) && folder !== 'main' ? folder : 'unknown'
}

function wrongImport({ from, target }: Import): string | undefined {
  const here = findLayer(from)
  if (here === undefined || here === 'unknown' || target.kind !== 'file') return undefined
  if (here === 'ui' && /^domain\/src\/(?!kernel\/)/.test(target.path))
    return `ui knows no chapter: what it shows comes as props, not from ${target.path}`
  const there = findLayer(target.path)
  if (there === undefined) return undefined
  if (there === 'unknown' || !MAY_IMPORT[here].includes(there))
    return `${here} may import ${MAY_IMPORT[here].join(', ')}, not ${target.path}`
  const isAnotherScreen =
    here === 'screens' &&
    there === 'screens' &&
    // Any file may import a screen's search parameters to link to it.
    posix.basename(target.path) !== 'search-params.ts' &&
    !isWithin(posix.dirname(target.path), posix.dirname(from)) &&
    !isAbove(target.path, from) &&
    !isShared(posix.dirname(target.path), from)
  if (isAnotherScreen)
    return `screens share through features or documents, not by importing ${target.path}`
  return undefined
}

/** A screen's own components are in its folder or below it. */
const isWithin = (folder: string, above: string) =>
  folder === above || folder.startsWith(`${above}/`)

/**
 * Components shared by several screens are in a folder above them; a screen is never a component of another.
 */
const isAbove = (target: string, from: string) =>
  posix.basename(target) !== 'screen.tsx' && isWithin(posix.dirname(from), posix.dirname(target))

/** Code that joins several features for several screens is in a `shared` folder next to them. */
function isShared(folder: string, from: string): boolean {
  const above = /^(.*)\/shared(?:\/|$)/.exec(folder)?.[1]
  return above !== undefined && isWithin(posix.dirname(from), above)
}

const COLOUR =
  /(?:^|[\s,:("'])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\w-])|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\(\s*[\d.]/i
const SHADOW_VALUE = /(?:^|[\s,])-?\d+(?:px)?\s+-?\d+(?:px)?\s+\d+px/
const SHADOW_NAMES = new Set(['boxShadow', 'textShadow', 'shadow', 'dropShadow'])
const OWN_SIZES = new Set(['fontSize', 'lineHeight', 'borderRadius', 'fz', 'lh', 'radius'])
const PX = /^-?\d+(?:\.\d+)?px$/

const wearsNothingOfItsOwn = (path: string) =>
  /^web\/src\/(?:screens|features)\//.test(path) && !isTest(path)

function nameOfValue(parent: Node | null): string | undefined {
  if (parent?.type === 'Property') return findName(parent.key)
  if (parent?.type === 'JSXAttribute' && parent.name.type === 'JSXIdentifier')
    return parent.name.name
  return undefined
}

function dressIn(text: string, name: string | undefined): string | undefined {
  if (COLOUR.test(text)) return `a colour of its own: "${text.trim()}"`
  if (SHADOW_VALUE.test(text)) return `a shadow of its own: "${text.trim()}"`
  if (name !== undefined && SHADOW_NAMES.has(name) && /\d/.test(text))
    return `a shadow of its own: ${name} "${text}"`
  if (name !== undefined && OWN_SIZES.has(name) && PX.test(text))
    return `a size of its own: ${name} "${text}"`
  return undefined
}

function dressOf(source: SourceFile): Violation[] {
  if (!wearsNothingOfItsOwn(source.path)) return []
  const found: Violation[] = []
  const look = (node: Node, text: string, parent: Node | null) => {
    const what = dressIn(text, nameOfValue(parent))
    if (what !== undefined)
      found.push(
        breach(source, node.start, 'web/dress', `${what}; the theme is web/src/ui/theme.ts`),
      )
  }
  walk(source.program, (node, parent) => {
    if (node.type === 'Literal' && typeof node.value === 'string') look(node, node.value, parent)
    if (node.type === 'TemplateElement') look(node, node.value.raw, parent)
    const name = nameOfValue(parent)
    if (node.type === 'Literal' && typeof node.value === 'number' && node.value !== 0)
      if (name === 'fontSize' || name === 'borderRadius')
        found.push(
          breach(source, node.start, 'web/dress', `a size of its own: ${name} ${node.value}`),
        )
  })
  return found
}

const CSS_SIZE =
  /(?:font(?:-size)?|line-height|border-radius|(?:box|text)-shadow)\s*:[^;]*\d(?:px|rem)/

/** The theme's breakpoints, and 64em, below which a side column moves below the page. */
const BREAKPOINTS = new Set([36, 48, 62, 64, 75, 88])
const CSS_SPACING = /(?:^|[\s;{])(?:margin|padding|gap|row-gap|column-gap)(?:-[a-z-]+)?\s*:([^;]*)/

function isOwnBreakpoint(row: string): boolean {
  if (!row.includes('@media')) return false
  const widths = [...row.matchAll(/-width:\s*([\d.]+)(em|px|rem)/g)]
  // `47.99em` and `64.01em` are the other side of a breakpoint.
  return widths.some(
    ([, size, unit]) => unit !== 'em' || !BREAKPOINTS.has(Math.round(Number(size))),
  )
}

/** Finds spacing with an odd number of pixels; the theme's steps are even. */
const isOffTheGrid = (row: string): boolean =>
  [...(CSS_SPACING.exec(row)?.[1] ?? '').matchAll(/(?<![\w.])-?(\d+)px/g)].some(
    ([, size]) => Number(size) > 1 && Number(size) % 2 === 1,
  )

function dressOfRow(row: string): string | undefined {
  if (COLOUR.test(row)) return 'a colour'
  if (CSS_SIZE.test(row)) return 'a size or shadow'
  if (isOwnBreakpoint(row)) return 'a breakpoint'
  return isOffTheGrid(row) ? 'a spacing' : undefined
}

function dressOfSheet(tree: Tree, file: string): Violation[] {
  if (!file.endsWith('.css') || !wearsNothingOfItsOwn(file)) return []
  const text = tree
    .read(file)
    .replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '))
  return text.split('\n').flatMap((row, index) => {
    const what = dressOfRow(row)
    const message = `${what} of its own: ${row.trim()}; the theme is web/src/ui/theme.ts`
    return what === undefined ? [] : [{ file, line: index + 1, rule: 'web/dress', message }]
  })
}

function strangers(tree: Tree): Violation[] {
  return [...tree.paths]
    .filter((file) => findLayer(file) === 'unknown')
    .map((file) => ({
      file,
      rule: 'web/layers',
      message: `web/src has the folders ${Object.keys(MAY_IMPORT).slice(1).join(', ')}`,
    }))
}

/** Checks imports between the layers of the web app, and that styling stays in the theme. */
export function checkWebLayers(tree: Tree): Violation[] {
  const wrong = importsOf(tree).flatMap((one) => {
    const message = wrongImport(one)
    return message === undefined
      ? []
      : [{ file: one.from, line: one.line, rule: 'web/layers', message }]
  })
  return [
    ...strangers(tree),
    ...wrong,
    ...tree.sources.flatMap(dressOf),
    ...[...tree.paths].flatMap((path) => dressOfSheet(tree, path)),
  ]
}
