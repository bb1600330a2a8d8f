import { broken, getFound, refuseFields } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import { findModule } from '@pasok/domain/kernel/permissions'
import type { Role } from '@pasok/domain/team/team.model'
import { keptOf, listRoleProblems, type RoleDraft } from '@pasok/domain/team/team.roles.rules'
import { roleErrors } from '@pasok/domain/team/team.roles.texts'
import { holderWords } from '@pasok/domain/team/team.roles.words'
import { assertSeen } from '../../../db/stale-record'
import { writeAudit } from '../../../db/audit'
import { newId } from '../../../db/ids'
import { checkBeforeWaiting } from '../../../db/lost-race'
import type { BuyerWork } from '../../../db/move'
import { holdBuyer } from '../../company/company.store'
import { findOwnRole, getRole } from './roles.queries'
import {
  insertRole,
  isRoleName,
  listUsersOfRole,
  lockRole,
  type RoleColumns,
  updateRoleRow,
} from './roles.store'

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

/**
 * A draft as it is kept.
 * @throws AppError `rule` with a problem per place.
 */
function soundColumns(draft: RoleDraft): RoleColumns {
  refuseFields(
    listRoleProblems(draft).map(({ path: field, error, module }) => ({
      field,
      text: roleErrors[error],
      ...(module !== undefined && { values: { module: findModule(module)?.name ?? module } }),
    })),
  )
  return { name: draft.name, ...keptOf(draft) }
}

/**
 * Nobody makes a role that may do more than they may themselves; what a role had before stays.
 * @throws AppError `rule`.
 */
function assertWithinOwn(
  { actor }: BuyerWork,
  { features }: RoleColumns,
  before: readonly string[] = [],
): void {
  const own = new Set<string>([...actor.features, ...before])
  if (!features.every((feature) => own.has(feature)))
    throw broken(roleErrors.beyondOwn, {}, 'modules')
}

/**
 * Checks that a role may have this name, before the company is locked and again when called: names
 * are given one after the other, so that two requests never get the same.
 * @throws AppError `rule`; `conflict` when another request took the name meanwhile.
 */
const checkName = (work: BuyerWork, name: string, id?: string) =>
  checkBeforeWaiting(async () => {
    if (await isRoleName(work.trx, work.scope, name, id))
      throw broken(roleErrors.nameTaken, { name }, 'name')
  })

/**
 * A role of the company's own, held until the transaction ends.
 * @throws AppError `not_found`; `rule` for a default role.
 */
async function getEditable(work: BuyerWork, id: string) {
  // Before the role, as creating one does: two never wait for each other.
  await holdBuyer(work.trx, work.scope)
  const role = getFound(isId(id) ? await lockRole(work.trx, work.scope, id) : undefined, 'id')
  if (role.default_key !== null) throw broken(roleErrors.isDefault)
  return role
}

/** What of a role the audit log keeps. */
const roleInAudit = ({ name, modules, features }: RoleColumns): RoleColumns => ({
  name,
  modules,
  features,
})
