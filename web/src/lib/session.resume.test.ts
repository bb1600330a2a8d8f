// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { accountOf, actingFor, sessionOf } from './session.fixture'
import { ownerKeyOf, type SignedIn } from './session.kinds'
import { findResumeReason, rememberAddress, rememberTarget, takeAddress } from './session.resume'

const at = (address: string) => window.history.replaceState(null, '', address)
const provider = accountOf('provider')
const superAdmin = accountOf('super-admin')

beforeEach(() => sessionStorage.clear())

it.each<[string, SignedIn, string]>([
  ['/dashboard/purchase-orders?status=Paid', sessionOf('purchasing'), 'same'],
  ['/dashboard/purchase-orders', sessionOf('owner', { verified: false }), '/dashboard'],
  ['/register/step', sessionOf('owner', { firstTime: true }), 'same'],
  ['/dashboard', sessionOf('owner', { firstTime: true }), '/register/step'],
  ['/register/step', sessionOf('owner'), '/dashboard'],
  ['/provider/audit?search=x', provider, 'same'],
  ['/dashboard/products', provider, '/provider'],
  ['/provider', sessionOf('owner'), '/dashboard'],
  ['/login/select-company?buyer_name=a', superAdmin, 'same'],
  ['/provider/audit', superAdmin, '/login/select-company'],
])('%s is returned to by those who may open it', (address, signedIn, expected) => {
  at(address)
  rememberAddress('idle', ownerKeyOf(signedIn))
  expect(takeAddress(signedIn)).toBe(expected === 'same' ? address : expected)
})

it('is the target of a mail’s link, whoever signs in first', () => {
  rememberTarget('/dashboard/purchase-orders?status=Paid')
  expect(takeAddress(sessionOf('purchasing'))).toBe('/dashboard/purchase-orders?status=Paid')
  for (const hostile of ['//evil.test', 'https://evil.test/dashboard', '/dashboard//evil.test']) {
    rememberTarget(hostile)
    expect(findResumeReason()).toBeNull()
  }
})

it('is used once', () => {
  at('/provider/audit')
  rememberAddress('idle', ownerKeyOf(provider))
  expect(takeAddress(provider)).toBe('/provider/audit')
  expect(takeAddress(provider)).toBe('/provider')
})

it('waits, for a super admin, until the company is chosen again', () => {
  at('/dashboard/purchase-orders?status=Paid')
  rememberAddress('idle', ownerKeyOf(actingFor('company-a')))
  expect(takeAddress(superAdmin)).toBe('/login/select-company')
  expect(findResumeReason()).toBe('asked')
  expect(takeAddress(actingFor('company-a'))).toBe('/dashboard/purchase-orders?status=Paid')
})

it('is not for another company', () => {
  at('/dashboard/purchase-orders')
  rememberAddress('idle', ownerKeyOf(actingFor('company-a')))
  takeAddress(superAdmin)
  expect(takeAddress(actingFor('company-b'))).toBe('/dashboard')
})

it.each(['/', '/register', '/provider-of-evil', '/dashboards', '/login/select-company-x'])(
  '%s is not returned to',
  (address) => {
    at(address)
    rememberAddress('idle')
    expect(findResumeReason()).toBeNull()
  },
)
