import { registrationErrors } from '../identity/identity.errors'
import { findRegistrationProblem } from '../identity/identity.registration'
import type { Text } from '../kernel/texts'
import { vendorProviderErrors } from './vendors.provider.errors'

export interface NewVendor {
  legal_name: string
  owner_name: string
  owner_email: string
}

/** In the order of the form. */
export const NEW_VENDOR_FIELDS = ['legal_name', 'owner_name', 'owner_email'] as const
export type NewVendorField = (typeof NEW_VENDOR_FIELDS)[number]

/**
 * Returns the error of one field of a new vendor, by the rules of registering companies; undefined
 * when it is valid.
 */
export function findNewVendorProblem(field: NewVendorField, text: string): Text | undefined {
  if (field !== 'legal_name') return findRegistrationProblem(field, text)
  const problem = findRegistrationProblem('company_name', text)
  return problem === registrationErrors.companyRequired
    ? vendorProviderErrors.nameRequired
    : problem
}
