import { isStrongPassword } from '@pasok/domain/identity/identity.rules'
import { expect, it } from 'vitest'
import { suggestPassword } from './suggest-password'

it('a suggested password is always strong enough, and never the same', () => {
  const made = Array.from({ length: 500 }, suggestPassword)
  expect(made.filter((password) => !isStrongPassword(password))).toEqual([])
  expect(new Set(made).size).toBe(made.length)
})
