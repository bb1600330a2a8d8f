import { registrationErrors } from '@pasok/domain/identity/identity.errors'
import { isStrongPassword } from '@pasok/domain/identity/identity.rules'
import type { Text } from '@pasok/domain/kernel/texts'
import { emailProblem } from './sign-in-rules'

/** In the order in which they stand, and are checked. */
export const REGISTER_FIELDS = [
  'owner_name',
  'company_name',
  'owner_email',
  'owner_password',
] as const
export type RegisterField = (typeof REGISTER_FIELDS)[number]
export type RegisterValues = Readonly<Record<RegisterField, string>>

/** Spec 1 §5, Sign up: what is wrong with each field. */
export function registerProblems(values: RegisterValues): Record<RegisterField, Text | null> {
  return {
    owner_name: values.owner_name.trim() === '' ? registrationErrors.nameRequired : null,
    company_name: values.company_name.trim() === '' ? registrationErrors.companyRequired : null,
    owner_email: emailProblem(values.owner_email),
    owner_password: newPasswordProblem(values.owner_password),
  }
}

/** The same rule wherever a password is chosen. */
export const newPasswordProblem = (password: string): Text | null =>
  isStrongPassword(password) ? null : registrationErrors.passwordWeak
