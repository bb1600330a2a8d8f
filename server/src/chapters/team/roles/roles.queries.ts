import { getFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import { type Language, formatText } from '@pasok/domain/kernel/texts'
import { actionsOnRole, type TeamManager } from '@pasok/domain/team/team.abilities'
import { DEFAULT_ROLES } from '@pasok/domain/team/team.default-roles'
import { FEATURE_WORDS } from '@pasok/domain/team/team.features.texts'
import { roleEntries } from '@pasok/domain/team/team.menu'
import type { ModuleEntry, Role } from '@pasok/domain/team/team.model'
import { childrenOf, parentModules } from '@pasok/domain/team/roles/roles.rules'
import type { BuyerActor } from '../../../db/actor'
import type { Reader, Trx } from '../../../db/db'
import type { BuyerScope } from '../../../db/scope'
import { featuresOfRole, modulesOfRole } from './users-with-feature'
import { findRoleRow, listRoleRows, type RoleRow } from './roles.store'
import { findMember } from '../users/users.store'

/** Returns the user's role id in this company; null for a super admin acting for it. */
export async function findOwnRole(
  db: Reader | Trx,
  scope: BuyerScope,
  { userId, actingFor }: BuyerActor,
): Promise<string | null> {
  if (actingFor !== undefined) return null
  return (await findMember(db, scope, userId))?.role_id ?? null
}

export async function listRoles(
  db: Reader | Trx,
  scope: BuyerScope,
  actor: BuyerActor,
  { withDefaults }: { withDefaults: boolean },
): Promise<Role[]> {
  const [rows, own] = await Promise.all([listRoleRows(db, scope), findOwnRole(db, scope, actor)])
  return rows
    .filter(({ default_key: key }) => withDefaults || key === null)
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map((row) => presentRole(row, actor, own))
}

export async function getRole(
  db: Reader | Trx,
  scope: BuyerScope,
  actor: BuyerActor,
  id: string,
): Promise<Role> {
  const row = getFound(isId(id) ? await findRoleRow(db, scope, id) : undefined, 'id')
  return presentRole(row, actor, await findOwnRole(db, scope, actor))
}

/** Lists all modules and features from which roles can be built. */
export const listParentModules = () =>
  roleEntries(
    parentModules().flatMap(({ id }) => [id, ...childrenOf(id).map((child) => child.id)]),
    [],
  )

/**
 * Lists the features of a parent module and its children, named in a language. @throws AppError `not_found` for
 * an unknown parent module or one that is not offered.
 */
export function listFeatures(parentId: string, language: Language) {
  const parent = getFound(
    parentModules().find(({ id }) => id === parentId),
    'parent_module_id',
  )
  return [parent, ...childrenOf(parent.id)].flatMap((module) =>
    module.features.map((feature) => ({
      _id: feature,
      name: formatText(FEATURE_WORDS[feature].name, language),
      module_id: module.id,
    })),
  )
}

const ORDER = Object.keys(DEFAULT_ROLES)

/** Sort position: default roles in the release's order, then custom roles in the order of creation. */
const placeOf = ({ default_key: key }: Pick<RoleRow, 'default_key'>): number =>
  key === null ? ORDER.length : ORDER.indexOf(key)

const withSaved = (entry: ModuleEntry): Role['modules'][number] => ({
  ...entry,
  id_modules: entry.module_detail._id,
  childs: entry.child_navigations.map(({ _id }) => _id),
  flag: 'BUYER',
})

function presentRole(row: RoleRow, person: TeamManager, ownRoleId: string | null): Role {
  const isDefault = row.default_key !== null
  const users = row.users ?? 0
  return {
    _id: row.id,
    name: row.name,
    default: isDefault,
    buyer_id: row.buyer_id,
    flag: 'BUYER',
    modules: roleEntries(modulesOfRole(row), [...featuresOfRole(row)]).map(withSaved),
    users,
    holders: row.holders,
    version: row.version,
    actions: actionsOnRole(person, {
      isDefault,
      isOwners: row.default_key === 'owner',
      users,
      isOwn: row.id === ownRoleId,
      features: featuresOfRole(row),
    }),
  }
}
