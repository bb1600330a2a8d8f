import { describe, expect, it } from 'vitest'
import { DEFAULT_ROLES, type DefaultRoleKey } from '@pasok/domain/team/team.default-roles'
import { menuOf } from '@pasok/domain/team/team.menu'
import { allowedPaths, isAllowed } from './session.paths'

type Person = Parameters<typeof allowedPaths>[0]

const place = {
  country: 'Indonesia',
  country_id: 1,
  province: '',
  province_id: '',
  city: '',
  city_id: '',
  subdistrict: '',
  subdistrict_id: '',
  village: '',
  village_id: '',
  postcode: '',
  postcode_id: '',
  street: '',
}
const company = {
  ...place,
  _id: 'company',
  legal_name: 'PT Nusantara Maju Jaya',
  name: 'Nusantara',
  company_code: 'NUSANTARA',
  costume_code: '',
  category: '',
  type: '',
  type_value: '',
  phone: '',
  whatsapp: '',
  technical_contact: '',
  website: '',
  instagram: '',
  facebook: '',
  twitter: '',
}

function person(role: DefaultRoleKey, { verified = true, firstTime = false } = {}): Person {
  const { modules, features } = DEFAULT_ROLES[role]
  const verification_status = verified ? 'VERIFIED' : 'UNVERIFIED'
  return {
    modules: menuOf(modules, features, { isFirstTime: firstTime, isVerified: verified }),
    isFirstTime: firstTime,
    company_detail: { ...company, verification_status },
  }
}

describe('the addresses that a person may open', () => {
  it('are those of the modules of the role, and the vendor detail', () => {
    expect(isAllowed(person('purchasing'), '/dashboard/purchase-requests')).toBe(true)
    expect(isAllowed(person('purchasing'), '/dashboard/detail/purchase-requests')).toBe(true)
    expect(isAllowed(person('purchasing'), '/dashboard/detail/vendor')).toBe(true)
    expect(isAllowed(person('receiving'), '/dashboard/purchase-orders')).toBe(true)
    expect(isAllowed(person('receiving'), '/dashboard/products')).toBe(false)
    expect(isAllowed(person('finance'), '/dashboard/purchase-requests')).toBe(false)
  })

  it('are exact, but for a slash at the end', () => {
    expect(isAllowed(person('owner'), '/dashboard/products/')).toBe(true)
    expect(isAllowed(person('owner'), '/dashboard/')).toBe(true)
    expect(isAllowed(person('owner'), '/dashboard/products/anything')).toBe(false)
    expect(isAllowed(person('owner'), '/dashboard/unknown')).toBe(false)
  })

  it.each([
    ['an unverified company', { verified: false }],
    ['a first-time user', { firstTime: true }],
  ])('are the dashboard alone for %s', (_, standing) => {
    expect([...allowedPaths(person('owner', standing))]).toEqual(['/dashboard'])
  })

  it('stay closed to an unverified company even if its menu were full', () => {
    const owner = person('owner')
    const company_detail = { ...owner.company_detail, verification_status: 'UNVERIFIED' as const }
    expect(isAllowed({ ...owner, company_detail }, '/dashboard/products')).toBe(false)
  })
})
