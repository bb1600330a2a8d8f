import type { Plugin } from 'vite'

/**
 * The browser reads a contract for its method, path and token; checking what travels is the
 * server's task, by the same contract. So the built app carries the declarations without their
 * schemas, and no schema library. Types are not touched: the compiler sees the whole contract.
 */
const SCHEMAS = new Set(['params', 'query', 'body', 'data'])
const NEEDED = ['name', 'method', 'path', 'token']

/** Rules, texts and declarations: what nobody asks for need not be there. */
const DOMAIN = /\/domain\/src\//
const CONTRACTS = /\/domain\/src\/[^/]+\/[^/]+\.contract\.ts$/
const DECLARE = /\/domain\/src\/kernel\/contract\.ts$/
const DECLARE_LIGHT = `
export const defineContract = (declared) => ({ host: 'api', standing: 'verified', paged: false, ...declared, kind: 'contract' })
`

interface Node {
  type: string
  start: number
  end: number
  [part: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

function* walk(node: Node): Generator<Node> {
  yield node
  for (const part of Object.values(node)) {
    for (const child of Array.isArray(part) ? part : [part]) if (isNode(child)) yield* walk(child)
  }
}

const nameOf = (node: unknown) => (isNode(node) ? node['name'] : undefined)

/** The object literal of a `defineContract({…})`. */
function findDeclaration(node: Node): Node | undefined {
  if (node.type !== 'CallExpression' || nameOf(node['callee']) !== 'defineContract')
    return undefined
  const first: unknown = Array.isArray(node['arguments']) ? node['arguments'][0] : undefined
  return isNode(first) && first.type === 'ObjectExpression' ? first : undefined
}

/** The declaration's own text with nothing in it but what the browser reads. */
function lighten(declaration: Node, code: string): string {
  const parts = Array.isArray(declaration['properties']) ? declaration['properties'] : []
  const kept = parts
    .filter(isNode)
    .filter((part) => part.type === 'Property' && !SCHEMAS.has(String(nameOf(part['key']))))
  const names = kept.map((part) => nameOf(part['key']))
  const missing = NEEDED.find((name) => !names.includes(name))
  if (missing) throw new Error(`A contract does not say its ${missing} in its own words`)
  return `{ ${kept.map(({ start, end }) => code.slice(start, end)).join(', ')} }`
}

export function contractsWithoutSchemas(): Plugin {
  return {
    name: 'contracts-without-schemas',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!DOMAIN.test(id)) return undefined
      if (DECLARE.test(id)) return { code: DECLARE_LIGHT, map: null, moduleSideEffects: false }
      if (!CONTRACTS.test(id)) return { code, map: null, moduleSideEffects: false }
      const program: unknown = this.parse(code, { lang: 'ts' })
      if (!isNode(program)) return undefined
      const found = [...walk(program)].flatMap((node) => findDeclaration(node) ?? [])
      let light = code
      for (const declaration of found.reverse()) {
        const { start, end } = declaration
        light = light.slice(0, start) + lighten(declaration, code) + light.slice(end)
      }
      return { code: light, map: null, moduleSideEffects: false }
    },
  }
}
