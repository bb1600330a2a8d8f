import { describe, expect, it } from 'vitest'
import {
  e164Of,
  isPhoneText,
  listPhoneCountries,
  phoneTextOf,
  sentPhone,
  tidyPhone,
  type PhoneText,
} from './phone'

const inIndonesia = (text: string): PhoneText => ({ country: 'ID', text })

describe('of what is typed or pasted', () => {
  it.each([
    ['a local mobile number', '0812 3456 7890', '+6281234567890'],
    ['the same with dashes', '0812-3456-7890', '+6281234567890'],
    ['without its zero', '812 3456 7890', '+6281234567890'],
    ['a local landline', '(021) 2934 5500', '+622129345500'],
    ['an international number', '+62 812 3456 7890', '+6281234567890'],
    ['with the way out of a country', '0062 812 3456 7890', '+6281234567890'],
    ['with the country but no plus', '6281234567890', '+6281234567890'],
    ['of another country', '+65 8123 4567', '+6581234567'],
    ['of the United States', '+1 (415) 555-2671', '+14155552671'],
  ])('%s is stored in E.164', (_, text, stored) => {
    expect(e164Of(inIndonesia(text))).toBe(stored)
  })

  it.each(['', '12', 'none', '+', '+62', '0812', '+1 234', '08123456789012345678'])(
    '"%s" is not a phone number',
    (text) => {
      expect(e164Of(inIndonesia(text))).toBeUndefined()
      expect(sentPhone(inIndonesia(text))).toBe(text)
    },
  )

  it('a local number is of the chosen country', () => {
    expect(e164Of({ country: 'SG', text: '8123 4567' })).toBe('+6581234567')
    expect(e164Of({ country: 'ID', text: '8123 4567' })).not.toBe('+6581234567')
  })
})

it('an international number takes its country with it', () => {
  expect(tidyPhone(inIndonesia('+6581234567'))).toEqual({ country: 'SG', text: '8123 4567' })
})

it('invalid input stays as typed', () => {
  expect(tidyPhone(inIndonesia('0812 34 '))).toEqual(inIndonesia('0812 34 '))
})

it.each(['+6281234567890', '+622129345500', '+6581234567', '+14155552671', '+80012345678'])(
  '%s reads as itself again',
  (stored) => {
    expect(e164Of(phoneTextOf(stored))).toBe(stored)
  },
)

// proves 1.5.14
it('without a stored number the field is empty, with Indonesia selected', () => {
  expect(phoneTextOf('')).toEqual({ country: 'ID', text: '' })
})

it('invalid storage is tolerated', () => {
  expect(isPhoneText({ country: 'ID', text: '' })).toBe(true)
  for (const other of [null, 'x', {}, { country: 'XX', text: '' }, { country: 'ID', text: 1 }])
    expect(isPhoneText(other)).toBe(false)
})

// proves 1.9.18
it('Indonesia stands first, the others by name', () => {
  const [first, ...others] = listPhoneCountries('en')
  expect(first).toEqual({ code: 'ID', name: 'Indonesia', calling: '+62' })
  expect(others.length).toBeGreaterThan(200)
  expect(others.map(({ name }) => name)).toEqual(
    others.map(({ name }) => name).sort((a, b) => a.localeCompare(b, 'en')),
  )
})
