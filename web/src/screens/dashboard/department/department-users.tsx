import { MultiSelect, Text, type ComboboxItem, type OptionsFilter } from '@mantine/core'
import type { Department } from '@pasok/domain/team/team.model'
import { departmentsScreenTexts } from '@pasok/domain/team/team.departments.screen.texts'
import { useMemo } from 'react'
import { useTeamUsers } from '../../../features/team/users.queries'
import { hasWords } from '../../../lib/cut'
import { useTexts } from '../../../lib/texts'
import { LIST_IN_FLOW } from '../../../ui/list-in-flow'
import classes from './departments.module.css'
import { look } from '../../../ui/look'

/** Options shown at once: who wants another one types. */
const MOST_OPTIONS = 60

interface Choice extends ComboboxItem {
  /** Tells two people of one name apart. */
  email: string
}

/** Who can be chosen: active users, and whoever is in it already. */
export function useChoices(department: Department | undefined) {
  const t = useTexts(departmentsScreenTexts)
  const users = useTeamUsers()
  const choices = useMemo(() => {
    const held = department?.users ?? []
    const known = (users.data ?? []).filter(
      ({ status, auth_id }) => status === 'ACTIVE' || held.some(({ userId }) => userId === auth_id),
    )
    const options = known.map(({ auth_id, fullname: name, email, status }) => ({
      value: auth_id,
      label: status === 'ACTIVE' ? name : t('inactive', { name }),
      email,
    }))
    const others = held
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

/** The users of a department, found by name or email. */
export function DepartmentUsers(props: DepartmentUsersProps) {
  const { choices, isFailed, value, error, onChange } = props
  const t = useTexts(departmentsScreenTexts)
  const emails = useMemo(() => new Map(choices.map((one) => [one.value, one.email])), [choices])
  const filter: OptionsFilter = ({ options, search, limit }) =>
    options
      .filter((one) => 'value' in one && hasWords([one.label, emails.get(one.value) ?? ''], search))
      .slice(0, limit)
  const told = error ?? (isFailed ? t('usersFailed') : null)
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
      limit={MOST_OPTIONS}
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
      error={told}
      value={[...value]}
      onChange={onChange}
    />
  )
}
