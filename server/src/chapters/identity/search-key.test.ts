import { describe, expect, it } from 'vitest'
import { readSearchKey, signSearchKey } from './search-key'

const SECRET = Buffer.from('a secret of the tests')
const CLAIMS = {
  signInId: 'sign-in',
  authId: 'auth0|somebody & co',
  companyId: 'company',
  validUntil: 1_772_352_060,
}
const KEY = signSearchKey(SECRET, CLAIMS)

describe('a search key', () => {
  it('contains what was signed, whatever this machine’s clock shows', () => {
    expect(readSearchKey(SECRET, KEY)).toEqual(CLAIMS)
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
    for (const one of changed) expect(readSearchKey(SECRET, encode(one))).toBeUndefined()
    for (const one of ['', 'public', text, '\u{1F100}', signSearchKey(Buffer.from('x'), CLAIMS)])
      expect(readSearchKey(SECRET, one)).toBeUndefined()
  })
})
