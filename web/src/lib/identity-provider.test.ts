// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { findProfile } from './identity-provider'

const tokenOf = (claims: unknown) =>
  `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`
const profile = {
  flag: 'BUYER',
  email: 'sri@maju.test',
  name: 'Sri Wahyuni – Ñandú 株式会社',
  role: 'Owner',
  auth_id: 'auth-1',
}

it('reads whom an id token was made for, letters beyond ASCII included', () => {
  expect(findProfile(tokenOf({ profile }))).toEqual({ ...profile, super_admin: false })
  expect(findProfile(tokenOf({ profile: { ...profile, super_admin: true } }))).toMatchObject({
    super_admin: true,
  })
})

it.each(['', 'x.y.z', tokenOf({}), tokenOf({ profile: { ...profile, flag: 'ADMIN' } })])(
  'finds nobody in %j',
  (token) => expect(findProfile(token)).toBeNull(),
)
