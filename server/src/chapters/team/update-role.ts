import { broken } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import type { Role } from '@pasok/domain/team/team.model'
import type { RoleDraft } from '@pasok/domain/team/team.roles.rules'
import { roleErrors } from '@pasok/domain/team/team.roles.texts'
import { assertSeen } from '../../db/assert-seen'
import { writeAudit } from '../../db/audit'
import type { BuyerWork } from '../../db/move'
import {
  assertWithinOwn,
  checkName,
  getEditable,
  roleInAudit,
  soundColumns,
} from './team.roles.choices'
import { findOwnRole, getRole } from './team.roles.queries'
import { updateRoleRow, type RoleColumns } from './team.roles.store'

const isSame = (a: RoleColumns, b: RoleColumns) =>
  JSON.stringify(roleInAudit(a)) === JSON.stringify(roleInAudit(b))

/**
 * Changes a custom role; it counts for its users from their next call on. What is as it was changes
 * nothing.
 * @throws AppError `not_found`; `rule` for a default role and for one's own; `stale_version` when
 * somebody changed it since it was seen.
 */
export async function updateRole(
  work: BuyerWork,
  id: string,
  draft: RoleDraft,
  version: number | undefined,
): Promise<Role> {
  const { trx, scope, actor } = work
  const assertFreeName = await checkName(work, draft.name, isId(id) ? id : undefined)
  const before = await getEditable(work, id)
  if (before.id === (await findOwnRole(trx, scope, actor))) throw broken(roleErrors.isOwn)
  assertSeen(before, version)
  const after = soundColumns(draft)
  assertWithinOwn(work, after, before.features)
  if (after.name !== before.name) await assertFreeName()
  if (isSame(before, after)) return getRole(trx, scope, actor, before.id)
  await updateRoleRow(trx, scope, before.id, after)
  await writeAudit(work, {
    action: 'role.update',
    subject: 'role',
    subjectId: before.id,
    before: roleInAudit(before),
    after: roleInAudit(after),
  })
  return getRole(trx, scope, actor, before.id)
}
