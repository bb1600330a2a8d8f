import type { Plugin } from 'vite'

/**
 * The browser reads a contract for its method, path and token; checking what travels, and who may
 * ask for it how often, is the server's task, by the same contract. So the built app carries of the
 * declarations only what it reads. And as the domain only declares, a declaration that nobody asks for stays out, whatever
 * it is made of. Together they keep the schema library out of the app. Types are not touched: the
 * compiler sees the whole domain.
 */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  defineContract: ['name', 'method', 'path', 'token'],
  defineSocketCall: ['name'],
}
const READ = new Set([...Object.values(NEEDED).flat(), 'host'])

const DOMAIN = /\/domain\/src\//
const CONTRACTS = /\/domain\/src\/[^/]+\/[^/]+\.(?:contract|socket)\.ts$/
const DECLARE = /\/domain\/src\/kernel\/(contract|socket-call)\.ts$/
const DECLARE_LIGHT: Readonly<Record<string, string>> = {
  contract: `
export const defineContract = (declared) => ({ host: 'api', ...declared, kind: 'contract' })
`,
  'socket-call': `
export const defineSocketCall = (declared) => ({ ...declared, kind: 'socket-call' })
`,
}

interface Node {
  type: string
  start: number
  end: number
  [part: string]: unknown
}

interface Edit {
  start: number
  end: number
  text: string
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : [])

function* walk(node: Node): Generator<Node> {
  yield node
  for (const part of Object.values(node)) {
    for (const child of Array.isArray(part) ? part : [part]) if (isNode(child)) yield* walk(child)
  }
}

const nameOf = (node: unknown) => (isNode(node) ? node['name'] : undefined)

interface Declaration {
  node: Node
  needed: readonly string[]
}

/** The object literal of a `defineContract({…})` or `defineSocketCall({…})`. */
function declarationsOf(node: Node): Declaration[] {
  const needed = node.type === 'CallExpression' ? NEEDED[String(nameOf(node['callee']))] : undefined
  const first = needed && nodesIn(node['arguments'])[0]
  return needed && first?.type === 'ObjectExpression' ? [{ node: first, needed }] : []
}

/** A contract's own words, with nothing in them but what the browser reads. */
function lighten({ node: declaration, needed }: Declaration, code: string): Edit {
  const kept = nodesIn(declaration['properties']).filter(
    (part) => part.type === 'Property' && READ.has(String(nameOf(part['key']))),
  )
  const names = kept.map((part) => nameOf(part['key']))
  const missing = needed.find((name) => !names.includes(name))
  if (missing) throw new Error(`A contract does not say its ${missing} in its own words`)
  const text = `{ ${kept.map(({ start, end }) => code.slice(start, end)).join(', ')} }`
  return { start: declaration.start, end: declaration.end, text }
}

/** What stands behind the `=` of the constants at the top of a file. */
function constantsOf(program: Node): Node[] {
  return nodesIn(program['body'])
    .map((line) => (line.type === 'ExportNamedDeclaration' ? line['declaration'] : line))
    .filter(isNode)
    .filter(({ type }) => type === 'VariableDeclaration')
    .flatMap((line) => nodesIn(line['declarations']))
    .map((one) => one['init'])
    .filter(isNode)
    .filter(({ type }) => type !== 'ArrowFunctionExpression' && type !== 'Literal')
}

/** Tells the bundler that making the constant does nothing else. */
const asPure = ({ start, end }: Node): Edit[] => [
  { start, end: start, text: '/* @__PURE__ */ (() => (' },
  { start: end, end, text: '))()' },
]

function apply(code: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code)
}

export function lightDomain(): Plugin {
  return {
    name: 'light-domain',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!DOMAIN.test(id)) return undefined
      const light = DECLARE_LIGHT[DECLARE.exec(id)?.[1] ?? '']
      if (light !== undefined) return { code: light, map: null, moduleSideEffects: false }
      const program: unknown = this.parse(code, { lang: 'ts' })
      if (!isNode(program)) return undefined
      const declarations = CONTRACTS.test(id) ? [...walk(program)].flatMap(declarationsOf) : []
      const edits = [
        ...constantsOf(program).flatMap(asPure),
        ...declarations.map((declaration) => lighten(declaration, code)),
      ]
      return { code: apply(code, edits), map: null, moduleSideEffects: false }
    },
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        const modules = chunk.type === 'chunk' ? Object.keys(chunk.modules) : []
        if (!modules.some((id) => id.includes('/node_modules/zod/'))) continue
        this.warn(`${chunk.fileName} carries the schema library: a screen uses a shape by value`)
      }
    },
  }
}
