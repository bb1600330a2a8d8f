import { expect, it } from 'vitest'
import { emailProblem, passwordProblem } from './sign-in-rules'

it.each([
  ['', 'emailRequired'],
  ['   ', 'emailRequired'],
  ['owner', 'emailInvalid'],
  ['owner@nusantara', 'emailInvalid'],
  ['a b@nusantara.test', 'emailInvalid'],
  ['owner@nusantara.test', null],
  [' owner@nusantara.test ', null],
])('the email %j: %s', (email, problem) => {
  expect(emailProblem(email)).toBe(problem)
})

it('a password is required, and its spaces count', () => {
  expect(passwordProblem('')).toBe('passwordRequired')
  expect(passwordProblem(' ')).toBeNull()
})
