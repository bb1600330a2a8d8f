import { TextInput } from '@mantine/core'
import { LONGEST_NAME } from '@pasok/domain/kernel/limits'
import type { Department } from '@pasok/domain/team/team.model'
import { departmentsScreenTexts } from '@pasok/domain/team/team.departments.screen.texts'
import { useRef } from 'react'
import { RecordDialog } from '../../../documents/record-dialog'
import { useTexts } from '../../../lib/texts'
import { DepartmentUsers, useChoices } from './department-users'
import { useDepartmentForm } from './use-department-form'

interface DepartmentDialogProps {
  /** None: a new one. */
  department: Department | undefined
  onClose: () => void
}

/** Spec 1 §2: a department's name and its users. */
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
      told={[
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
