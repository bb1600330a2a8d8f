import type { Call } from './contracts'

const HEAD = `// Written by \`npm run map\` from the contracts of the domain: the browser learns of a contract its
// place and its token, and the compiler what it asks for and answers.`

const moduleOf = ({ file }: Call) =>
  file.replace(/^domain\/src\//, '@pasok/domain/').replace(/\.ts$/, '')

/** `@pasok/domain/audit/audit.vendor.contract` → `auditVendor`. */
const aliasOf = (module: string) =>
  module
    .replace(/^.*\/|\.contract$/g, '')
    .replace(/[.-](\w)/g, (_, letter: string) => letter.toUpperCase())

/** Returns an entry, broken into lines as the formatter would. */
function entry({ name, method, path, token }: Call): string {
  const parts = [method, path, token].map((part) => `'${part}'`)
  const whole = `  ${name}: [${parts.join(', ')}],`
  return whole.length <= 100
    ? whole
    : [`  ${name}: [`, ...parts.map((part) => `    ${part},`), '  ],'].join('\n')
}

/** Returns the generated content of `web/src/lib/calls.ts`. */
export function writeCalls(unsorted: readonly Call[]): string {
  const calls = unsorted.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const modules = [...new Set(calls.map(moduleOf))].toSorted()
  return [
    HEAD,
    "import type { TokenKind } from '@pasok/domain/kernel/contract'",
    ...modules.map((module) => `import type * as ${aliasOf(module)} from '${module}'`),
    '',
    "type Place = readonly [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, token: TokenKind]",
    '',
    '/** Method, address and kind of token of every call, by the name of its contract. */',
    'export const CALLS = {',
    ...calls.map(entry),
    '} as const satisfies Record<string, Place>',
    '',
    `type Contracts = ${modules.map((module) => `typeof ${aliasOf(module)}`).join(' &\n  ')}`,
    '',
    '/** The contract of each, for the compiler. */',
    'export type Calls = Pick<Contracts, keyof typeof CALLS>',
    '',
  ].join('\n')
}
