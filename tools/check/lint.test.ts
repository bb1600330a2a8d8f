import { spawnSync } from 'node:child_process'
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildRepository, removeRepositories } from './planted'

const repository = fileURLToPath(new URL('../..', import.meta.url))
const bin = (name: string) => join(repository, 'node_modules/.bin', name)

const long = (lines: number) => `let n = 0\n${'n += 1\n'.repeat(lines)}export const m = n\n`
const longFunction = (name: string, lines: number) =>
  `export function ${name}(from: number) {\n  let n = from\n${'  n += 1\n'.repeat(lines)}  return n\n}\n`

const TSCONFIG = JSON.stringify({
  compilerOptions: {
    strict: true,
    target: 'es2023',
    lib: ['es2023', 'dom'],
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    types: [],
    noEmit: true,
  },
  include: ['**/*.ts', '**/*.tsx'],
})

/** A file, its content and the rule that must refuse it. */
const REFUSED: readonly (readonly [string, string, string])[] = [
  ['server/src/wrong-type.ts', `export const a: number = 'a'\n`, 'TS2322'],
  ['server/src/any.ts', 'export const f = (x: any) => String(x)\n', 'no-explicit-any'],
  ['server/src/bang.ts', 'export const f = (x: string | null) => x!\n', 'no-non-null-assertion'],
  [
    'server/src/floating.ts',
    'const f = async () => 1\nexport const g = () => {\n  f()\n}\n',
    'no-floating-promises',
  ],
  [
    'server/src/misused.ts',
    'export const g = (xs: number[]) => xs.forEach(async (x) => await Promise.resolve(x))\n',
    'no-misused-promises',
  ],
  [
    'server/src/types.ts',
    `import { T } from './t'\nexport const f = (t: T) => t\n`,
    'consistent-type-imports',
  ],
  ['server/src/unused.ts', 'const x = 1\nexport const y = 2\n', 'no-unused-vars'],
  ['server/src/loose.ts', 'export const f = (x: number) => x == 1\n', 'eqeqeq'],
  [
    'server/src/json.ts',
    'export const f = (s: string) => {\n  const x: { a: 1 } = JSON.parse(s)\n  return x\n}\n',
    'no-unsafe-assignment',
  ],
  ['server/src/say.ts', `console.info('x')\nexport const x = 1\n`, 'no-console'],
  ['domain/src/say.ts', `console.info('x')\nexport const x = 1\n`, 'no-console'],
  [
    'server/src/ways.ts',
    `export const f = (x: 'a' | 'b') => {\n  switch (x) {\n    case 'a':\n      return 1\n  }\n  return 2\n}\n`,
    'switch-exhaustiveness-check',
  ],
  ['server/src/long.ts', long(410), 'max-lines'],
  ['server/src/wide.ts', longFunction('wide', 60), 'max-lines-per-function'],
  ['web/src/wide.tsx', longFunction('Wide', 120), 'max-lines-per-function'],
  [
    'web/src/hooks.tsx',
    `import { useState } from 'react'\nexport function Box({ on }: { on: boolean }) {\n  if (on) useState(1)\n  return null\n}\n`,
    'rules-of-hooks',
  ],
  [
    'web/src/deps.tsx',
    `import { useEffect } from 'react'\nexport function Box({ on }: { on: () => void }) {\n  useEffect(() => on(), [])\n  return null\n}\n`,
    'exhaustive-deps',
  ],
  ['server/src/later.ts', '// TODO: later\nexport const x = 1\n', 'no-warning-comments'],
  [
    'server/src/http/settings.ts',
    `export const port = process.env['PORT']\n`,
    'no-restricted-properties',
  ],
  ['web/src/lib/first.ts', `import { b } from './second'\nexport const a = b\n`, 'no-cycle'],
  [
    'web/src/lib/second.ts',
    `import type { a } from './first'\nexport type A = typeof a\nexport const b = 1\n`,
    'no-cycle',
  ],
  ['web/src/lib/all.ts', `export * from './second'\nexport const more = 1\n`, 'no-barrel-file'],
  ['web/src/alt.tsx', `export const Picture = () => <img src="/a.png" />\n`, 'alt-text'],
]

/** Files that pass the same rules. */
const PASSED: Readonly<Record<string, string>> = {
  'server/src/t.ts': 'export interface T {\n  a: 1\n}\n',
  'server/src/main.ts': `console.info('listening')\nexport const x = 1\n`,
  'server/src/fits.ts': longFunction('fits', 50),
  'web/src/fits.tsx': longFunction('Fits', 110),
  'domain/src/long.test.ts': long(310),
  'domain/src/orders.texts.ts': long(310),
  'server/demo/kinds.ts': long(310),
  'tools/say.ts': `console.info('x')\nexport const x = 1\n`,
}

let found: Set<string>

beforeAll(() => {
  const root = buildRepository({
    ...Object.fromEntries(REFUSED.map(([path, text]) => [path, text])),
    ...PASSED,
    'tsconfig.json': TSCONFIG,
    'package.json': '{ "type": "module" }',
  })
  copyFileSync(join(repository, '.oxlintrc.json'), join(root, '.oxlintrc.json'))
  const { stdout } = spawnSync(bin('oxlint'), ['-f', 'json', '.'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, OXLINT_TSGOLINT_PATH: bin('tsgolint') },
  })
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { filename: string; code: string }[]
  }
  found = new Set(
    diagnostics.map(({ filename, code }) => `${filename} ${/\((.+)\)$/.exec(code)?.[1] ?? code}`),
  )
})

afterAll(removeRepositories)

test.each(REFUSED)('%s is refused', (path, _text, rule) => {
  expect([...found].filter((one) => one.startsWith(`${path} `))).toContain(`${path} ${rule}`)
})

test.each(Object.keys(PASSED))('%s passes', (path) => {
  expect([...found].filter((one) => one.startsWith(`${path} `))).toEqual([])
})
