import { MultiSelect, TextInput } from '@mantine/core'
import { formTexts } from '@pasok/domain/kernel/form.texts'
import { LONGEST_NAME } from '@pasok/domain/kernel/limits'
import type { Department } from '@pasok/domain/team/team.model'
import { departmentsScreenTexts } from '@pasok/domain/team/team.departments.screen.texts'
import { useMemo, useRef } from 'react'
import { EditConflict } from '../../../documents/edit-conflict'
import { FormDialog } from '../../../documents/form-dialog'
import { useTeamUsers } from '../../../features/team/users.queries'
import { useTexts } from '../../../lib/texts'
import classes from './departments.module.css'
import { useDepartmentForm } from './use-department-form'

interface DepartmentDialogProps {
  /** None: a new one. */
  department: Department | undefined
  onClose: () => void
}

/** Options shown at once: who wants another one types. */
const MOST_OPTIONS = 60

/** Who can be chosen: active users, and whoever is in it already. */
function useChoices(department: Department | undefined) {
  const t = useTexts(departmentsScreenTexts)
  const users = useTeamUsers()
  const choices = useMemo(() => {
    const held = department?.users ?? []
    const known = (users.data ?? []).filter(
      ({ status, auth_id }) => status === 'ACTIVE' || held.some(({ userId }) => userId === auth_id),
    )
    const options = known.map(({ auth_id, fullname: name, status }) => ({
      value: auth_id,
      label: status === 'ACTIVE' ? name : t('inactive', { name }),
    }))
    const others = held
      .filter(({ userId }) => !known.some(({ auth_id }) => auth_id === userId))
      .map(({ userId, label }) => ({ value: userId, label }))
    return [...options, ...others]
  }, [users.data, department, t])
  return { choices, isFailed: users.isError }
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
        <MultiSelect
          label={t('fieldUsers')}
          description={`${t('usersHelp')} ${t('usersChosen', { count: form.draft.users.length })}.`}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          classNames={{ pillsList: classes.pills }}
          searchable
          hidePickedOptions
          limit={MOST_OPTIONS}
          data={choices}
          placeholder={t('searchUser')}
          nothingFoundMessage={t('noUserFound')}
          error={isFailed ? t('usersFailed') : null}
          value={[...form.draft.users]}
          onChange={(users) => form.type({ users: users.toSorted() })}
        />
      </fieldset>
    </FormDialog>
  )
}
