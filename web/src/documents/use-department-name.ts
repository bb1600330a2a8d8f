import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'
import { useTexts } from '../lib/texts'

/** What the wire calls a document without department. */
const WITHOUT_DEPARTMENT = 'generic'

/** How a department reads: `generic` is shown as N/A (Spec 1 §2). */
export function useDepartmentName(): (department: string) => string {
  const t = useTexts(documentTexts)
  return (department) => (department === WITHOUT_DEPARTMENT ? t('noDepartment') : department)
}
