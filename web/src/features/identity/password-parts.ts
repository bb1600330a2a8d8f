import { LONGEST_PASSWORD } from '@pasok/domain/identity/identity.rules'

export const PASSWORD_PARTS = ['length', 'lowercase', 'number', 'special', 'allowed'] as const
export type PasswordPart = (typeof PASSWORD_PARTS)[number]

const SHORTEST = 8

/** Returns which parts of the password rule are met; all together are `isStrongPassword`. */
export function partsMet(password: string): Readonly<Record<PasswordPart, boolean>> {
  return {
    length: password.length >= SHORTEST && password.length <= LONGEST_PASSWORD,
    lowercase: /[a-z]/.test(password),
    number: /\d/.test(password),
    special: /[@$!%*#?&]/.test(password),
    allowed: password !== '' && !/[^A-Za-z\d@$!%*#?&]/.test(password),
  }
}
