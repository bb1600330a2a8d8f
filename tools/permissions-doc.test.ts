import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { PERMISSIONS, writePermissions } from './permissions-doc'

it('docs/permissions.md says what the contracts and callers say (else run npm run permissions)', async () => {
  expect(await writePermissions()).toBe(readFileSync(PERMISSIONS, 'utf8'))
})
