// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const SRC = join(import.meta.dirname, '..')
const MANTINE = dirname(dirname(createRequire(import.meta.url).resolve('@mantine/core')))
const ENTRY = join(MANTINE, 'esm', 'index.mjs')

const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
  .map((name) => readFileSync(join(SRC, name), 'utf8'))

/** The names that the app's sources import from Mantine. */
const used = new Set(
  sources.flatMap((text) =>
    [...text.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.replace(/^\s*type\s/, '').trim()),
    ),
  ),
)

/** Returns the Mantine modules that export these names. */
function modulesOf(names: ReadonlySet<string>): string[] {
  const entry = readFileSync(ENTRY, 'utf8')
  return [...entry.matchAll(/import \{ ([^}]+) \} from "([^"]+)"/g)]
    .filter(([, exported = '']) => exported.split(', ').some((name) => names.has(name)))
    .map(([, , path = '']) => join(dirname(ENTRY), path))
}

/** Returns all files that the modules load, directly or indirectly. */
function reachable(from: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const todo = [...from]
  for (let file = todo.pop(); file !== undefined; file = todo.pop()) {
    if (seen.has(file) || !existsSync(file)) continue
    seen.add(file)
    const text = readFileSync(file, 'utf8')
    for (const [, path = ''] of text.matchAll(/from "(\.[^"]+)"/g)) {
      todo.push(join(dirname(file), path))
    }
  }
  return seen
}

it('styles.css has the styles of each Mantine component that is used', () => {
  const needed = [...reachable(modulesOf(used))]
    .filter((file) => file.endsWith('.module.mjs'))
    .map((file) => `${basename(file, '.module.mjs')}.layer.css`)
    .filter((name) => existsSync(join(MANTINE, 'styles', name)))
  const styles = readFileSync(join(SRC, 'ui', 'styles.css'), 'utf8')
  expect(needed.length).toBeGreaterThan(5)
  const missing = needed.filter((name) => !styles.includes(`'@mantine/core/styles/${name}'`))
  expect(missing).toEqual([])
})
