import { getFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import { type Language, say } from '@pasok/domain/kernel/texts'
import { actionsOnRole, type TeamManager } from '@pasok/domain/team/team.abilities'
import { DEFAULT_ROLES } from '@pasok/domain/team/team.default-roles'
import { FEATURE_WORDS } from '@pasok/domain/team/team.features.texts'
import { roleEntries } from '@pasok/domain/team/team.menu'
import type { ModuleEntry, Role } from '@pasok/domain/team/team.model'
import { childrenOf, offeredFeatures, offeredModules } from '@pasok/domain/team/team.roles.rules'
import type { BuyerActor } from '../../../db/actor'
import type { Reader, Trx } from '../../../db/db'
import type { BuyerScope } from '../../../db/scope'
import { featuresOfRole, modulesOfRole } from './holders'
import { findRoleRow, listRoleRows, type RoleRow } from './roles.store'
import { findMember } from '../users/users.store'

/** The role that the person has in this company; a super admin who acts for it has none of it. */
export async function findOwnRole(
  db: Reader | Trx,
  scope: BuyerScope,
  { userId, actingFor }: BuyerActor,
): Promise<string | null> {
  if (actingFor !== undefined) return null
  return (await findMember(db, scope, userId))?.role_id ?? null
}

/** The company's roles: two queries, however many there are. */
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

/** @throws AppError `not_found`. */
export async function getRole(
  db: Reader | Trx,
  scope: BuyerScope,
  actor: BuyerActor,
  id: string,
): Promise<Role> {
  const row = getFound(isId(id) ? await findRoleRow(db, scope, id) : undefined, 'id')
  return presentRole(row, actor, await findOwnRole(db, scope, actor))
}

/** All that a role can be made of. */
export const listParentModules = () =>
  roleEntries(
    offeredModules().flatMap(({ id }) => [id, ...childrenOf(id).map((child) => child.id)]),
    [],
  )

/**
 * What a role may be given of a parent module and its children, named in a language.
 * @throws AppError `not_found` for what is no parent module, or not offered.
 */
export function listFeatures(parentId: string, language: Language) {
  const parent = getFound(
    offeredModules().find(({ id }) => id === parentId),
    'parent_module_id',
  )
  return [parent, ...childrenOf(parent.id)].flatMap((module) =>
    offeredFeatures(module).map((feature) => ({
      _id: feature,
      name: say(FEATURE_WORDS[feature].name, language),
      module_id: module.id,
    })),
  )
}

const ORDER = Object.keys(DEFAULT_ROLES)

/** Default roles in the order of the release, then the company's own as they came. */
const placeOf = ({ default_key: key }: Pick<RoleRow, 'default_key'>): number =>
  key === null ? ORDER.length : ORDER.indexOf(key)

const withSaved = (entry: ModuleEntry): Role['modules'][number] => ({
  ...entry,
  id_modules: entry.module_detail._id,
  childs: entry.child_navigations.map(({ _id }) => _id),
  flag: 'BUYER',
})

/** A role for who asks, who may have it. */
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
