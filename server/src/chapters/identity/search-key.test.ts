import { describe, expect, it } from 'vitest'
import { readSearchKey, signSearchKey } from './search-key'

const SECRET = Buffer.from('a secret of the tests')
const NOW = new Date('2026-03-01T08:00:00Z')
const CLAIMS = {
  signInId: 'sign-in',
  authId: 'auth0|somebody & co',
  companyId: 'company',
  validUntil: NOW.getTime() / 1000 + 60,
}
const KEY = signSearchKey(SECRET, CLAIMS)
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)

describe('a search key', () => {
  it('says what was signed until it expires', () => {
    expect(readSearchKey(SECRET, KEY, NOW)).toEqual(CLAIMS)
    expect(readSearchKey(SECRET, KEY, later(59))).toEqual(CLAIMS)
    expect(readSearchKey(SECRET, KEY, later(60))).toBeUndefined()
  })

  it('is refused when any part of it was changed, or another secret signed it', () => {
    const text = Buffer.from(KEY, 'base64').toString()
    const encode = (changed: string) => Buffer.from(changed).toString('base64')
    const changed = [
      text.replace('company=company', 'company=another'),
      text.replace(`validUntil=${CLAIMS.validUntil}`, 'validUntil=99999999999'),
      text.slice(64),
      `${'0'.repeat(64)}${text.slice(64)}`,
      `${text}&company=another`,
    ]
    for (const one of changed) expect(readSearchKey(SECRET, encode(one), NOW)).toBeUndefined()
    for (const one of ['', 'public', text, '\u{1F100}', signSearchKey(Buffer.from('x'), CLAIMS)])
      expect(readSearchKey(SECRET, one, NOW)).toBeUndefined()
  })
})
