import type { MenuItem, ModuleDetail } from '../identity/identity.model'
import {
  BUILT_MODULES,
  findModule,
  MODULES,
  type Module,
  type ModuleId,
} from '../kernel/permissions'

/** How far a person's company has come. */
export interface Progress {
  isFirstTime: boolean
  isVerified: boolean
}

const built = new Set<string>(BUILT_MODULES)

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

/** The only screen of an unverified company (Spec 1 §2; the name is the specification's). */
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

function itemOf(module: Module, held: readonly Module[], features: readonly string[]): MenuItem {
  const childrenOf = (among: readonly Module[]) =>
    among
      .filter(({ parent, id }) => parent === module.id && built.has(id))
      .sort((a, b) => a.sort - b.sort)
      .map((child) => detailOf(child, false))
  const children = childrenOf(held)
  return {
    module_detail: detailOf(module, children.length > 0),
    child_navigations: children,
    features: module.features.filter((feature) => features.includes(feature)),
    all_child_navigations_parents: childrenOf(MODULES),
    all_features_parents: [...module.features],
  }
}

/**
 * The side menu of a role: its modules that exist today, children under their parents; restricted
 * for an unverified company and a first-time user (Spec 1 §2, §6).
 */
export function menuOf(
  moduleIds: readonly ModuleId[],
  features: readonly string[],
  progress: Progress,
): MenuItem[] {
  if (progress.isFirstTime) return [itemOf(REGISTERING, [], [])]
  if (!progress.isVerified) return [itemOf(WAITING, [], [])]
  const held = moduleIds.map(findModule).filter((module) => module !== undefined)
  return held
    .filter(({ id, parent }) => parent === undefined && built.has(id))
    .sort((a, b) => a.sort - b.sort)
    .map((module) => itemOf(module, held, features))
}
