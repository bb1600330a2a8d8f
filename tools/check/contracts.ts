import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Tree, Violation } from './tree'

/** The fields of an endpoint shown in the map; the full definition is in `domain/src/kernel/contract.ts`. */
export interface Call {
  readonly exported: string
  readonly file: string
  readonly name: string
  readonly method: string
  readonly path: string
  readonly summary: string
  readonly surface: string
  readonly token: string
  readonly feature: string
}

const PREFIX: Readonly<Record<string, string>> = { api: '/api', live: '/live' }

function textOf(value: object, key: string): string {
  const found = (value as Readonly<Record<string, unknown>>)[key]
  if (Array.isArray(found)) return found.join(' or ')
  return typeof found === 'string' ? found : ''
}

function isContract(value: unknown): value is object {
  return typeof value === 'object' && value !== null && textOf(value, 'kind') === 'contract'
}

function callsIn(file: string, module: object): Call[] {
  return Object.entries(module).flatMap(([exported, value]: [string, unknown]) => {
    if (!isContract(value)) return []
    const textAt = (key: string) => textOf(value, key)
    const prefix = PREFIX[textAt('host')] ?? '/api'
    const path = prefix + textAt('path')
    const [name, method, summary] = [textAt('name'), textAt('method'), textAt('summary')]
    const rest = { surface: textAt('surface'), token: textAt('token'), feature: textAt('feature') }
    return [{ exported, file, name, method, path, summary, ...rest }]
  })
}

/** Loads every `*.contract.ts` of the domain and returns the exported contracts. */
export async function readCalls(tree: Tree): Promise<{ calls: Call[]; broken: Violation[] }> {
  const calls: Call[] = []
  const broken: Violation[] = []
  const files = [...tree.paths].filter((path) => /^domain\/src\/.+\.contract\.ts$/.test(path))
  for (const file of files)
    try {
      const module: unknown = await import(pathToFileURL(join(tree.root, file)).href)
      if (typeof module === 'object' && module !== null) calls.push(...callsIn(file, module))
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      broken.push({ file, rule: 'map/contracts', message: `cannot be loaded: ${message}` })
    }
  return { calls, broken }
}
