import { NO_DEPARTMENT } from '@pasok/domain/team/team.constants'
import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'
import { useTexts } from '../lib/texts'

/** Returns a function that formats a department; `generic` is shown as N/A (Spec 1 §2). */
export function useDepartmentName(): (department: string) => string {
  const t = useTexts(documentTexts)
  return (department) => (department === NO_DEPARTMENT ? t('noDepartment') : department)
}
