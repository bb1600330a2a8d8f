import { Text, Textarea } from '@mantine/core'
import { MAX_NEW_MEMBERS } from '@pasok/domain/team/team.constants'
import { teamErrors } from '@pasok/domain/team/team.errors'
import { sameEmail } from '@pasok/domain/team/invitations/invitations.rules'
import {
  type CheckedUser,
  checkPastedUsers,
  readPastedUsers,
} from '@pasok/domain/team/users/users.pasted'
import { usersScreenTexts } from '@pasok/domain/team/users/users.screen.texts'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { Chip } from '../../../documents/chip'
import { FormDialog } from '../../../documents/form-dialog'
import { LoadError } from '../../../documents/load-error'
import { useDepartments } from '../../../features/team/departments.queries'
import {
  useInviteSeveral,
  useRoleChoices,
  useTeamUsers,
} from '../../../features/team/users.queries'
import { isMissing } from '../../../lib/api-error'
import { useCan } from '../../../lib/session'
import { useTexts, useTx } from '../../../lib/texts'
import { toastSuccess } from '../../../lib/toast'
import { DataTable } from '../../../ui/data-table'
import type { Column } from '../../../ui/data-table.types'
import { look } from '../../../ui/look'

/** Formats a row as it was pasted: invited rows are removed from the text, the others remain for correction. */
const lineOf = ({ name, email, role, department }: CheckedUser): string =>
  [name, email, role, ...(department === '' ? [] : [department])].join('\t')

/** Returns the rows of a pasted text with their errors; `used` are emails that already have an account. */
function useCheckedRows(read: string, used: ReadonlySet<string>) {
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
        row.problem || !used.has(sameEmail(row.email))
          ? row
          : { ...row, problem: { text: teamErrors.emailTaken, values: { email: row.email } } },
      ),
    [read, users.data, roles.data, departments.data, mayChooseDepartment, used],
  )
  const needed = mayChooseDepartment ? [users, roles, departments] : [users, roles]
  return {
    rows,
    isLoading: needed.some(({ data }) => !data),
    failed: needed.find(({ isError, data }) => isError && !data),
  }
}

function useInviteSeveralForm(onDone: () => void) {
  const [text, setText] = useState('')
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<Error | null>(null)
  /** Emails that the server reported as having an account. */
  const [used, setUsed] = useState<ReadonlySet<string>>(new Set())
  const invite = useInviteSeveral()
  const read = useDeferredValue(text)
  const { rows, failed, isLoading } = useCheckedRows(read, used)
  const ready = rows.filter(({ problem }) => !problem)
  const over = Math.max(0, ready.length - MAX_NEW_MEMBERS)
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
      setUsed(new Set([...used, ...refused.map(({ user_email }) => sameEmail(user_email))]))
      if (stay.length === 0) return onDone()
      setText(stay.map(lineOf).join('\n'))
    } catch (error) {
      // After a removed role or department, the reloaded lists mark the affected lines.
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

function Result({ row: { problem } }: { row: CheckedUser }) {
  const t = useTexts(usersScreenTexts)
  const tx = useTx()
  if (!problem)
    return (
      <Chip family="green" icon={IconCircleCheck}>
        {t('pastedReady')}
      </Chip>
    )
  return (
    <span className={look('row', 'gap-6', 'red', 'text-xs', 'cell-lines')}>
      <IconAlertTriangle size={16} aria-hidden />
      {tx(problem.text, problem.values)}
    </span>
  )
}

interface NumberedRow {
  key: string
  row: CheckedUser
}

function usePreviewColumns(): Column<NumberedRow>[] {
  const t = useTexts(usersScreenTexts)
  return [
    { key: 'name', head: t('name'), cell: ({ row }) => row.name, card: 'title' },
    { key: 'email', head: t('email'), cell: ({ row }) => row.email },
    { key: 'role', head: t('role'), cell: ({ row }) => row.role },
    { key: 'department', head: t('pastedDepartment'), cell: ({ row }) => row.department },
    { key: 'state', head: t('pastedState'), cell: ({ row }) => <Result row={row} />, width: 330 },
  ]
}

function Preview({ rows }: { rows: readonly CheckedUser[] }) {
  const t = useTexts(usersScreenTexts)
  const columns = usePreviewColumns()
  const numbered = rows.map((row, at) => ({ row, key: String(at) }))
  return (
    <DataTable
      label={t('pastedRows')}
      columns={columns}
      rows={numbered}
      rowKey={({ key }) => key}
      empty={null}
    />
  )
}

/** Invites several users from a pasted list; rows that cannot be invited remain, with the reason. */
export function InviteSeveral({ onClose }: { onClose: () => void }) {
  const t = useTexts(usersScreenTexts)
  const form = useInviteSeveralForm(onClose)
  const { rows, ready, over, failed } = form
  return (
    <FormDialog
      title={t('inviteSeveral')}
      size={920}
      submitLabel={ready > 0 ? t('invite', { count: ready }) : t('inviteNone')}
      canSubmit={ready > 0 && over === 0}
      isChanged={form.text.trim() !== ''}
      isSaving={form.isSaving}
      failure={form.failure}
      failureTitle={t('failedInvite')}
      onDismissFailure={form.dismiss}
      onSubmit={form.submit}
      onClose={onClose}
    >
      {failed && (
        <LoadError
          error={failed.error}
          busy={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      )}
      <Textarea
        data-autofocus
        label={t('pasted')}
        description={t('pastedHelp')}
        placeholder={t('pastedExample')}
        autosize
        minRows={4}
        maxRows={10}
        disabled={form.isLoading || form.isSaving}
        value={form.text}
        onChange={({ currentTarget }) => form.setText(currentTarget.value)}
      />
      <Text size="sm" c="dimmed" role="status">
        {over > 0
          ? t('pastedTooMany', { over })
          : rows.length > 0 && t('pastedCount', { ready, count: rows.length })}
        {ready < rows.length && ` ${t('pastedLeft')}`}
      </Text>
      {rows.length > 0 && !form.isLoading && <Preview rows={rows} />}
    </FormDialog>
  )
}
