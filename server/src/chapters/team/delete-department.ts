import { writeAudit } from '../../db/audit'
import type { BuyerWork } from '../../db/move'
import { departmentInAudit, getLockedDepartment } from './team.departments.choices'
import { listMembers, updateDepartmentRow } from './team.departments.store'

/**
 * Removes a department: it is marked, never removed (law 3). Requests that were made for it keep its
 * name; a draft for it has to choose another one (`docs/domain.md` §3).
 * @throws AppError `not_found`.
 */
export async function deleteDepartment(work: BuyerWork, id: string): Promise<void> {
  const { trx, scope, now } = work
  const department = await getLockedDepartment(work, id, 'id')
  const members = await listMembers(trx, scope, department.id)
  await updateDepartmentRow(trx, scope, department.id, { deleted_at: now })
  await writeAudit(work, {
    action: 'department.delete',
    subject: 'department',
    subjectId: department.id,
    before: departmentInAudit(department.name, members),
  })
}
