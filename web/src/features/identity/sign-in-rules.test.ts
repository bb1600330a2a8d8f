import { expect, it } from 'vitest'
import { emailProblem, newPasswordProblem, passwordProblem } from './sign-in-rules'

it.each([
  ['', 'Email is required'],
  ['   ', 'Email is required'],
  ['owner', 'Email is invalid'],
  ['owner@nusantara', 'Email is invalid'],
  ['a b@nusantara.test', 'Email is invalid'],
  ['owner@nusantara.test', undefined],
  [' owner@nusantara.test ', undefined],
])('the email %j: %s', (email, problem) => {
  expect(emailProblem(email)?.en).toBe(problem)
})

it('a password is required, and its spaces count', () => {
  expect(passwordProblem('')?.en).toBe('Password is required')
  expect(passwordProblem(' ')).toBeUndefined()
})

it('a new password follows the rule, an old one need not', () => {
  expect(newPasswordProblem('rahasia#2026')).toBeUndefined()
  expect(newPasswordProblem('rahasia2026')?.en).toMatch(/^Password Must Contain 8 Characters and/)
  expect(newPasswordProblem('')?.en).toMatch(/^Password Must Contain 8 Characters and/)
})
