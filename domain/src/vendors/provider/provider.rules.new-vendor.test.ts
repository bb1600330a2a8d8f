import { expect, it } from 'vitest'
import { registrationErrors } from '../../identity/identity.errors'
import { findNewVendorProblem } from './provider.rules'
import { vendorProviderErrors } from '../portal/portal.errors'

it('a new vendor has names that are no links, and an email', () => {
  expect(findNewVendorProblem('legal_name', ' ')).toBe(vendorProviderErrors.nameRequired)
  expect(findNewVendorProblem('legal_name', 'See www.pasok.test')).toBe(
    registrationErrors.nameNotPlain,
  )
  expect(findNewVendorProblem('legal_name', 'PT Sinar Abadi')).toBeUndefined()
  expect(findNewVendorProblem('owner_name', '')).toBe(registrationErrors.nameRequired)
  expect(findNewVendorProblem('owner_email', 'sinar')).toBe(registrationErrors.emailInvalid)
  expect(findNewVendorProblem('owner_email', 'a@sinar.test')).toBeUndefined()
})
