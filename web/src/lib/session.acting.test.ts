// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { actFor, stopActing } from './session.acting'
import { renewSession, signOut } from './session'
import { accountOf, actingFor, sessionOf } from './session.fixture'
import { findBuyer, sessionStore } from './session.store'

const NOW = new Date('2026-11-21T05:00:00.000Z')
const superAdmin = accountOf('super-admin')
const {
  kind: _kind,
  access_token: _access,
  id_token: _id,
  login_start_date: _start,
  expires_in,
  ...kept
} = sessionOf('owner', { verified: false })
const { role, features, modules } = kept
const person = { ...kept, role: { ...role, data: role, features, modules } }
const answer = { user_data: person, access_token: 'acting', id_token: 'acting-id', expires_in }

/** The requests that were sent, with their tokens. */
const requests = () =>
  fetched.mock.calls.map(([address, init]) => [
    typeof address === 'string' ? address : '',
    new Headers(init?.headers).get('authorization'),
  ])
const fetched = vi.fn<typeof fetch>()
const answerWith = (data: unknown) =>
  fetched.mockImplementation(async () => Response.json({ errors: null, message: '', data }))

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  vi.stubGlobal('fetch', fetched)
  fetched.mockReset()
  answerWith(null)
})
afterEach(() => {
  sessionStore.set(null)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('acting for a company', () => {
  // proves 2.4.30
  it('is a verified session that contains the own sign-in and does not outlive it', async () => {
    sessionStore.set(superAdmin)
    answerWith(answer)
    await actFor('owner-1')
    expect(requests()).toEqual([['/api/user-buyer/owner-1/admin', 'Bearer own-access-token']])
    const session = findBuyer()
    expect(session).toMatchObject({ access_token: 'acting', isFirstTime: false, own: superAdmin })
    expect(session?.company_detail.verification_status).toBe('VERIFIED')
    // The session also contains what the role grants.
    expect(session).toMatchObject({ features, modules })
    expect(session?.role).toEqual(role)
    // Four of the ten hours had passed.
    expect(session?.expires_in).toBe(6 * 3600)
  })

  it('has its own storage name where the own sign-in has one', async () => {
    answerWith({ ...answer, storage_id: 'own.company' })
    sessionStore.set({ ...superAdmin, storage_id: 'own' })
    await actFor('owner-1')
    expect(findBuyer()).toMatchObject({ storage_id: 'own.company', own: { storage_id: 'own' } })
    sessionStore.set(superAdmin)
    await actFor('owner-1')
    expect(findBuyer()).not.toHaveProperty('storage_id')
  })

  it('stays verified when renewed, and nothing else is stored', async () => {
    sessionStore.set(actingFor('company-a'))
    answerWith({ ...person, fullname: 'New Name' })
    await renewSession(true)
    expect(findBuyer()?.fullname).toBe('New Name')
    expect(findBuyer()?.role).toEqual(role)
    expect(findBuyer()?.company_detail.verification_status).toBe('VERIFIED')
  })

  it('keeps the own sign-in active as well', async () => {
    sessionStore.set(actingFor('company-a'))
    answerWith(person)
    await renewSession(false)
    expect(requests()).toEqual([
      ['/api/user-buyer/setting', 'Bearer id-token'],
      ['/api/user-buyer?isOwner=true', 'Bearer own-access-token'],
    ])
  })

  it('switches to another company through the own sign-in, and ends the previous session', async () => {
    sessionStore.set(actingFor('company-a'))
    answerWith(answer)
    await actFor('owner-2')
    expect(requests()).toEqual([
      ['/api/user-buyer/owner-2/admin', 'Bearer own-access-token'],
      ['/api/user-buyer/logout', 'Bearer access-token'],
    ])
  })

  it('returns to the own sign-in', async () => {
    const acting = actingFor('company-a')
    sessionStore.set(acting)
    await stopActing()
    expect(sessionStore.get()).toEqual(acting.own)
    expect(requests()).toEqual([['/api/user-buyer/logout', 'Bearer access-token']])
  })

  it('is not available to others', async () => {
    sessionStore.set(sessionOf('owner'))
    await expect(actFor('owner-1')).rejects.toThrow()
    await stopActing()
    expect(fetched).not.toHaveBeenCalled()
  })
})

describe('logging out', () => {
  it('ends both sign-ins on the server', async () => {
    sessionStore.set(actingFor('company-a'))
    await signOut()
    expect(sessionStore.get()).toBeNull()
    expect(requests()).toEqual([
      ['/api/user-buyer/logout', 'Bearer access-token'],
      ['/api/user-buyer/logout', 'Bearer own-access-token'],
    ])
    // `keepalive` lets the requests finish after the page is left.
    expect(fetched.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, true])
  })
})
