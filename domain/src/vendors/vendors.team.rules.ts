import { registrationErrors } from '../identity/identity.errors'
import { isEmail, isPlainName } from '../identity/identity.rules'
import { cleanName } from '../kernel/clean-name'
import type { Text } from '../kernel/texts'
import { teamErrors } from '../team/team.errors'

export const MEMBER_FIELDS = ['fullname', 'email'] as const
export type MemberField = (typeof MEMBER_FIELDS)[number]

/** Our mails carry the name to an address that anybody can give. */
function nameProblem(text: string): Text | undefined {
  if (cleanName(text) === '') return teamErrors.nameRequired
  return isPlainName(cleanName(text)) ? undefined : registrationErrors.nameNotPlain
}

function emailProblem(text: string): Text | undefined {
  if (text.trim() === '') return registrationErrors.emailRequired
  return isEmail(text.trim()) ? undefined : registrationErrors.emailInvalid
}

/** What is wrong with one field of the form of a vendor's team, if anything is. */
export const findMemberProblem = (field: MemberField, text: string): Text | undefined =>
  field === 'fullname' ? nameProblem(text) : emailProblem(text)

/** What is wrong with the fields that are given, in the order of the form; empty when nothing is. */
export function listMemberProblems(
  given: Readonly<Partial<Record<MemberField, string>>>,
): { field: MemberField; text: Text }[] {
  return MEMBER_FIELDS.flatMap((field) => {
    const value = given[field]
    const text = value === undefined ? undefined : findMemberProblem(field, value)
    return text ? [{ field, text }] : []
  })
}
