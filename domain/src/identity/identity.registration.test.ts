import { describe, expect, it } from 'vitest'
import { registrationErrors } from './identity.errors'
import { findRegistrationProblem } from './identity.registration'

describe('a name in a registration', () => {
  it.each(['', '  ', '\u200b', '\u2060 \u3164', '\u2800', '\u00ad\ufe0f'])(
    'is missing when nothing of it is seen: %j',
    (text) => {
      expect(findRegistrationProblem('owner_name', text)).toBe(registrationErrors.nameRequired)
      expect(findRegistrationProblem('company_name', text)).toBe(registrationErrors.companyRequired)
    },
  )

  it('hides no web address', () => {
    for (const text of ['w\u200bww.bad.test', 'http\u00ad://bad.test'])
      expect(findRegistrationProblem('owner_name', text)).toBe(registrationErrors.nameNotPlain)
  })

  it('is judged as it is kept', () => {
    for (const text of ['Rina\u200b', ' Rina ', 'Rina\tWati'])
      expect(findRegistrationProblem('owner_name', text)).toBeUndefined()
  })
})
