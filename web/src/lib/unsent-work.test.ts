// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { accountOf, actingFor, sessionOf } from './session.fixture'
import type { SignedIn } from './session.kinds'
import { adoptStoredKeys, endSession, saveSession } from './session.store'

import { forgetUnsent, unsentKey } from './unsent-work'

afterEach(() => localStorage.clear())

const buyer = sessionOf('purchasing')
const { auth_id, buyer_id } = buyer
const named = <Signed extends SignedIn>(signedIn: Signed, storage_id = 'hmac'): Signed => ({
  ...signedIn,
  storage_id,
})

/** Returns the stored keys after a sign-in that found these keys. */
function keysAfter(signedIn: SignedIn, ...before: readonly string[]): string[] {
  localStorage.clear()
  for (const key of before) localStorage.setItem(key, `value of ${key}`)
  adoptStoredKeys(signedIn)
  return Object.keys(localStorage).toSorted()
}

it('keys stored by an earlier release get anonymous names and keep their values', () => {
  const keys = [
    `pasok.alerts.${auth_id}`,
    `pasok.company-draft.${auth_id}.${buyer_id}`,
    `pasok.receiving.${auth_id}.package`,
    `pasok.written/${auth_id}/draft/chat`,
  ]
  expect(keysAfter(named(buyer), ...keys)).toEqual([
    'pasok.alerts.hmac',
    'pasok.company-draft.hmac',
    'pasok.receiving.hmac.package',
    'pasok.written/hmac/draft/chat',
  ])
  expect(localStorage.getItem('pasok.company-draft.hmac')).toBe(`value of ${keys[1]}`)
})

it('keys of other users, or of none, keep their names', () => {
  const keys = [
    `other.${auth_id}`,
    'pasok.language',
    `pasok.alerts.${auth_id}-2`,
    `pasok.alerts.x${auth_id}`,
  ]
  expect(keysAfter(named(buyer), ...keys)).toEqual(keys.toSorted())
})

it('keys of a super admin belong to the current company, or to none', () => {
  const [own, one] = [accountOf('super-admin'), actingFor('one')]
  const id = own.auth_id
  const keys = [`pasok.alerts.${id}`, `pasok.comparison.${id}.one`, `pasok.comparison.${id}.two`]
  expect(keysAfter(named(own), ...keys)).toEqual(['pasok.alerts.hmac', ...keys.slice(1)].toSorted())
  expect(keysAfter(named(one, 'hmac.one'), ...keys)).toEqual(
    ['pasok.comparison.hmac.one', `pasok.alerts.${id}`, `pasok.comparison.${id}.two`].toSorted(),
  )
})

it('newer values stay', () => {
  localStorage.setItem('pasok.comparison.hmac', 'new')
  localStorage.setItem(`pasok.comparison.${auth_id}`, 'old')
  adoptStoredKeys(named(buyer))
  expect(Object.keys(localStorage)).toEqual(['pasok.comparison.hmac'])
  expect(localStorage.getItem('pasok.comparison.hmac')).toBe('new')
})

it('a sign-in at an earlier server changes no name', () => {
  const key = `pasok.comparison.${auth_id}`
  expect(keysAfter(buyer, key)).toEqual([key])
})

it('a sign-in adopts the keys, and a sign-out deletes unsent input under the new names', async () => {
  const words = unsentKey(auth_id, 'draft', 'chat')
  localStorage.setItem(words, 'between us')
  localStorage.setItem(`pasok.comparison.${auth_id}`, 'compared')
  await saveSession(named(buyer))
  expect(localStorage.getItem(words)).toBeNull()
  expect(localStorage.getItem(unsentKey('hmac', 'draft', 'chat'))).toBe('between us')
  endSession('logout')
  expect(Object.keys(localStorage).filter((key) => key.includes('hmac'))).toEqual([
    'pasok.comparison.hmac',
  ])
  expect(Object.keys(localStorage).filter((key) => key.includes(auth_id))).toEqual([])
})

it.each(['hmac', undefined])(
  'a super admin who signs out leaves no unsent input of any company: %s',
  (id) => {
    const own = { ...accountOf('super-admin'), ...(id && { storage_id: id }) }
    const owner = id ?? own.auth_id
    const one = { ...actingFor('one'), ...(id && { storage_id: `${id}.one` }), own }
    const other = unsentKey('somebody', 'draft', 'chat')
    for (const signedIn of [own, one]) {
      for (const company of ['', '.one', '.two'])
        localStorage.setItem(unsentKey(`${owner}${company}`, 'draft', 'chat'), 'between us')
      localStorage.setItem(
        unsentKey(`${own.auth_id}.two`, 'draft', 'chat'),
        'of an earlier release',
      )
      localStorage.setItem(other, 'theirs')
      forgetUnsent(signedIn)
      const left = signedIn === own ? [] : [unsentKey(owner, 'draft', 'chat')]
      expect(Object.keys(localStorage).toSorted()).toEqual([other, ...left].toSorted())
    }
  },
)
