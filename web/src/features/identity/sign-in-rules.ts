import { findRegistrationProblem } from '@pasok/domain/identity/identity.registration'
import { identityTexts } from '@pasok/domain/identity/identity.texts'
import type { Text } from '@pasok/domain/kernel/texts'

/** Returns the error of an email address (Spec 1 §5). */
export const emailProblem = (email: string): Text | undefined =>
  findRegistrationProblem('owner_email', email)

/** Returns the error of an existing password, which is only required (Spec 1 §5, Sign in). */
export const passwordProblem = (password: string): Text | undefined =>
  password === '' ? identityTexts.passwordRequired : undefined

/** Returns the error of a new password (Spec 1 §5). */
export const newPasswordProblem = (password: string): Text | undefined =>
  findRegistrationProblem('owner_password', password)
