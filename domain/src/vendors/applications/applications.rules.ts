import { companyErrors } from '../../company/company.errors'
import { findFieldProblem } from '../../company/company.rules'
import type { Text } from '../../kernel/texts'
import { vendorPortalErrors } from '../portal/portal.errors'
import { findNewVendorProblem, type NewVendor } from '../provider/provider.rules'

export type ApplicationField = keyof NewVendor | 'phone'

/** In the order of the form. */
export const APPLICATION_FIELDS = ['legal_name', 'owner_name', 'owner_email', 'phone'] as const

/** Returns the error of one field of an application; undefined when it is valid. */
export function findApplicationProblem(field: ApplicationField, text: string): Text | undefined {
  if (field !== 'phone') return findNewVendorProblem(field, text)
  if (text.trim() === '') return vendorPortalErrors.phoneRequired
  const problem = findFieldProblem('phone', text)
  return problem && companyErrors[problem.error]
}

/** Returns all errors of an application, in the order of the form. */
export const listApplicationProblems = (
  given: Readonly<Record<ApplicationField, string>>,
): { field: ApplicationField; text: Text }[] =>
  APPLICATION_FIELDS.flatMap((field) => {
    const text = findApplicationProblem(field, given[field])
    return text ? [{ field, text }] : []
  })
