import { isEmail } from '@pasok/domain/identity/identity.rules'
import type { identityTexts } from '@pasok/domain/identity/identity.texts'

type Key = keyof typeof identityTexts

/** Spec 1 §5, Sign in. Gives the text of what is wrong. */
export function emailProblem(email: string): Key | null {
  if (email.trim() === '') return 'emailRequired'
  return isEmail(email.trim()) ? null : 'emailInvalid'
}

/** Spec 1 §5, Sign in. */
export function passwordProblem(password: string): Key | null {
  return password === '' ? 'passwordRequired' : null
}
