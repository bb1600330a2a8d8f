import { describe, expect, it } from 'vitest'
import { findTeamUserProblem, listTeamUserProblems } from './users.rules'

const GIVEN = {
  user_name: 'Sari Dewi',
  user_email: 'sari@maju.test',
  user_password: 'rahasia#1',
  role_id: 'finance',
}
const WEAK =
  'Password Must Contain 8 Characters and at least have one Special Case Character, One Lowercase and One Number'

describe('the team user form', () => {
  it('finds nothing wrong with valid input', () => {
    expect(listTeamUserProblems(GIVEN)).toEqual([])
  })

  // proves 1.5.25 1.5.26 1.5.27 1.5.28
  it.each([
    ['user_name', '', 'Name is required'],
    ['user_name', ' \u200b ', 'Name is required'],
    [
      'user_name',
      'www.bad.test',
      'A name can’t contain a web address, an email address or line breaks',
    ],
    ['user_email', ' ', 'Email is required'],
    ['user_email', 'sari@maju', 'Email is invalid'],
    ['user_password', '', 'Password is required'],
    ['user_password', 'rahasia1', WEAK],
    ['user_password', ' rahasia#1', WEAK],
    ['user_password', `a1#${'x'.repeat(126)}`, 'Use at most 128 characters'],
    ['role_id', '', 'Role is required'],
  ] as const)('says of %s %j: %s', (field, text, problem) => {
    expect(findTeamUserProblem(field, text)?.en).toBe(problem)
    expect(listTeamUserProblems({ ...GIVEN, [field]: text })).toMatchObject([
      { field, text: { en: problem } },
    ])
  })

  it('reports all problems in its own order, only of the given fields', () => {
    const none = { role_id: '', user_password: '', user_email: '', user_name: '' }
    expect(listTeamUserProblems(none).map(({ field }) => field)).toEqual([
      'user_name',
      'user_email',
      'user_password',
      'role_id',
    ])
    expect(listTeamUserProblems({ user_name: '' }).map(({ field }) => field)).toEqual(['user_name'])
    expect(listTeamUserProblems({ user_name: 'Sari', role_id: undefined })).toEqual([])
  })
})
