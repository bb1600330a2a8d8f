import { broken, getFound, refuseFields } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import { findModule } from '@pasok/domain/kernel/permissions'
import { keptOf, listRoleProblems, type RoleDraft } from '@pasok/domain/team/team.roles.rules'
import { roleErrors } from '@pasok/domain/team/team.roles.texts'
import { checkBeforeWaiting } from '../../db/lost-race'
import type { BuyerWork } from '../../db/move'
import { holdBuyer } from '../company/company.store'
import { isRoleName, lockRole, type RoleColumns } from './team.roles.store'

/**
 * A draft as it is kept.
 * @throws AppError `rule` with a problem per place.
 */
export function soundColumns(draft: RoleDraft): RoleColumns {
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
export function assertWithinOwn(
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
export const checkName = (work: BuyerWork, name: string, id?: string) =>
  checkBeforeWaiting(async () => {
    if (await isRoleName(work.trx, work.scope, name, id))
      throw broken(roleErrors.nameTaken, { name }, 'name')
  })

/**
 * A role of the company's own, held until the transaction ends.
 * @throws AppError `not_found`; `rule` for a default role.
 */
export async function getEditable(work: BuyerWork, id: string) {
  // Before the role, as creating one does: two never wait for each other.
  await holdBuyer(work.trx, work.scope)
  const role = getFound(isId(id) ? await lockRole(work.trx, work.scope, id) : undefined, 'id')
  if (role.default_key !== null) throw broken(roleErrors.isDefault)
  return role
}

/** What of a role the audit log keeps. */
export const roleInAudit = ({ name, modules, features }: RoleColumns): RoleColumns => ({
  name,
  modules,
  features,
})
