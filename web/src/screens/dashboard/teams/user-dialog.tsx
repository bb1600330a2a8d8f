import { Anchor, Button, Checkbox, Group, Select, Text, TextInput } from '@mantine/core'
import { LONGEST_NAME } from '@pasok/domain/kernel/limits'
import type { TeamUser } from '@pasok/domain/team/team.model'
import {
  findTeamUserProblem,
  listTeamUserProblems,
  type TeamUserField,
} from '@pasok/domain/team/users/users.rules'
import { roleErrors } from '@pasok/domain/team/roles/roles.texts'
import { usersScreenTexts } from '@pasok/domain/team/users/users.screen.texts'
import { type Ref, type RefObject, useRef, useState } from 'react'
import { FailureNotice } from '../../../documents/failure-notice'
import { LoadError } from '../../../documents/load-error'
import { RecordDialog } from '../../../documents/record-dialog'
import { useResetRequest } from '../../../features/identity/use-mail-request'
import { type UserDraft, useRoleChoices, useUserRecord } from '../../../features/team/users.queries'
import { useTexts, useTx } from '../../../lib/texts'
import { look } from '../../../ui/look'
import { PasswordField, PasswordHints } from '../../../features/identity/password-field'

import { suggestPassword } from './suggest-password'
import { ApiError } from '../../../lib/api-error'
import { useDraftRecord } from '../../../lib/use-draft-record'
import { afterPress } from '../../../lib/after-press'

const FIELDS = ['user_name', 'user_email', 'user_password', 'role_id'] as const

const draftOf = (user: TeamUser | undefined): UserDraft => ({
  user_name: user?.fullname ?? '',
  user_email: user?.email ?? '',
  role_id: user?.role_id ?? '',
})

const contentOf = (draft: UserDraft): UserDraft => ({
  ...draft,
  user_name: draft.user_name.trim(),
})

/**
 * Returns whether a field is submitted. For existing users, email and password are not; a new user may set the
 * password later.
 */
function isChanged(user: TeamUser | undefined, draft: UserDraft, field: TeamUserField): boolean {
  if (!user) return draft[field] !== undefined
  return field === 'user_name' || (field === 'role_id' && user.actions['change-role'])
}

const issueAt = (error: Error | null, field: TeamUserField) =>
  error instanceof ApiError ? error.issues.find(({ path }) => path === field) : undefined

interface UserFormOptions {
  user: TeamUser | undefined
  onClose: () => void
  focusOn: (field: TeamUserField) => void
}

/** Form of a user, validated on blur and on submit (Spec 1 §5). */
function useUserForm({ user, onClose, focusOn }: UserFormOptions) {
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
    const isRoleRemoved = field === 'role_id' && issue?.code === 'not_found'
    const reported = isRoleRemoved ? tx(usersScreenTexts.roleGone) : issue?.message
    const isLooked = left.has(field) && isChanged(user, draft, field)
    const problem = isLooked ? findTeamUserProblem(field, draft[field] ?? '') : undefined
    return reported ?? (problem ? tx(problem) : null)
  }
  const submit = async () => {
    setLeft(new Set(FIELDS))
    const typed = FIELDS.filter((field) => isChanged(user, draft, field))
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
      // A password field just shown must not immediately report a missing password.
      if (field === 'user_password' && draft[field] === undefined)
        setLeft((before) => new Set([...before].filter((one) => one !== field)))
      record.type({ [field]: value })
    },
    leave: (field: TeamUserField) =>
      afterPress(() => setLeft((before) => new Set([...before, field]))),
    /** Error of the last save that belongs to no field. */
    failure: error && !FIELDS.some((field) => errorAt(field) !== null) ? error : null,
  }
}
type UserForm = ReturnType<typeof useUserForm>

interface PasswordProps {
  ref: Ref<HTMLInputElement>
  form: UserForm
}

/**
 * Field for a typed password (Spec 1 §5). It works immediately, so the person who typed it knows it until the
 * user changes it.
 */
function TypedPassword({ ref, form }: PasswordProps) {
  const t = useTexts(usersScreenTexts)
  const password = form.draft.user_password ?? ''
  return (
    <div>
      <PasswordField
        ref={ref}
        name="new-user-password"
        autoComplete="new-password"
        label={t('fieldPassword')}
        withAsterisk
        description={<PasswordHints password={password} />}
        value={password}
        error={form.errorAt('user_password')}
        onChange={(typed) => form.typeIn('user_password', typed)}
        onLeave={() => form.leave('user_password')}
      />
      <Group gap="xs" mt={6} justify="space-between">
        <Text size="xs" c="dimmed">
          {t('mailed')}
        </Text>
        <Anchor
          component="button"
          type="button"
          size="xs"
          onClick={() => form.typeIn('user_password', suggestPassword())}
        >
          {t('suggest')}
        </Anchor>
      </Group>
    </div>
  )
}

/** First password of a new user: set by mailed link, or typed or suggested here. */
function NewPassword(props: PasswordProps) {
  const { form } = props
  const t = useTexts(usersScreenTexts)
  const isTyped = form.draft.user_password !== undefined
  return (
    <>
      <Checkbox
        label={t('sendLink')}
        description={t('sendLinkHelp')}
        checked={!isTyped}
        onChange={(event) =>
          form.typeIn('user_password', event.currentTarget.checked ? undefined : '')
        }
      />
      {isTyped && <TypedPassword {...props} />}
    </>
  )
}

interface UserDialogProps {
  /** Undefined for a new user. */
  user: TeamUser | undefined
  onClose: () => void
}

type Fields = Partial<Record<TeamUserField, HTMLInputElement>>

/** Returns a ref callback that stores a field's element, for focusing the first invalid one. */
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
  const reported = form.errorAt('role_id')
  const lock = user?.isOwner ? 'ownersRole' : 'ownRole'
  return (
    <>
      <Select
        ref={ref}
        required
        searchable
        label={t('fieldRole')}
        description={reported ? undefined : t(isLocked ? lock : 'roleHelp')}
        disabled={isLocked}
        data={[...own, ...choices]}
        nothingFoundMessage={t('noRoleFound')}
        error={reported}
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

/** Button that mails a link for setting a new password, in edit mode (Spec 1 §2). */
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

/** Adds a user, or changes name and role (Spec 1 §2, §5). */
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
      fields={[
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
