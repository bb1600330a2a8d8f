// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { accountOf, actingFor, sessionOf } from './session.fixture'
import type { SignedIn } from './session.kinds'
import { adoptStoredKeys, endSession, saveSession } from './session.store'

import { forgetWritten, writtenKey } from './written'

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

it('what an earlier release stored of a person has a name without them, and its value', () => {
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

it('what is somebody else’s, or nobody’s, keeps its name', () => {
  const keys = [
    `other.${auth_id}`,
    'pasok.language',
    `pasok.alerts.${auth_id}-2`,
    `pasok.alerts.x${auth_id}`,
  ]
  expect(keysAfter(named(buyer), ...keys)).toEqual(keys.toSorted())
})

it('of a super admin belongs to the company that is acted for, or to none', () => {
  const [own, one] = [accountOf('super-admin'), actingFor('one')]
  const id = own.auth_id
  const keys = [`pasok.alerts.${id}`, `pasok.comparison.${id}.one`, `pasok.comparison.${id}.two`]
  expect(keysAfter(named(own), ...keys)).toEqual(['pasok.alerts.hmac', ...keys.slice(1)].toSorted())
  expect(keysAfter(named(one, 'hmac.one'), ...keys)).toEqual(
    ['pasok.comparison.hmac.one', `pasok.alerts.${id}`, `pasok.comparison.${id}.two`].toSorted(),
  )
})

it('what was stored since stays', () => {
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

it('a sign-in adopts it, and a sign-out forgets the words of a person under their new name', async () => {
  const words = writtenKey(auth_id, 'draft', 'chat')
  localStorage.setItem(words, 'between us')
  localStorage.setItem(`pasok.comparison.${auth_id}`, 'compared')
  await saveSession(named(buyer))
  expect(localStorage.getItem(words)).toBeNull()
  expect(localStorage.getItem(writtenKey('hmac', 'draft', 'chat'))).toBe('between us')
  endSession('logout')
  expect(Object.keys(localStorage).filter((key) => key.includes('hmac'))).toEqual([
    'pasok.comparison.hmac',
  ])
  expect(Object.keys(localStorage).filter((key) => key.includes(auth_id))).toEqual([])
})

it.each(['hmac', undefined])('a super admin who signs out leaves words of no company: %s', (id) => {
  const own = { ...accountOf('super-admin'), ...(id && { storage_id: id }) }
  const owner = id ?? own.auth_id
  const one = { ...actingFor('one'), ...(id && { storage_id: `${id}.one` }), own }
  const other = writtenKey('somebody', 'draft', 'chat')
  for (const signedIn of [own, one]) {
    for (const company of ['', '.one', '.two'])
      localStorage.setItem(writtenKey(`${owner}${company}`, 'draft', 'chat'), 'between us')
    localStorage.setItem(writtenKey(`${own.auth_id}.two`, 'draft', 'chat'), 'of an earlier release')
    localStorage.setItem(other, 'theirs')
    forgetWritten(signedIn)
    const left = signedIn === own ? [] : [writtenKey(owner, 'draft', 'chat')]
    expect(Object.keys(localStorage).toSorted()).toEqual([other, ...left].toSorted())
  }
})
