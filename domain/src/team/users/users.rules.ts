import { registrationErrors } from '../../identity/identity.errors'
import { findPasswordProblem } from '../../identity/identity.registration'
import { isEmail, isPlainName } from '../../identity/identity.rules'
import { identityTexts } from '../../identity/identity.texts'
import { cleanName } from '../../kernel/clean-name'
import type { Text } from '../../kernel/texts'
import { teamErrors } from '../team.errors'

/** The fields of a new user, with API names (Spec 1 §3, Team user, Create payload). */
export interface NewTeamUser {
  user_name: string
  user_email: string
  /** Undefined when the user will choose a password by the mailed link. */
  user_password?: string | undefined
  role_id: string
}
export type TeamUserField = keyof NewTeamUser

const FIELDS: readonly TeamUserField[] = ['user_name', 'user_email', 'user_password', 'role_id']

const CHECKS: Readonly<Record<TeamUserField, (text: string) => Text | undefined>> = {
  // Mails carry the name to an address that anybody can enter, so it must not contain a link.
  user_name: (text) => {
    if (cleanName(text) === '') return teamErrors.nameRequired
    return isPlainName(cleanName(text)) ? undefined : registrationErrors.nameNotPlain
  },
  user_email: (text) => {
    if (text.trim() === '') return registrationErrors.emailRequired
    return isEmail(text.trim()) ? undefined : registrationErrors.emailInvalid
  },
  user_password: (text) =>
    text === '' ? identityTexts.passwordRequired : findPasswordProblem(text),
  role_id: (text) => (text.trim() === '' ? teamErrors.roleRequired : undefined),
}

/** Returns the error of one field of the team user form (Spec 1 §5); undefined when it is valid. */
export const findTeamUserProblem = (field: TeamUserField, text: string): Text | undefined =>
  CHECKS[field](text)

/**
 * Returns the errors of the given fields, in the order of the form; empty when all are valid (Spec
 * 1 §5). An existing user's email and password cannot be changed and are not given.
 */
export function listTeamUserProblems(
  given: Readonly<Partial<Record<TeamUserField, string | undefined>>>,
): { field: TeamUserField; text: Text }[] {
  return FIELDS.flatMap((field) => {
    const value = given[field]
    const text = value === undefined ? undefined : CHECKS[field](value)
    return text ? [{ field, text }] : []
  })
}
