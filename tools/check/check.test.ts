import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { buildRepository, CLEAN, type Files, removeRepositories } from './planted'

const repository = fileURLToPath(new URL('../..', import.meta.url))

afterAll(removeRepositories)

function check(files: Files, ...steps: string[]): { status: number | null; stdout: string } {
  const root = buildRepository(files)
  return spawnSync(
    process.execPath,
    [join(repository, 'tools/check.mjs'), '--root', root, ...steps],
    {
      encoding: 'utf8',
    },
  )
}

test('format: a file that is not formatted fails', () => {
  const { status, stdout } = check({ 'domain/src/a.ts': `export const a   =  1;\n` }, 'format')
  expect(stdout).toMatch(/FAILED[^]*domain\/src\/a\.ts/)
  expect(status).toBe(1)
})

test('layers and rules: all steps run, each breach is a line, a clean repository ends with 0', () => {
  const files = {
    ...CLEAN,
    'domain/src/orders/orders.model.ts': `import { sql } from 'kysely'\nexport const q = sql\n`,
    'web/src/lib/x.ts': 'export const x = 1 // @ts-ignore\n',
  }
  const { status, stdout } = check(files, 'layers', 'rules')
  expect(stdout).toMatch(/domain\/src\/orders\/orders\.model\.ts:1 {2}rooms\/packages/)
  expect(stdout).toMatch(/web\/src\/lib\/x\.ts:1 {2}words\/comments/)
  expect(status).toBe(1)
  expect(check(CLEAN, 'layers', 'rules').status).toBe(0)
})

test('a step that does not exist is refused', () => {
  expect(check(CLEAN, 'layer').status).toBe(2)
})
