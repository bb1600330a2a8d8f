import type { MenuItem, ModuleDetail } from '../identity/identity.model'
import { findModule, type Module, type ModuleId } from '../kernel/permissions'
import type { ModuleEntry } from './team.model'
import { childrenOf, parentModules } from './roles/roles.rules'

interface Progress {
  isFirstTime: boolean
  isVerified: boolean
}

function detailOf(module: Module, hasChild: boolean): ModuleDetail {
  return {
    _id: module.id,
    flag: 'BUYER',
    has_child: hasChild,
    iconImage: module.icon,
    is_parent: module.parent === undefined,
    name: module.name,
    path: module.path,
    sort_number: module.sort,
  }
}

/** The only screen of an unverified company (Spec 1 §2, including its name). */
const WAITING: Module = {
  id: 'dashboard',
  name: 'Waiting Verifiy',
  path: '/dashboard',
  icon: 'home',
  sort: 1,
  features: [],
}

/** The only screen of a first-time user (Spec 1 §2). */
const REGISTERING: Module = {
  id: 'register',
  name: 'Completing Register',
  path: '/register/step',
  icon: 'edit',
  sort: 1,
  features: [],
}

function itemOf(module: Module, granted: readonly Module[], features: readonly string[]): MenuItem {
  const offered = childrenOf(module.id)
  const details = (modules: readonly Module[]) => modules.map((child) => detailOf(child, false))
  const children = details(offered.filter((child) => granted.includes(child)))
  return {
    module_detail: detailOf(module, children.length > 0),
    child_navigations: children,
    features: module.features.filter((feature) => features.includes(feature)),
    all_child_navigations_parents: details(offered),
    all_features_parents: [...module.features],
  }
}

/**
 * Returns the side menu of a role: its modules, with children under their parents;
 * restricted for unverified companies and first-time users (Spec 1 §2, §6).
 */
export function roleMenu(
  moduleIds: readonly ModuleId[],
  features: readonly string[],
  progress: Progress,
): MenuItem[] {
  if (progress.isFirstTime) return [itemOf(REGISTERING, [], [])]
  if (!progress.isVerified) return [itemOf(WAITING, [], [])]
  const granted = moduleIds.map(findModule).filter((module) => module !== undefined)
  return granted
    .filter(({ parent }) => parent === undefined)
    .sort((a, b) => a.sort - b.sort)
    .map((module) => itemOf(module, granted, features))
}

/**
 * Returns the modules that roles can contain, or those of one role: existing parent modules with the chosen
 * children. Features include those of the children.
 */
export function roleEntries(
  moduleIds: readonly string[],
  features: readonly string[],
): ModuleEntry[] {
  const granted = moduleIds.map(findModule).filter((module) => module !== undefined)
  return parentModules()
    .filter((module) => granted.includes(module))
    .map((module) => {
      const offered = [module, ...childrenOf(module.id)].flatMap((one) => one.features)
      return {
        ...itemOf(module, granted, features),
        features: offered.filter((feature) => features.includes(feature)),
        all_features_parents: offered,
      }
    })
}
