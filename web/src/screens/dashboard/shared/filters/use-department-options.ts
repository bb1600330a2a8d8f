import { NO_DEPARTMENT } from '@pasok/domain/team/team.constants'
import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'
import { useDepartments } from '../../../../features/team/departments.queries'
import type { ListSearch } from '../../../../lib/list-search'
import { useTexts } from '../../../../lib/texts'

/** Returns the departments to search by, including the one in the address even if it was removed. */
export function useDepartmentOptions({ by, value }: ListSearch) {
  const t = useTexts(documentTexts)
  const departments = useDepartments().data ?? []
  const known = departments.map(({ _id, name }) => ({ value: _id, label: name }))
  const options = [{ value: NO_DEPARTMENT, label: t('noDepartment') }, ...known]
  const isOther =
    by === 'department' && value !== undefined && !options.some((one) => one.value === value)
  return isOther ? [...options, { value, label: value }] : options
}
