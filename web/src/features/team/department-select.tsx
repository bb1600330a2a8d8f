import { Select } from '@mantine/core'
import { teamTexts } from '@pasok/domain/team/team.texts'
import { IconSitemap } from '@tabler/icons-react'
import { useTexts } from '../../lib/texts'
import { useOwnDepartments } from './users.queries'

interface DepartmentSelectProps {
  value: string | null
  /** Name of the document's department, which may be one that the user does not belong to. */
  name?: string | undefined
  onChange: (departmentId: string | null) => void
}

/** Department of a document: optional, limited to the user's departments (Spec 1 §6). */
export function DepartmentSelect({ value, name, onChange }: DepartmentSelectProps) {
  const t = useTexts(teamTexts)
  const departments = useOwnDepartments()
  const own = departments.data ?? []
  const isOther = value !== null && !own.some(({ _id }) => _id === value)
  const other = isOther ? [{ value, label: name ?? t('departmentOther') }] : []
  const nobody = departments.isSuccess && own.length === 0
  const help = departments.isError
    ? t('departmentFailed')
    : t(nobody ? 'departmentNobody' : 'departmentHelp')
  return (
    <Select
      label={t('department')}
      description={help}
      placeholder={t('departmentNone')}
      leftSection={<IconSitemap size={16} aria-hidden />}
      data={[...other, ...own.map((one) => ({ value: one._id, label: one.name }))]}
      value={value}
      clearable
      clearButtonProps={{ 'aria-label': t('departmentNone') }}
      checkIconPosition="right"
      disabled={nobody && !isOther}
      onDropdownOpen={departments.isError ? () => void departments.refetch() : undefined}
      onChange={onChange}
    />
  )
}
