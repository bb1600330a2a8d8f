import { describe, expect, it } from 'vitest'
import { registrationErrors } from './identity.errors'
import { findPasswordProblem, findRegistrationProblem } from './identity.registration'

describe('a name in a registration', () => {
  it.each(['', '  ', '\u200b', '\u2060 \u3164', '\u2800', '\u00ad\ufe0f'])(
    'is missing when nothing of it is seen: %j',
    (text) => {
      expect(findRegistrationProblem('owner_name', text)).toBe(registrationErrors.nameRequired)
      expect(findRegistrationProblem('company_name', text)).toBe(registrationErrors.companyRequired)
    },
  )

  it('cannot contain a web address', () => {
    for (const text of ['w\u200bww.bad.test', 'http\u00ad://bad.test'])
      expect(findRegistrationProblem('owner_name', text)).toBe(registrationErrors.nameNotPlain)
  })

  it('is validated as it is stored', () => {
    for (const text of ['Rina\u200b', ' Rina ', 'Rina\tWati'])
      expect(findRegistrationProblem('owner_name', text)).toBeUndefined()
  })
})

describe('a new password', () => {
  // proves 1.9.17
  it('has eight characters or more', () => {
    expect(findPasswordProblem('rahas#1')).toBe(registrationErrors.passwordWeak)
    expect(findPasswordProblem('rahasi#1')).toBeUndefined()
  })

  it('that is too long is reported as such, whatever else is wrong', () => {
    const long = `a1#${'x'.repeat(126)}`
    for (const text of [long, 'x'.repeat(500)]) {
      expect(findPasswordProblem(text)).toBe(registrationErrors.passwordLong)
      expect(findRegistrationProblem('owner_password', text)?.en).toContain(
        'at most 128 characters',
      )
    }
    expect(findPasswordProblem(long.slice(2))).toBe(registrationErrors.passwordWeak)
    expect(findPasswordProblem(long.slice(0, -1))).toBeUndefined()
  })
})
