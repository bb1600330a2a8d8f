import { broken } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import { roleErrors } from '@pasok/domain/team/team.roles.texts'
import { holderWords } from '@pasok/domain/team/team.roles.words'
import { writeAudit } from '../../db/audit'
import { checkBeforeWaiting } from '../../db/lost-race'
import type { BuyerWork } from '../../db/move'
import { getEditable, roleInAudit } from './team.roles.choices'
import { listUsersOfRole, updateRoleRow } from './team.roles.store'

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
