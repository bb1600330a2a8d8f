import { type ComboboxItem, MultiSelect, type OptionsFilter, Text, TextInput } from '@mantine/core'
import { LONGEST_NAME } from '@pasok/domain/kernel/limits'
import type { Department } from '@pasok/domain/team/team.model'
import { departmentsScreenTexts } from '@pasok/domain/team/departments/departments.screen.texts'
import { useMemo, useRef, useState } from 'react'
import { RecordDialog } from '../../../documents/record-dialog'
import { useTexts } from '../../../lib/texts'
import {
  type DepartmentDraft,
  useDepartmentRecord,
} from '../../../features/team/departments.queries'
import { ApiError } from '../../../lib/api-error'
import { useDraftRecord } from '../../../lib/use-draft-record'
import { afterPress } from '../../../lib/after-press'
import { useTeamUsers } from '../../../features/team/users.queries'
import { hasWords } from '../../../lib/list-slices'
import { LIST_IN_FLOW } from '../../../ui/list-in-flow'
import classes from './department-dialog.module.css'
import { look } from '../../../ui/look'

/** Number of options shown; typing narrows down the rest. */
const MAX_OPTIONS = 60

interface Choice extends ComboboxItem {
  /** Distinguishes users with the same name. */
  email: string
}

/** Returns the selectable users: active ones, and those already in the department. */
function useChoices(department: Department | undefined) {
  const t = useTexts(departmentsScreenTexts)
  const users = useTeamUsers()
  const choices = useMemo(() => {
    const current = department?.users ?? []
    const known = (users.data ?? []).filter(
      ({ status, auth_id }) =>
        status === 'ACTIVE' || current.some(({ userId }) => userId === auth_id),
    )
    const options = known.map(({ auth_id, fullname: name, email, status }) => ({
      value: auth_id,
      label: status === 'ACTIVE' ? name : t('inactive', { name }),
      email,
    }))
    const others = current
      .filter(({ userId }) => !known.some(({ auth_id }) => auth_id === userId))
      .map(({ userId, label }) => ({ value: userId, label, email: '' }))
    return [...options, ...others]
  }, [users.data, department, t])
  return { choices, isFailed: users.isError }
}

interface DepartmentUsersProps {
  choices: readonly Choice[]
  isFailed: boolean
  value: readonly string[]
  error: string | null
  onChange: (users: string[]) => void
}

function DepartmentUsers(props: DepartmentUsersProps) {
  const { choices, isFailed, value, error, onChange } = props
  const t = useTexts(departmentsScreenTexts)
  const emails = useMemo(() => new Map(choices.map((one) => [one.value, one.email])), [choices])
  const filter: OptionsFilter = ({ options, search, limit }) =>
    options
      .filter((one) => 'value' in one && hasWords([one.label, emails.get(one.value) ?? ''], search))
      .slice(0, limit)
  const problem = error ?? (isFailed ? t('usersFailed') : null)
  const help = `${t('usersHelp')} ${t('usersChosen', { count: value.length })}.`
  return (
    <MultiSelect
      label={t('fieldUsers')}
      description={help}
      classNames={{
        input: look('ring-inside'),
        pillsList: classes.pills,
      }}
      comboboxProps={LIST_IN_FLOW}
      searchable
      clearSearchOnChange
      hidePickedOptions
      limit={MAX_OPTIONS}
      filter={filter}
      renderOption={({ option }) => (
        <span>
          {option.label}
          <Text span display="block" size="xs" c="dimmed">
            {emails.get(option.value)}
          </Text>
        </span>
      )}
      data={[...choices]}
      placeholder={t('searchUser')}
      nothingFoundMessage={t('noUserFound')}
      error={problem}
      value={[...value]}
      onChange={onChange}
    />
  )
}

const draftOf = (department: Department | undefined): DepartmentDraft => ({
  name: department?.name ?? '',
  users: (department?.users ?? []).map(({ userId }) => userId).toSorted(),
})

const contentOf = ({ name, users }: DepartmentDraft): DepartmentDraft => ({
  name: name.trim(),
  users,
})

interface DepartmentFormOptions {
  department: Department | undefined
  onClose: () => void
  focusOnName: () => void
}

/** Form of a department; the name is required (Spec 1 §5). */
function useDepartmentForm({ department, onClose, focusOnName }: DepartmentFormOptions) {
  const t = useTexts(departmentsScreenTexts)
  const { write, read } = useDepartmentRecord(department)
  const record = useDraftRecord<DepartmentDraft>({
    initial: () => draftOf(department),
    version: department?.version,
    write: (draft, version) => write(contentOf(draft), version),
    contentOf,
    read: async () => {
      const newest = await read()
      return newest ? { draft: draftOf(newest), version: newest.version } : null
    },
    onSaved: onClose,
    onFailed: (error) => {
      if (error instanceof ApiError && error.issueAt('name') !== undefined) focusOnName()
    },
  })
  const [left, setLeft] = useState(false)
  const { draft, error } = record
  const issues = error instanceof ApiError ? error.issues : []
  const nameProblem = issues.find(({ path }) => path === 'name')?.message
  const ofUsers = issues.filter(({ path }) => path?.startsWith('users')).map((one) => one.message)
  const isMissing = draft.name.trim() === ''
  return {
    ...record,
    nameError: nameProblem ?? (left && isMissing ? t('nameRequired') : null),
    usersError: ofUsers.length > 0 ? ofUsers.join(' ') : null,
    leaveName: () => afterPress(() => setLeft(true)),
    submit: async () => {
      setLeft(true)
      if (isMissing) return focusOnName()
      return record.save()
    },
    /** Error of the last save that belongs to no field. */
    failure: nameProblem === undefined && ofUsers.length === 0 ? error : null,
  }
}

interface DepartmentDialogProps {
  /** Undefined for a new department. */
  department: Department | undefined
  onClose: () => void
}

/** Dialog for a department's name and users (Spec 1 §2). */
export function DepartmentDialog({ department, onClose }: DepartmentDialogProps) {
  const t = useTexts(departmentsScreenTexts)
  const name = useRef<HTMLInputElement>(null)
  const form = useDepartmentForm({
    department,
    onClose,
    focusOnName: () => name.current?.focus(),
  })
  const { choices, isFailed } = useChoices(department)
  const namesOf = (ids: readonly string[]) =>
    choices
      .filter(({ value }) => ids.includes(value))
      .map(({ label }) => label)
      .join(', ')
  return (
    <RecordDialog
      title={t(department ? 'editTitle' : 'addNew')}
      {...(!department && { submitLabel: t('addNew') })}
      failureTitle={t('failedSave')}
      form={form}
      fields={[
        { label: t('fieldName'), of: ({ name: typed }) => typed },
        { label: t('fieldUsers'), of: ({ users }) => namesOf(users) },
      ]}
      onClose={onClose}
    >
      <TextInput
        ref={name}
        data-autofocus
        required
        label={t('fieldName')}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        error={form.nameError}
        value={form.draft.name}
        onChange={(event) => form.type({ name: event.currentTarget.value })}
        onBlur={form.leaveName}
      />
      <DepartmentUsers
        choices={choices}
        isFailed={isFailed}
        value={form.draft.users}
        error={form.usersError}
        onChange={(users) => form.type({ users: users.toSorted() })}
      />
    </RecordDialog>
  )
}
