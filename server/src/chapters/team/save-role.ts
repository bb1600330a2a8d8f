import { AppError, broken, failure, notFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import { findModule } from '@pasok/domain/kernel/permissions'
import type { Role } from '@pasok/domain/team/team.model'
import { keptOf, listRoleProblems, type RoleDraft } from '@pasok/domain/team/team.roles.rules'
import { roleErrors } from '@pasok/domain/team/team.roles.texts'
import { writeAudit } from '../../db/audit'
import { newId } from '../../db/ids'
import type { BuyerWork } from '../../db/move'
import { lockBuyer } from '../company/company.store'
import { findOwnRole, getRole } from './team.roles.queries'
import { insertRole, isRoleName, lockRole, updateRoleRow } from './team.roles.store'

/** @throws AppError `rule` with a problem per place. */
function assertSound(draft: RoleDraft): void {
  const [first, ...others] = listRoleProblems(draft).map(({ path, error, module }) => ({
    code: 'rule' as const,
    path,
    text: roleErrors[error],
    ...(module !== undefined && { values: { module: findModule(module)?.name ?? module } }),
  }))
  if (first) throw new AppError([first, ...others])
}

/** Names are looked at one after the other, so that two at once don't take the same. */
async function assertFreeName(work: BuyerWork, name: string, id?: string): Promise<void> {
  await lockBuyer(work.trx, work.scope)
  if (await isRoleName(work.trx, work.scope, name, id))
    throw broken(roleErrors.nameTaken, { name }, 'name')
}

/**
 * A custom role of modules and features.
 * @throws AppError `rule`.
 */
export async function createRole(work: BuyerWork, draft: RoleDraft): Promise<Role> {
  const { trx, scope, actor } = work
  assertSound(draft)
  await assertFreeName(work, draft.name)
  const id = newId()
  const columns = { name: draft.name, ...keptOf(draft) }
  await insertRole(trx, scope, id, columns)
  await writeAudit(work, { action: 'role.create', subject: 'role', subjectId: id, after: columns })
  return getRole(trx, scope, actor, id)
}

/**
 * Changes a custom role; it counts for its users from their next call on.
 * @throws AppError `not_found`; `rule` for a default role and for one's own; `stale_version`.
 */
export async function updateRole(
  work: BuyerWork,
  id: string,
  draft: RoleDraft,
  version: number | undefined,
): Promise<Role> {
  const { trx, scope, actor } = work
  const before = await getEditable(work, id)
  if (before.id === (await findOwnRole(trx, scope, actor))) throw broken(roleErrors.isOwn)
  if (version !== undefined && version !== before.version) throw failure('stale_version')
  assertSound(draft)
  await assertFreeName(work, draft.name, before.id)
  const { name, modules, features } = before
  const columns = { name: draft.name, ...keptOf(draft) }
  if (JSON.stringify(columns) !== JSON.stringify({ name, modules, features })) {
    await updateRoleRow(trx, scope, before.id, columns)
    await writeAudit(work, {
      action: 'role.update',
      subject: 'role',
      subjectId: before.id,
      before: { name, modules, features },
      after: columns,
    })
  }
  return getRole(trx, scope, actor, before.id)
}

/**
 * A role of the company's own, held until the transaction ends.
 * @throws AppError `not_found`; `rule` for a default role.
 */
export async function getEditable(work: BuyerWork, id: string) {
  // Before the role, as creating one does: two never wait for each other.
  await lockBuyer(work.trx, work.scope)
  const role = isId(id) ? await lockRole(work.trx, work.scope, id.toLowerCase()) : undefined
  if (!role) throw notFound('id')
  if (role.default_key !== null) throw broken(roleErrors.isDefault)
  return role
}
