import { FEATURES, type Feature } from '@pasok/domain/kernel/features'
import { MODULES, type ModuleId } from '@pasok/domain/kernel/permissions'
import { DEFAULT_ROLES, type DefaultRoleKey } from '@pasok/domain/team/team.default-roles'

const isDefaultKey = (key: string): key is DefaultRoleKey => key in DEFAULT_ROLES
const known = new Set<string>(FEATURES)
const isFeature = (name: string): name is Feature => known.has(name)

const ofDefault = new Map<string, ReadonlySet<Feature>>(
  Object.entries(DEFAULT_ROLES).map(([key, role]) => [key, new Set(role.features)]),
)
const NONE: ReadonlySet<Feature> = new Set()

/** A default role's features come with the release, a custom one's from its row. */
export function featuresOfRole(role: {
  default_key: string | null
  features: readonly string[]
}): ReadonlySet<Feature> {
  if (role.default_key !== null) return ofDefault.get(role.default_key) ?? NONE
  return new Set(role.features.filter(isFeature))
}

/** The module ids of a role, likewise; Dashboard is always in (Spec 1 §5). */
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
