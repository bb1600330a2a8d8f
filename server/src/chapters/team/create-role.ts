import type { Role } from '@pasok/domain/team/team.model'
import type { RoleDraft } from '@pasok/domain/team/team.roles.rules'
import { writeAudit } from '../../db/audit'
import { newId } from '../../db/ids'
import type { BuyerWork } from '../../db/move'
import { holdBuyer } from '../company/company.store'
import { assertWithinOwn, checkName, soundColumns } from './team.roles.choices'
import { getRole } from './team.roles.queries'
import { insertRole } from './team.roles.store'

/**
 * A custom role of modules and features.
 * @throws AppError `rule`.
 */
export async function createRole(work: BuyerWork, draft: RoleDraft): Promise<Role> {
  const { trx, scope, actor } = work
  const columns = soundColumns(draft)
  assertWithinOwn(work, columns)
  const assertFreeName = await checkName(work, columns.name)
  await holdBuyer(trx, scope)
  await assertFreeName()
  const id = newId()
  await insertRole(trx, scope, id, columns)
  await writeAudit(work, { action: 'role.create', subject: 'role', subjectId: id, after: columns })
  return getRole(trx, scope, actor, id)
}
