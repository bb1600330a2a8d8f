import { registrationErrors } from '../../identity/identity.errors'
import { isEmail, isPlainName } from '../../identity/identity.rules'
import { cleanName } from '../../kernel/clean-name'
import type { Text } from '../../kernel/texts'
import { teamErrors } from '../../team/team.errors'
import type { VendorMember, VendorMemberAction } from './team.model'

/**
 * Returns which actions a user may take on a member of the vendor's team: only the owner manages
 * it, and the owner cannot be deactivated (`docs/domain.md` §1).
 */
export function actionsOnMember(
  person: { isOwner: boolean },
  member: Pick<VendorMember, 'isOwner' | 'status'>,
): Record<VendorMemberAction, boolean> {
  const may = person.isOwner
  const isActive = member.status === 'ACTIVE'
  return {
    edit: may,
    activate: may && !member.isOwner && !isActive,
    deactivate: may && !member.isOwner && isActive,
    'send-reset': may && isActive,
    'hand-over': may && !member.isOwner && isActive,
  }
}

export const MEMBER_FIELDS = ['fullname', 'email'] as const
export type MemberField = (typeof MEMBER_FIELDS)[number]

/** Mails carry the name to an address that anybody can enter, so it must not contain a link. */
function nameProblem(text: string): Text | undefined {
  if (cleanName(text) === '') return teamErrors.nameRequired
  return isPlainName(cleanName(text)) ? undefined : registrationErrors.nameNotPlain
}

function emailProblem(text: string): Text | undefined {
  if (text.trim() === '') return registrationErrors.emailRequired
  return isEmail(text.trim()) ? undefined : registrationErrors.emailInvalid
}

/** Returns the error of one field of the team form; undefined when it is valid. */
export const findMemberProblem = (field: MemberField, text: string): Text | undefined =>
  field === 'fullname' ? nameProblem(text) : emailProblem(text)

/** Returns the errors of the given fields, in the order of the form; empty when all are valid. */
export function listMemberProblems(
  given: Readonly<Partial<Record<MemberField, string>>>,
): { field: MemberField; text: Text }[] {
  return MEMBER_FIELDS.flatMap((field) => {
    const value = given[field]
    const text = value === undefined ? undefined : findMemberProblem(field, value)
    return text ? [{ field, text }] : []
  })
}
