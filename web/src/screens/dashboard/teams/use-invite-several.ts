import { MOST_NEW_MEMBERS } from '@pasok/domain/team/team.constants'
import {
  checkPastedUsers,
  readPastedUsers,
  type CheckedUser,
} from '@pasok/domain/team/team.users.pasted'
import { teamErrors } from '@pasok/domain/team/team.errors'
import { sameEmail } from '@pasok/domain/team/team.invitations.rules'
import { useDeferredValue, useMemo, useState } from 'react'
import { useDepartments } from '../../../features/team/departments.queries'
import {
  useInviteSeveral,
  useRoleChoices,
  useTeamUsers,
} from '../../../features/team/users.queries'
import { isMissing } from '../../../lib/api-error'
import { useCan } from '../../../lib/session'
import { toastSuccess } from '../../../lib/toast'

/** A line is written again as it was read: what was invited goes, the rest stays to be corrected. */
const lineOf = ({ name, email, role, department }: CheckedUser): string =>
  [name, email, role, ...(department === '' ? [] : [department])].join('\t')

/** The rows of a pasted text, each with what is wrong with it; `taken` are emails with an account. */
function useCheckedRows(read: string, taken: ReadonlySet<string>) {
  const users = useTeamUsers()
  const roles = useRoleChoices()
  const mayChooseDepartment = useCan('departments.manage')
  const departments = useDepartments({ enabled: mayChooseDepartment })
  const rows = useMemo(
    () =>
      checkPastedUsers(readPastedUsers(read), {
        emails: (users.data ?? []).map(({ email }) => email),
        roles: (roles.data ?? [])
          .filter(({ actions }) => actions.assign)
          .map(({ _id: id, name }) => ({ id, name })),
        departments: mayChooseDepartment
          ? (departments.data ?? []).map(({ _id: id, name }) => ({ id, name }))
          : undefined,
      }).map((row): CheckedUser =>
        row.problem || !taken.has(sameEmail(row.email))
          ? row
          : { ...row, problem: { text: teamErrors.emailTaken, values: { email: row.email } } },
      ),
    [read, users.data, roles.data, departments.data, mayChooseDepartment, taken],
  )
  const needed = mayChooseDepartment ? [users, roles, departments] : [users, roles]
  return {
    rows,
    isLoading: needed.some(({ data }) => !data),
    failed: needed.find(({ isError, data }) => isError && !data),
  }
}

/** A pasted list of users: read and checked while it is typed, and sent in one request. */
export function useInviteSeveralForm(onDone: () => void) {
  const [text, setText] = useState('')
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<Error | null>(null)
  /** Emails that turned out to have an account, of this company or elsewhere. */
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set())
  const invite = useInviteSeveral()
  const read = useDeferredValue(text)
  const { rows, failed, isLoading } = useCheckedRows(read, taken)
  const ready = rows.filter(({ problem }) => !problem)
  const over = Math.max(0, ready.length - MOST_NEW_MEMBERS)
  const submit = async () => {
    if (ready.length === 0 || over > 0 || read !== text) return
    setSaving(true)
    setFailure(null)
    try {
      const { data, message } = await invite(ready)
      const refused = data.filter(({ outcome }) => outcome === 'has-account')
      if (data.length > refused.length) toastSuccess(message)
      const stay = rows.filter(
        ({ problem, email }) =>
          problem ?? refused.some(({ user_email }) => sameEmail(user_email) === sameEmail(email)),
      )
      setTaken(new Set([...taken, ...refused.map(({ user_email }) => sameEmail(user_email))]))
      if (stay.length === 0) return onDone()
      setText(stay.map(lineOf).join('\n'))
    } catch (error) {
      // A role or department that was removed meanwhile: the lines that name it say so by now.
      if (!isMissing(error)) setFailure(error instanceof Error ? error : new Error(String(error)))
    } finally {
      setSaving(false)
    }
  }
  return {
    text,
    setText: (next: string) => {
      setFailure(null)
      setText(next)
    },
    rows,
    ready: ready.length,
    over,
    isSaving,
    isLoading,
    failed,
    failure,
    dismiss: () => setFailure(null),
    submit,
  }
}
