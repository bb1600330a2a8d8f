import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { RUNNING, withSettings } from './config-doc'

it('docs/running.md has the table of settings as config.ts is (else run tsx tools/config-doc.ts)', () => {
  const page = readFileSync(RUNNING, 'utf8')
  expect(withSettings(page)).toBe(page)
})
