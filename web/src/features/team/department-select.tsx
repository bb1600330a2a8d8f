import { Select } from '@mantine/core'
import { teamTexts } from '@pasok/domain/team/team.texts'
import { IconSitemap } from '@tabler/icons-react'
import { useTexts } from '../../lib/texts'
import { useOwnDepartments } from './team.queries'

interface DepartmentSelectProps {
  value: string | null
  onChange: (departmentId: string | null) => void
  disabled?: boolean
}

/** The department of a document: optional, and only those that the person belongs to (Spec 1 §6). */
export function DepartmentSelect({ value, onChange, disabled = false }: DepartmentSelectProps) {
  const t = useTexts(teamTexts)
  const departments = useOwnDepartments()
  const own = departments.data ?? []
  const nobody = departments.isSuccess && own.length === 0
  const help = departments.isError
    ? t('departmentFailed')
    : t(nobody ? 'departmentNobody' : 'departmentHelp')
  return (
    <Select
      label={t('department')}
      description={help}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      placeholder={t('departmentNone')}
      leftSection={<IconSitemap size={16} aria-hidden />}
      data={own.map(({ _id, name }) => ({ value: _id, label: name }))}
      value={own.some(({ _id }) => _id === value) ? value : null}
      clearable
      clearButtonProps={{ 'aria-label': t('departmentNone') }}
      checkIconPosition="right"
      disabled={disabled || nobody}
      onDropdownOpen={departments.isError ? () => void departments.refetch() : undefined}
      onChange={onChange}
    />
  )
}
