import { findRegistrationProblem } from '@pasok/domain/identity/identity.registration'
import { identityTexts } from '@pasok/domain/identity/identity.texts'
import type { Text } from '@pasok/domain/kernel/texts'

/** Spec 1 §5: what is wrong with an email, wherever one is asked for. */
export const emailProblem = (email: string): Text | undefined =>
  findRegistrationProblem('owner_email', email)

/** Spec 1 §5, Sign in: a password that exists already is only required. */
export const passwordProblem = (password: string): Text | undefined =>
  password === '' ? identityTexts.passwordRequired : undefined

/** Spec 1 §5: the same rule wherever a password is chosen. */
export const newPasswordProblem = (password: string): Text | undefined =>
  findRegistrationProblem('owner_password', password)
