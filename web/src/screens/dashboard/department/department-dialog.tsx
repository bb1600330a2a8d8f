import { TextInput } from '@mantine/core'
import { formTexts } from '@pasok/domain/kernel/form.texts'
import { LONGEST_NAME } from '@pasok/domain/kernel/limits'
import type { Department } from '@pasok/domain/team/team.model'
import { departmentsScreenTexts } from '@pasok/domain/team/team.departments.screen.texts'
import { useRef } from 'react'
import { EditConflict } from '../../../documents/edit-conflict'
import { FormDialog } from '../../../documents/form-dialog'
import { useTexts } from '../../../lib/texts'
import { DepartmentUsers, useChoices } from './department-users'
import classes from './departments.module.css'
import { useDepartmentForm } from './use-department-form'

interface DepartmentDialogProps {
  /** None: a new one. */
  department: Department | undefined
  onClose: () => void
}

/** Spec 1 §2: a department's name and its users. */
export function DepartmentDialog({ department, onClose }: DepartmentDialogProps) {
  const t = useTexts(departmentsScreenTexts)
  const tf = useTexts(formTexts)
  const name = useRef<HTMLInputElement>(null)
  const form = useDepartmentForm({
    department,
    onClose,
    focusOnName: () => name.current?.focus(),
  })
  const { choices, isFailed } = useChoices(department)
  const { conflict } = form.saving
  const namesOf = (ids: readonly string[]) =>
    choices
      .filter(({ value }) => ids.includes(value))
      .map(({ label }) => label)
      .join(', ')
  return (
    <FormDialog
      title={t(department ? 'editTitle' : 'addNew')}
      submitLabel={department ? tf('saveChanges') : t('addNew')}
      isChanged={form.isChanged}
      isSaving={form.saving.isSaving}
      failure={form.failure}
      failureTitle={t('failedSave')}
      onDismissFailure={form.saving.dismiss}
      onSubmit={() => void form.submit()}
      onClose={onClose}
      notice={
        conflict && (
          <EditConflict
            rows={[
              { label: t('fieldName'), mine: form.draft.name, theirs: conflict.theirs.name },
              {
                label: t('fieldUsers'),
                mine: namesOf(form.draft.users),
                theirs: namesOf(conflict.theirs.users),
              },
            ]}
            onKeepMine={() => void form.keepMine()}
            onTakeTheirs={conflict.takeTheirs}
            busy={form.saving.isSaving}
          />
        )
      }
    >
      <fieldset className={classes.fields} disabled={conflict !== null}>
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
      </fieldset>
    </FormDialog>
  )
}
