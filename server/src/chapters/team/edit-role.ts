import { broken } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import type { Role } from '@pasok/domain/team/team.model'
import type { RoleDraft } from '@pasok/domain/team/team.roles.rules'
import { roleErrors } from '@pasok/domain/team/team.roles.texts'
import { holderWords } from '@pasok/domain/team/team.roles.words'
import { assertSeen } from '../../db/assert-seen'
import { writeAudit } from '../../db/audit'
import { newId } from '../../db/ids'
import { checkBeforeWaiting } from '../../db/lost-race'
import type { BuyerWork } from '../../db/move'
import { holdBuyer } from '../company/company.store'
import {
  assertWithinOwn,
  checkName,
  getEditable,
  roleInAudit,
  soundColumns,
} from './team.roles.choices'
import { findOwnRole, getRole } from './team.roles.queries'
import { insertRole, listUsersOfRole, type RoleColumns, updateRoleRow } from './team.roles.store'

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

/**
 * Removes a custom role that nobody has: it is marked, never removed (law 3).
 * @throws AppError `not_found`; `rule` for a default role, and for one in use, saying by whom.
 */
export async function deleteRole(work: BuyerWork, id: string): Promise<void> {
  const { trx, scope, now } = work
  let name = ''
  const assertUnused = await checkBeforeWaiting(async () => {
    const users = isId(id) ? await listUsersOfRole(trx, scope, id) : []
    if (users.length > 0)
      throw broken(roleErrors.inUse, { name, users: holderWords(users, users.length) })
  })
  const role = await getEditable(work, id)
  name = role.name
  await assertUnused()
  await updateRoleRow(trx, scope, role.id, { deleted_at: now })
  await writeAudit(work, {
    action: 'role.delete',
    subject: 'role',
    subjectId: role.id,
    before: roleInAudit(role),
  })
}
