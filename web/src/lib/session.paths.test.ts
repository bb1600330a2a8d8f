import { describe, expect, it } from 'vitest'
import { sessionOf } from './session.fixture'
import { allowedPaths, isAllowed, isRemovedByRole } from './session.paths'

const WAITING = { firstTime: true, verified: false }

// proves 1.6.2 1.6.3
describe('the addresses that a user may open', () => {
  // proves 1.2.30 1.2.32 1.3.1 1.6.2 2.2.1 2.2.11
  it('are those of the modules of the role, and the vendor detail', () => {
    expect(isAllowed(sessionOf('purchasing'), '/dashboard/purchase-requests')).toBe(true)
    expect(isAllowed(sessionOf('purchasing'), '/dashboard/detail/purchase-requests')).toBe(true)
    for (const role of ['purchasing', 'receiving', 'finance', 'template-manager'] as const)
      expect(isAllowed(sessionOf(role), '/dashboard/detail/vendor')).toBe(true)
    expect(isAllowed(sessionOf('receiving'), '/dashboard/purchase-orders')).toBe(true)
    expect(isAllowed(sessionOf('receiving'), '/dashboard/products')).toBe(false)
    expect(isAllowed(sessionOf('finance'), '/dashboard/purchase-requests')).toBe(false)
  })

  it('match exactly, except for a trailing slash', () => {
    expect(isAllowed(sessionOf('owner'), '/dashboard/products/')).toBe(true)
    expect(isAllowed(sessionOf('owner'), '/dashboard/')).toBe(true)
    expect(isAllowed(sessionOf('owner'), '/dashboard/products/anything')).toBe(false)
    expect(isAllowed(sessionOf('owner'), '/dashboard/unknown')).toBe(false)
  })

  // proves 1.2.33 1.2.34 1.6.3 2.1.11
  it.each([
    ['an unverified company', { verified: false }, '/dashboard'],
    ['a first-time user', { firstTime: true }, '/register/step'],
    ['a first-time user of an unverified company', WAITING, '/register/step'],
  ])('are a single one for %s', (_, stage, path) => {
    expect([...allowedPaths(sessionOf('owner', stage))]).toEqual([path])
  })

  // proves 1.2.14 1.2.33 1.4.1
  it('stay closed to an unverified company even if its menu were full', () => {
    const { modules } = sessionOf('owner')
    const person = { ...sessionOf('owner', { verified: false }), modules }
    expect(isAllowed(person, '/dashboard/products')).toBe(false)
  })
})

describe('a role change removes a page', () => {
  const owner = sessionOf('owner')
  it('when the role had it and no longer has it', () => {
    const path = '/dashboard/purchase-requests'
    expect(isRemovedByRole(owner, sessionOf('finance'), path)).toBe(true)
    expect(isRemovedByRole(owner, sessionOf('purchasing'), path)).toBe(false)
    expect(isRemovedByRole(null, sessionOf('finance'), path)).toBe(false)
    expect(isRemovedByRole(owner, null, path)).toBe(false)
  })

  it('but not when the wizard is completed or the company verified or returned', () => {
    const waiting = sessionOf('owner', { verified: false })
    expect(isRemovedByRole(sessionOf('owner', WAITING), waiting, '/register/step')).toBe(false)
    expect(isRemovedByRole(owner, waiting, '/dashboard/products')).toBe(false)
  })
})
