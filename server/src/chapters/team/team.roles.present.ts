import { actionsOnRole, type TeamManager } from '@pasok/domain/team/team.abilities'
import { DEFAULT_ROLES } from '@pasok/domain/team/team.default-roles'
import { roleEntries } from '@pasok/domain/team/team.menu'
import type { ModuleEntry, Role } from '@pasok/domain/team/team.model'
import { featuresOfRole, modulesOfRole } from './team.roles'
import type { RoleRow } from './team.roles.store'

const ORDER = Object.keys(DEFAULT_ROLES)

/** Default roles in the order of the release, then the company's own as they came. */
export const placeOf = ({ default_key: key }: Pick<RoleRow, 'default_key'>): number =>
  key === null ? ORDER.length : ORDER.indexOf(key)

const withSaved = (entry: ModuleEntry): Role['modules'][number] => ({
  ...entry,
  id_modules: entry.module_detail._id,
  childs: entry.child_navigations.map(({ _id }) => _id),
  flag: 'BUYER',
})

/** A role for who asks, who may have it. */
export function presentRole(row: RoleRow, person: TeamManager, ownRoleId: string | null): Role {
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
