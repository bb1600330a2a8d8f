import { Text, Textarea } from '@mantine/core'
import type { CheckedUser } from '@pasok/domain/team/team.users.pasted'
import { usersScreenTexts } from '@pasok/domain/team/team.users.screen.texts'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { Chip } from '../../../documents/chip'
import { FormDialog } from '../../../documents/form-dialog'
import { LoadError } from '../../../documents/load-error'
import { useTexts, useTx } from '../../../lib/texts'
import { DataTable } from '../../../ui/data-table'
import type { Column } from '../../../ui/data-table.types'
import { look } from '../../../ui/look'
import { useInviteSeveralForm } from './use-invite-several'

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

/** What was read of the list, and what is wrong with which line. */
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

/** Invites several users of a pasted list; what can't be invited stays in it, with the reason. */
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
