import { Button, Select, TextInput } from '@mantine/core'
import { LONGEST_NAME } from '@pasok/domain/kernel/limits'
import type { TeamUser } from '@pasok/domain/team/team.model'
import type { TeamUserField } from '@pasok/domain/team/team.users.rules'
import { roleErrors } from '@pasok/domain/team/team.roles.texts'
import { usersScreenTexts } from '@pasok/domain/team/team.users.screen.texts'
import { useRef, type Ref, type RefObject } from 'react'
import { FailureNotice } from '../../../documents/failure-notice'
import { LoadError } from '../../../documents/load-error'
import { RecordDialog } from '../../../documents/record-dialog'
import { useResetRequest } from '../../../features/identity/use-mail-request'
import { useRoleChoices } from '../../../features/team/users.queries'
import { useTexts } from '../../../lib/texts'
import { NewPassword } from './new-password'
import { useUserForm, type UserForm } from './use-user-form'
import { look } from '../../../ui/look'

interface UserDialogProps {
  /** None: a new one. */
  user: TeamUser | undefined
  onClose: () => void
}

type Fields = Partial<Record<TeamUserField, HTMLInputElement>>

/** Keeps a field, so that the first wrong one can be gone to. */
const hold =
  (fields: RefObject<Fields>, field: TeamUserField) => (element: HTMLInputElement | null) => {
    if (element) fields.current[field] = element
    else delete fields.current[field]
  }

interface RoleFieldProps {
  ref: Ref<HTMLInputElement>
  form: UserForm
  user: TeamUser | undefined
}

function RoleField({ ref, form, user }: RoleFieldProps) {
  const t = useTexts(usersScreenTexts)
  const te = useTexts(roleErrors)
  const roles = useRoleChoices()
  const isLocked = user !== undefined && !user.actions['change-role']
  const choices = (roles.data ?? [])
    .filter(({ _id, actions }) => actions.assign || _id === form.draft.role_id)
    .map(({ _id, name }) => ({ value: _id, label: name }))
  const known = choices.some(({ value }) => value === form.draft.role_id)
  const own = user && !known ? [{ value: user.role_id, label: user.role_name }] : []
  const told = form.errorAt('role_id')
  const lock = user?.isOwner ? 'ownersRole' : 'ownRole'
  return (
    <>
      <Select
        ref={ref}
        required
        searchable
        label={t('fieldRole')}
        description={told ? undefined : t(isLocked ? lock : 'roleHelp')}
        disabled={isLocked}
        data={[...own, ...choices]}
        nothingFoundMessage={t('noRoleFound')}
        error={told}
        value={form.draft.role_id || null}
        onChange={(value) => form.typeIn('role_id', value ?? '')}
        onBlur={() => form.leave('role_id')}
      />
      {roles.isError && !roles.data && (
        <LoadError
          error={roles.error}
          title={te('notLoaded')}
          busy={roles.isFetching}
          onRetry={() => void roles.refetch()}
        />
      )}
    </>
  )
}

type Reset = ReturnType<typeof useResetRequest>

/** Spec 1 §2: in edit mode a link to set a new password can be sent. */
function SendReset({ user, reset }: { user: TeamUser; reset: Reset }) {
  const t = useTexts(usersScreenTexts)
  const { busy, error, sent, send } = reset
  return (
    <div>
      <Button
        variant="default"
        loading={busy}
        disabled={!user.actions['send-reset']}
        onClick={() => void send(user.email)}
      >
        {t('sendReset')}
      </Button>
      <div role="status" className={look('dimmed')}>
        {sent && error === null && t('resetSent', { email: sent.email })}
      </div>
    </div>
  )
}

function NotSent({ error, startOver }: Reset) {
  const t = useTexts(usersScreenTexts)
  if (error === null) return null
  return <FailureNotice title={t('resetNotSent')} messages={[error]} onClose={startOver} />
}

/** Spec 1 §2, §5: adds a user, or changes the name and the role of one. */
export function UserDialog({ user, onClose }: UserDialogProps) {
  const t = useTexts(usersScreenTexts)
  const fields = useRef<Fields>({})
  const form = useUserForm({
    user,
    onClose,
    focusOn: (field) => fields.current[field]?.focus(),
  })
  const roles = useRoleChoices()
  const reset = useResetRequest()
  const roleName = (id: string) => roles.data?.find(({ _id }) => _id === id)?.name ?? ''
  return (
    <RecordDialog
      title={t(user ? 'editTitle' : 'addNew')}
      {...(!user && { submitLabel: t('addNew') })}
      failureTitle={t(user ? 'failedSave' : 'failedAdd')}
      form={form}
      told={[
        { label: t('fieldName'), of: ({ user_name: name }) => name },
        { label: t('fieldRole'), of: ({ role_id: id }) => roleName(id) },
      ]}
      footer={user && <SendReset user={user} reset={reset} />}
      onClose={onClose}
    >
      <TextInput
        ref={hold(fields, 'user_name')}
        data-autofocus
        required
        label={t('fieldName')}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        error={form.errorAt('user_name')}
        value={form.draft.user_name}
        onChange={(event) => form.typeIn('user_name', event.currentTarget.value)}
        onBlur={() => form.leave('user_name')}
      />
      <TextInput
        ref={hold(fields, 'user_email')}
        required={!user}
        disabled={user !== undefined}
        type="email"
        label={t('fieldEmail')}
        description={user && t('emailKept')}
        maxLength={254}
        autoComplete="off"
        error={form.errorAt('user_email')}
        value={form.draft.user_email}
        onChange={(event) => form.typeIn('user_email', event.currentTarget.value)}
        onBlur={() => form.leave('user_email')}
      />
      {user ? (
        <TextInput
          disabled
          label={t('fieldPassword')}
          description={t('passwordKept')}
          value="••••••••"
          readOnly
        />
      ) : (
        <NewPassword ref={hold(fields, 'user_password')} form={form} />
      )}
      <RoleField ref={hold(fields, 'role_id')} form={form} user={user} />
      <NotSent {...reset} />
    </RecordDialog>
  )
}
