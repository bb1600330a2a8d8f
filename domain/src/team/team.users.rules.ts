import { registrationErrors } from '../identity/identity.errors'
import { findPasswordProblem } from '../identity/identity.registration'
import { isEmail, isPlainName } from '../identity/identity.rules'
import { identityTexts } from '../identity/identity.texts'
import { cleanName } from '../kernel/clean-name'
import type { Text } from '../kernel/texts'
import { teamErrors } from './team.errors'

/** What a user is added with, by its names on the wire (Spec 1 §3, Team user, Create payload). */
export interface NewTeamUser {
  user_name: string
  user_email: string
  /** Left out: they set one of their own by the link that they are mailed. */
  user_password?: string | undefined
  role_id: string
}
export type TeamUserField = keyof NewTeamUser

const FIELDS: readonly TeamUserField[] = ['user_name', 'user_email', 'user_password', 'role_id']

const CHECKS: Readonly<Record<TeamUserField, (text: string) => Text | undefined>> = {
  // Our mails carry the name to an address that anybody can give.
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

/** What is wrong with one field of the team user form, if anything is (Spec 1 §5). */
export const findTeamUserProblem = (field: TeamUserField, text: string): Text | undefined =>
  CHECKS[field](text)

/**
 * What is wrong with the fields that are given, in the order of the form; empty when nothing is
 * (Spec 1 §5). Email and password of a user who is there already are not changed, and not given.
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
