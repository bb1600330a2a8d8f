import { registrationErrors } from '@pasok/domain/identity/identity.errors'
import { isEmail } from '@pasok/domain/identity/identity.rules'
import { identityTexts } from '@pasok/domain/identity/identity.texts'
import type { Text } from '@pasok/domain/kernel/texts'

/** Spec 1 §5, Sign in. Gives the text of what is wrong. */
export function emailProblem(email: string): Text | null {
  if (email.trim() === '') return registrationErrors.emailRequired
  return isEmail(email.trim()) ? null : registrationErrors.emailInvalid
}

/** Spec 1 §5, Sign in. */
export function passwordProblem(password: string): Text | null {
  return password === '' ? identityTexts.passwordRequired : null
}
