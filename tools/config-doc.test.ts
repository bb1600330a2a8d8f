import { readFileSync } from 'node:fs'
import { SETTINGS } from '@pasok/server/config'
import { expect, it } from 'vitest'
import { RUNNING, withSettings } from './config-doc'
import { SETTINGS as LEFT_OUT } from './lib/environment.mjs'

it('docs/running.md has the table of settings as config.ts is (else run tsx tools/config-doc.ts)', () => {
  const page = readFileSync(RUNNING, 'utf8')
  expect(withSettings(page)).toBe(page)
})

it('tests and benches run without any setting of the server', () => {
  expect(LEFT_OUT.toSorted()).toEqual(Object.keys(SETTINGS).toSorted())
})
