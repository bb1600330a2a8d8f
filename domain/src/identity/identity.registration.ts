import { cleanName } from '../kernel/clean-name'
import type { Text } from '../kernel/texts'
import { registrationErrors } from './identity.errors'
import { isEmail, isPlainName, isStrongPassword, LONGEST_PASSWORD } from './identity.rules'

/** The body of a registration, with API field names (Spec 1 §3, Register payload). */
export interface Registration {
  owner_name: string
  company_name: string
  owner_email: string
  owner_password: string
}
export type RegistrationField = keyof Registration

/** Returns the error of a new password; undefined when it is valid (Spec 1 §5). */
export function findPasswordProblem(text: string): Text | undefined {
  if (text.length > LONGEST_PASSWORD) return registrationErrors.passwordLong
  return isStrongPassword(text) ? undefined : registrationErrors.passwordWeak
}

const CHECKS: Readonly<Record<RegistrationField, (text: string) => Text | undefined>> = {
  owner_name: (text) => {
    if (cleanName(text) === '') return registrationErrors.nameRequired
    return isPlainName(cleanName(text)) ? undefined : registrationErrors.nameNotPlain
  },
  company_name: (text) => {
    if (cleanName(text) === '') return registrationErrors.companyRequired
    return isPlainName(cleanName(text)) ? undefined : registrationErrors.nameNotPlain
  },
  owner_email: (text) => {
    if (text.trim() === '') return registrationErrors.emailRequired
    return isEmail(text.trim()) ? undefined : registrationErrors.emailInvalid
  },
  owner_password: findPasswordProblem,
}

/** Returns the error of one field of the sign-up; undefined when it is valid (Spec 1 §5). */
export const findRegistrationProblem = (field: RegistrationField, text: string): Text | undefined =>
  CHECKS[field](text)

/** Returns the errors of a registration, in the order of the form; empty when it is valid. */
export function listRegistrationProblems(
  given: Registration,
): { field: RegistrationField; text: Text }[] {
  const fields = ['owner_name', 'company_name', 'owner_email', 'owner_password'] as const
  return fields.flatMap((field) => {
    const text = CHECKS[field](given[field])
    return text ? [{ field, text }] : []
  })
}
