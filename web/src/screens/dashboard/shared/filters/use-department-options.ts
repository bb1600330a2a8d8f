import { NO_DEPARTMENT } from '@pasok/domain/team/team.constants'
import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'
import { useDepartments } from '../../../../features/team/departments.queries'
import type { ListSearch } from '../../../../lib/list-search'
import { useTexts } from '../../../../lib/texts'

/**
 * Departments that a list of documents is searched by. What the address asks for is among them, also
 * a department that was removed since.
 */
export function useDepartmentOptions({ by, value }: ListSearch) {
  const t = useTexts(documentTexts)
  const departments = useDepartments().data ?? []
  const known = departments.map(({ _id, name }) => ({ value: _id, label: name }))
  const options = [{ value: NO_DEPARTMENT, label: t('noDepartment') }, ...known]
  const isOther =
    by === 'department' && value !== undefined && !options.some((one) => one.value === value)
  return isOther ? [...options, { value, label: value }] : options
}
