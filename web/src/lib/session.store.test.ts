// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { accountOf, actingFor, sessionOf } from './session.fixture'
import { ownerKeyOf } from './session.kinds'
import { takeAddress, findResumeReason, rememberAddress } from './session.resume'
import {
  endSession,
  followOtherTabs,
  isEndedElsewhere,
  loadSession,
  sessionStore,
} from './session.store'
import { countUnsent, unsentKey } from './unsent-work'
import { eventually } from './eventually.fixture'

const at = (address: string) => window.history.replaceState(null, '', address)
const session = sessionOf('purchasing')

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  sessionStore.set(session)
  at('/dashboard/purchase-orders?status=Paid')
})
afterEach(() => sessionStore.set(null))

describe('a session ended by the system', () => {
  it('is removed with a reason, and the same user returns to the same page', () => {
    localStorage.setItem('pasok.session', 'sealed')
    endSession('idle')
    expect(sessionStore.get()).toBeNull()
    expect(localStorage.getItem('pasok.session')).toBeNull()
    expect(isEndedElsewhere()).toBe(true)
    expect(findResumeReason()).toBe('idle')
    expect(takeAddress(session)).toBe('/dashboard/purchase-orders?status=Paid')
  })

  it('is not resumed by another user, nor at a page that the role lost', () => {
    endSession('refused')
    expect(takeAddress(sessionOf('owner'))).toBe('/dashboard')
    const withoutOrders = { ...session, modules: session.modules.slice(0, 1) }
    expect(takeAddress(withoutOrders)).toBe('/dashboard')
  })
})

describe('a stored session', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('stays stored when the browser fails to read its key: the next page may open it', async () => {
    const failing = { open: () => expect.fail('the storage is busy') }
    vi.stubGlobal('indexedDB', failing)
    localStorage.setItem('pasok.session', 'sealed')
    await loadSession()
    expect(localStorage.getItem('pasok.session')).toBe('sealed')
  })
})

describe('logging out', () => {
  it('leaves no address to return to', () => {
    endSession('logout')
    expect(findResumeReason()).toBeNull()
    expect(takeAddress(session)).toBe('/dashboard')
  })

  it('reaches the other tabs', async () => {
    followOtherTabs()
    localStorage.setItem('pasok.session-end', 'lifetime')
    window.dispatchEvent(new StorageEvent('storage', { key: 'pasok.session', newValue: null }))
    await eventually(() => expect(sessionStore.get()).toBeNull())
    expect(findResumeReason()).toBe('lifetime')
  })
})

describe('news of another tab that signed out', () => {
  it('is ignored when a user has signed in since', async () => {
    followOtherTabs()
    localStorage.setItem('pasok.session', 'sealed')
    window.dispatchEvent(new StorageEvent('storage', { key: 'pasok.session', newValue: null }))
    window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }))
    await Promise.resolve()
    expect(sessionStore.get()).toEqual(session)
  })
})

describe('unsent input', () => {
  const draftOf = (owner: string) => unsentKey(owner, 'draft', 'chat-1')
  const others = draftOf(`${session.auth_id}.else`)
  beforeEach(() => {
    localStorage.setItem(draftOf(session.auth_id), 'between us')
    localStorage.setItem(others, 'somebody else’s')
    localStorage.setItem('pasok.company-draft.x', 'work')
  })

  it.each(['logout', 'deactivated'] as const)('is deleted from the browser: %s', (reason) => {
    endSession(reason)
    expect(localStorage.getItem(draftOf(session.auth_id))).toBeNull()
    expect(localStorage.getItem(others)).not.toBeNull()
    expect(localStorage.getItem('pasok.company-draft.x')).not.toBeNull()
  })

  it.each(['idle', 'lifetime', 'refused'] as const)('waits for them: %s', (reason) => {
    endSession(reason)
    expect(localStorage.getItem(draftOf(session.auth_id))).toBe('between us')
  })

  it('of a super admin is deleted for all companies', () => {
    const [one, another] = [actingFor('one'), actingFor('two')].map(ownerKeyOf).map(draftOf)
    for (const key of [one, another]) localStorage.setItem(key ?? '', 'x')
    sessionStore.set(accountOf('super-admin'))
    expect(countUnsent(accountOf('super-admin'), 'draft')).toBe(2)
    expect(countUnsent(accountOf('super-admin'), 'outbox')).toBe(0)
    endSession('logout')
    for (const key of [one, another]) expect(localStorage.getItem(key ?? '')).toBeNull()
  })
})

describe('an address to return to', () => {
  it('is one of ours only', () => {
    at('/somewhere')
    rememberAddress('asked')
    expect(findResumeReason()).toBeNull()
    const foreign = { reason: 'asked', address: 'https://evil.test/dashboard', owner: '' }
    sessionStorage.setItem('pasok.resume', JSON.stringify(foreign))
    expect(takeAddress(session)).toBe('/dashboard')
    sessionStorage.setItem('pasok.resume', 'nonsense')
    expect(takeAddress(session)).toBe('/dashboard')
  })
})
