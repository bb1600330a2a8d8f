import { expect, it } from 'vitest'
import { actionsOnVendorUser, vendorStageOf } from './provider.rules'

it('a vendor sells while it is active and somebody is there', () => {
  expect(vendorStageOf({ isActive: true, activeUsers: 1 })).toBe('active')
  expect(vendorStageOf({ isActive: true, activeUsers: 0 })).toBe('without-user')
  expect(vendorStageOf({ isActive: false, activeUsers: 1 })).toBe('inactive')
  expect(vendorStageOf({ isActive: false, activeUsers: 0 })).toBe('inactive')
})

it('the welcome link goes to active users who never signed in', () => {
  const mayBeWelcomed = (status: 'ACTIVE' | 'INACTIVE', hasSignedIn: boolean) =>
    actionsOnVendorUser({ status, hasSignedIn, isOwner: true }).welcome
  expect(mayBeWelcomed('ACTIVE', false)).toBe(true)
  expect(mayBeWelcomed('ACTIVE', true)).toBe(false)
  expect(mayBeWelcomed('INACTIVE', false)).toBe(false)
  expect(
    actionsOnVendorUser({ status: 'INACTIVE', hasSignedIn: true, isOwner: true }),
  ).toMatchObject({
    activate: true,
    deactivate: false,
  })
})

it('the ownership goes to active users who do not have it', () => {
  const mayOwn = (status: 'ACTIVE' | 'INACTIVE', isOwner: boolean) =>
    actionsOnVendorUser({ status, hasSignedIn: true, isOwner })['hand-over']
  expect(mayOwn('ACTIVE', false)).toBe(true)
  expect(mayOwn('ACTIVE', true)).toBe(false)
  expect(mayOwn('INACTIVE', false)).toBe(false)
})
