// @vitest-environment happy-dom
import { isStrongPassword, LONGEST_PASSWORD } from '@pasok/domain/identity/identity.rules'
import { expect, it } from 'vitest'
import { partsMet, PASSWORD_PARTS, type PasswordPart } from './password-field'

const missing = (password: string): PasswordPart[] => {
  const met = partsMet(password)
  return PASSWORD_PARTS.filter((part) => !met[part])
}

it.each<[string, PasswordPart[]]>([
  ['', ['length', 'lowercase', 'number', 'special', 'allowed']],
  ['a1#aaaa', ['length']],
  ['ABCDEFG1#', ['lowercase']],
  ['abcdefgh#', ['number']],
  ['abcdefgh1', ['special']],
  ['abcdefg1# ', ['allowed']],
  ['abcdéfg1#', ['allowed']],
  ['abcdefg1#', []],
  [`a1#${'x'.repeat(LONGEST_PASSWORD - 3)}`, []],
  [`a1#${'x'.repeat(LONGEST_PASSWORD - 2)}`, ['length']],
])('of %j is missing: %j', (password, parts) => {
  expect(missing(password)).toEqual(parts)
  expect(isStrongPassword(password)).toBe(parts.length === 0)
})
