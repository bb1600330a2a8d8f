import { type Feature, FEATURES } from '@pasok/domain/kernel/features'
import { type ModuleId, MODULES } from '@pasok/domain/kernel/permissions'
import type { Language } from '@pasok/domain/kernel/texts'
import { DEFAULT_ROLES, type DefaultRoleKey } from '@pasok/domain/team/team.default-roles'
import type { Reader } from '../../../db/db'
import { ownerDecides } from '../../../db/self-approval'
import { onKey } from '../../../db/on-key'
import type { BuyerScope } from '../../../db/scope'

/** An active user of a company with the role's features. */
export interface PermittedUser {
  userId: string
  email: string
  name: string
  role: string
  language: Language
  maySelfApprove: boolean
  features: ReadonlySet<Feature>
}

/** Lists the company's active users with a feature, by name. */
export async function listUsersWith(
  db: Reader,
  scope: BuyerScope,
  feature: Feature,
): Promise<PermittedUser[]> {
  const rows = await db
    .selectFrom('users')
    .innerJoin('buyers', 'buyers.id', 'users.buyer_id')
    .innerJoin('roles', onKey('roles.id', 'users.role_id'))
    .select([
      'users.id',
      'users.email',
      'users.full_name',
      'users.language',
      'users.is_owner',
      'roles.name as role',
      'roles.default_key',
      'roles.features',
    ])
    .select(ownerDecides.as('owner_decides'))
    .where('users.buyer_id', '=', scope.id)
    .where('users.status', '=', 'ACTIVE')
    .orderBy('users.full_name')
    .orderBy('users.id')
    .execute()
  return rows
    .map((row) => ({
      userId: row.id,
      email: row.email,
      name: row.full_name,
      role: row.role,
      language: row.language,
      maySelfApprove: row.is_owner && row.owner_decides,
      features: featuresOfRole(row),
    }))
    .filter(({ features }) => features.has(feature))
}

const isDefaultKey = (key: string): key is DefaultRoleKey => key in DEFAULT_ROLES
const known = new Set<string>(FEATURES)
const isFeature = (name: string): name is Feature => known.has(name)

const ofDefault = new Map<string, ReadonlySet<Feature>>(
  Object.entries(DEFAULT_ROLES).map(([key, role]) => [key, new Set(role.features)]),
)
const NONE: ReadonlySet<Feature> = new Set()

/** Returns a role's features: of a default role from this release, of a custom role from its row. */
export function featuresOfRole(role: {
  default_key: string | null
  features: readonly string[]
}): ReadonlySet<Feature> {
  if (role.default_key !== null) return ofDefault.get(role.default_key) ?? NONE
  return new Set(role.features.filter(isFeature))
}

/** Returns a role's module ids in the same way; Dashboard is always included (Spec 1 §5). */
export function modulesOfRole(role: {
  default_key: string | null
  modules: readonly string[]
}): readonly ModuleId[] {
  const ids = new Set<string>(
    role.default_key !== null && isDefaultKey(role.default_key)
      ? DEFAULT_ROLES[role.default_key].modules
      : ['dashboard', ...role.modules],
  )
  return MODULES.filter(({ id }) => ids.has(id)).map(({ id }) => id)
}
