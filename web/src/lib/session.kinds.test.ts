import { describe, expect, it } from 'vitest'
import { accountOf, actingFor, sessionOf } from './session.fixture'
import {
  companyKeyOf,
  homeOf,
  isSignedIn,
  ownerKeyOf,
  superAdminOf,
  tokensOf,
} from './session.kinds'

const buyer = sessionOf('purchasing')
const provider = accountOf('provider')
const superAdmin = accountOf('super-admin')
const acting = actingFor('company-a')

describe('who is signed in', () => {
  // proves 1.2.2
  it.each([
    ['a buyer', buyer, '/dashboard'],
    ['a first-time user', sessionOf('owner', { firstTime: true }), '/register/step'],
    ['an unverified company', sessionOf('owner', { verified: false }), '/dashboard'],
    ['provider staff', provider, '/provider'],
    ['a vendor’s user', { ...provider, flag: 'VENDOR' as const }, '/vendor/orders'],
    ['a super admin', superAdmin, '/login/select-company'],
    ['a super admin who acts for a company', acting, '/dashboard'],
    ['an account without a side of its own', { ...superAdmin, super_admin: false }, '/'],
  ])('%s starts at the right place', (_, signedIn, home) => {
    expect(homeOf(signedIn)).toBe(home)
  })

  it('is a super admin with the own sign-in, acting or not', () => {
    expect(superAdminOf(superAdmin)).toBe(superAdmin)
    expect(superAdminOf(acting)).toBe(acting.own)
    expect(superAdminOf(buyer)).toBeNull()
    expect(superAdminOf(provider)).toBeNull()
    expect(superAdminOf({ ...provider, super_admin: true })).toBeNull()
    expect(superAdminOf(null)).toBeNull()
  })

  it('owns data per user, and per company while acting', () => {
    expect(ownerKeyOf(buyer)).toBe(buyer.auth_id)
    expect(ownerKeyOf(acting)).not.toBe(ownerKeyOf(superAdmin))
    expect(ownerKeyOf(acting)).not.toBe(ownerKeyOf(actingFor('company-b')))
  })

  it('uses anonymous storage names where the sign-in gave one', () => {
    for (const signedIn of [buyer, provider, superAdmin])
      expect(ownerKeyOf({ ...signedIn, storage_id: 'hmac' })).toBe('hmac')
    expect(companyKeyOf({ ...buyer, storage_id: 'hmac' })).toBe('hmac')
    expect(companyKeyOf(buyer)).toBe(`${buyer.auth_id}.${buyer.buyer_id}`)
  })

  it('includes the own tokens while acting', () => {
    expect(tokensOf(buyer)).toEqual(['access-token', 'id-token'])
    expect(tokensOf(acting)).toEqual([
      'access-token',
      'id-token',
      'own-access-token',
      'own-id-token',
    ])
  })
})

it('accepts only a valid session', () => {
  for (const one of [buyer, provider, acting])
    expect(isSignedIn(JSON.parse(JSON.stringify(one)))).toBe(true)
  const { kind: _, ...without } = buyer
  for (const other of [without, { ...buyer, modules: undefined }, { kind: 'account' }, null, 'x'])
    expect(isSignedIn(other)).toBe(false)
})
