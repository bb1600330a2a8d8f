import { expect, it } from 'vitest'
import { registerProblems, type RegisterField, type RegisterValues } from './register-rules'

const RULE =
  'Password Must Contain 8 Characters and at least have one Special Case Character, One Lowercase and One Number'
const right: RegisterValues = {
  owner_name: 'Sri Wahyuni',
  company_name: 'PT Maju Bersama',
  owner_email: 'sri@maju.test',
  owner_password: 'rahasia#2026',
}

it('finds nothing wrong with what is right', () => {
  expect(Object.values(registerProblems(right))).toEqual([null, null, null, null])
})

it.each<[RegisterField, string, string]>([
  ['owner_name', ' ', 'Full Name is required'],
  ['company_name', '', 'Company Name is required'],
  ['owner_email', '', 'Email is required'],
  ['owner_email', 'sri@maju', 'Email is invalid'],
  ['owner_password', '', RULE],
  ['owner_password', 'rahasia2026', RULE],
])('%s %j: %s', (field, value, text) => {
  const problems = registerProblems({ ...right, [field]: value })
  expect(problems[field]?.en).toBe(text)
  expect(Object.values(problems).filter((problem) => problem !== null)).toHaveLength(1)
})
