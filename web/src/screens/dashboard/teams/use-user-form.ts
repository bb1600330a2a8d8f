import type { TeamUser } from '@pasok/domain/team/team.model'
import {
  findTeamUserProblem,
  listTeamUserProblems,
  type TeamUserField,
} from '@pasok/domain/team/team.users.rules'
import { usersScreenTexts } from '@pasok/domain/team/team.users.screen.texts'
import { useState } from 'react'
import { useUserRecord, type UserDraft } from '../../../features/team/users.queries'
import { ApiError } from '../../../lib/api-error'
import { useTx } from '../../../lib/texts'
import { useDraftRecord } from '../../../lib/use-draft-record'
import { afterPress } from '../../../lib/after-press'

const FIELDS = ['user_name', 'user_email', 'user_password', 'role_id'] as const

const draftOf = (user: TeamUser | undefined): UserDraft => ({
  user_name: user?.fullname ?? '',
  user_email: user?.email ?? '',
  role_id: user?.role_id ?? '',
})

/** Blanks around a name are not kept. */
const contentOf = (draft: UserDraft): UserDraft => ({
  ...draft,
  user_name: draft.user_name.trim(),
})

/**
 * Email and password of who is there already are not changed; a new user may be left to set a password.
 */
function isTyped(user: TeamUser | undefined, draft: UserDraft, field: TeamUserField): boolean {
  if (!user) return draft[field] !== undefined
  return field === 'user_name' || (field === 'role_id' && user.actions['change-role'])
}

/** What the server said of a field. */
const issueAt = (error: Error | null, field: TeamUserField) =>
  error instanceof ApiError ? error.issues.find(({ path }) => path === field) : undefined

interface UserFormOptions {
  user: TeamUser | undefined
  onClose: () => void
  focusOn: (field: TeamUserField) => void
}

/** What was typed of a user, checked when a field is left and when it is sent (Spec 1 §5). */
export function useUserForm({ user, onClose, focusOn }: UserFormOptions) {
  const tx = useTx()
  const { write, read } = useUserRecord(user)
  const record = useDraftRecord<UserDraft>({
    initial: () => draftOf(user),
    version: user?.version,
    write: (draft, version) => write(contentOf(draft), version),
    contentOf,
    read: async () => {
      const newest = await read()
      return newest ? { draft: draftOf(newest), version: newest.version } : null
    },
    onSaved: onClose,
    onFailed: (error) => {
      const wrong = FIELDS.find((field) => issueAt(error, field) !== undefined)
      if (wrong) focusOn(wrong)
    },
  })
  const [left, setLeft] = useState<ReadonlySet<TeamUserField>>(new Set())
  const { draft, error } = record
  const errorAt = (field: TeamUserField): string | null => {
    const issue = issueAt(error, field)
    const isGone = field === 'role_id' && issue?.code === 'not_found'
    const told = isGone ? tx(usersScreenTexts.roleGone) : issue?.message
    const isLooked = left.has(field) && isTyped(user, draft, field)
    const problem = isLooked ? findTeamUserProblem(field, draft[field] ?? '') : undefined
    return told ?? (problem ? tx(problem) : null)
  }
  const submit = async () => {
    setLeft(new Set(FIELDS))
    const typed = FIELDS.filter((field) => isTyped(user, draft, field))
    const given = Object.fromEntries(typed.map((field) => [field, draft[field]]))
    const [first] = listTeamUserProblems(given)
    if (first) return focusOn(first.field)
    return record.save()
  }
  return {
    ...record,
    errorAt,
    submit,
    typeIn: (field: TeamUserField, value: string | undefined) => {
      // A password that is to be typed is not missing before that.
      if (field === 'user_password' && draft[field] === undefined)
        setLeft((before) => new Set([...before].filter((one) => one !== field)))
      record.type({ [field]: value })
    },
    leave: (field: TeamUserField) =>
      afterPress(() => setLeft((before) => new Set([...before, field]))),
    /** What no field says. */
    failure: error && !FIELDS.some((field) => errorAt(field) !== null) ? error : null,
  }
}
export type UserForm = ReturnType<typeof useUserForm>
