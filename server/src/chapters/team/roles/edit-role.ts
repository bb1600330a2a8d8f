import { ruleError, getFound, refuseFields } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import { findModule } from '@pasok/domain/kernel/permissions'
import type { Role } from '@pasok/domain/team/team.model'
import { assignedOf, listRoleProblems, type RoleDraft } from '@pasok/domain/team/roles/roles.rules'
import { roleErrors } from '@pasok/domain/team/roles/roles.texts'
import { holderWords } from '@pasok/domain/team/roles/roles.words'
import { assertSeen } from '../../../db/stale-record'
import { writeAudit } from '../../../db/audit'
import { newId } from '../../../db/ids'
import { checkBeforeWaiting } from '../../../db/lost-race'
import type { BuyerWork } from '../../../db/move'
import { lockBuyerRow } from '../../company/company.store'
import { findOwnRole, getRole } from './roles.queries'
import {
  insertRole,
  isRoleName,
  listUsersOfRole,
  lockRole,
  type RoleColumns,
  updateRoleRow,
} from './roles.store'

/** Creates a custom role. @throws AppError `rule`. */
export async function createRole(work: BuyerWork, draft: RoleDraft): Promise<Role> {
  const { trx, scope, actor } = work
  const columns = soundColumns(draft)
  assertWithinOwn(work, columns)
  const assertFreeName = await checkName(work, columns.name)
  await lockBuyerRow(trx, scope)
  await assertFreeName()
  const id = newId()
  await insertRole(trx, scope, id, columns)
  await writeAudit(work, { action: 'role.create', subject: 'role', subjectId: id, after: columns })
  return getRole(trx, scope, actor, id)
}

const isSame = (a: RoleColumns, b: RoleColumns) =>
  JSON.stringify(roleInAudit(a)) === JSON.stringify(roleInAudit(b))

/**
 * Changes a custom role, effective for its users from their next request; unchanged data is not written.
 * @throws AppError `not_found`; `rule` for a default role or the user's own; `stale_version` when it was
 * changed since it was loaded.
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
  if (before.id === (await findOwnRole(trx, scope, actor))) throw ruleError(roleErrors.isOwn)
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
 * Deletes an unused custom role by marking it. @throws AppError `not_found`; `rule` for a default role, or for
 * one in use, naming its users.
 */
export async function deleteRole(work: BuyerWork, id: string): Promise<void> {
  const { trx, scope, now } = work
  let name = ''
  const assertUnused = await checkBeforeWaiting(async () => {
    const users = isId(id) ? await listUsersOfRole(trx, scope, id) : []
    if (users.length > 0)
      throw ruleError(roleErrors.inUse, { name, users: holderWords(users, users.length) })
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

/** Returns the columns of a valid role. @throws AppError `rule` with a problem per invalid part. */
function soundColumns(draft: RoleDraft): RoleColumns {
  refuseFields(
    listRoleProblems(draft).map(({ path: field, error, module }) => ({
      field,
      text: roleErrors[error],
      ...(module !== undefined && { values: { module: findModule(module)?.name ?? module } }),
    })),
  )
  return { name: draft.name, ...assignedOf(draft) }
}

/**
 * Users cannot grant features that they lack, but a role may keep those it already has. @throws AppError
 * `rule`.
 */
function assertWithinOwn(
  { actor }: BuyerWork,
  { features }: RoleColumns,
  before: readonly string[] = [],
): void {
  const own = new Set<string>([...actor.features, ...before])
  if (!features.every((feature) => own.has(feature)))
    throw ruleError(roleErrors.beyondOwn, {}, 'modules')
}

/**
 * Checks that a role name is free, before the company is locked and again when the returned function is called,
 * so that two requests never get the same name. @throws AppError `rule`; `conflict` when another request took
 * the name meanwhile.
 */
const checkName = (work: BuyerWork, name: string, id?: string) =>
  checkBeforeWaiting(async () => {
    if (await isRoleName(work.trx, work.scope, name, id))
      throw ruleError(roleErrors.nameTaken, { name }, 'name')
  })

/** Locks a custom role until the transaction ends. @throws AppError `not_found`; `rule` for a default role. */
async function getEditable(work: BuyerWork, id: string) {
  // The company is locked before the role, in the same order as when creating one, to avoid deadlocks.
  await lockBuyerRow(work.trx, work.scope)
  const role = getFound(isId(id) ? await lockRole(work.trx, work.scope, id) : undefined, 'id')
  if (role.default_key !== null) throw ruleError(roleErrors.isDefault)
  return role
}

const roleInAudit = ({ name, modules, features }: RoleColumns): RoleColumns => ({
  name,
  modules,
  features,
})
