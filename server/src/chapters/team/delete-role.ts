import { broken } from '@pasok/domain/kernel/errors'
import { say, type Language, type Text } from '@pasok/domain/kernel/texts'
import { roleErrors } from '@pasok/domain/team/team.roles.texts'
import { writeAudit } from '../../db/audit'
import type { BuyerWork } from '../../db/move'
import { getEditable, roleInAudit } from './team.roles.choices'
import { listUsersOfRole, updateRoleRow } from './team.roles.store'

/** Of those who have a role, how many are named. */
const MOST_NAMED = 5

/** `Ani, Budi and 3 more`, in every language. */
function wordsOf(names: readonly string[]): Text {
  const users = names.slice(0, MOST_NAMED).join(', ')
  const count = names.length - MOST_NAMED
  if (count <= 0) return { en: users, id: users }
  const words = (language: Language) => say(roleErrors.usersAndMore, language, { users, count })
  return { en: words('en'), id: words('id') }
}

/**
 * Removes a custom role that nobody has: it is marked, never removed (law 3).
 * @throws AppError `not_found`; `rule` for a default role, and for one in use, saying by whom.
 */
export async function deleteRole(work: BuyerWork, id: string): Promise<void> {
  const { trx, scope, now } = work
  const role = await getEditable(work, id)
  const users = await listUsersOfRole(trx, scope, role.id)
  if (users.length > 0) throw broken(roleErrors.inUse, { name: role.name, users: wordsOf(users) })
  await updateRoleRow(trx, scope, role.id, { deleted_at: now })
  await writeAudit(work, {
    action: 'role.delete',
    subject: 'role',
    subjectId: role.id,
    before: roleInAudit(role),
  })
}
