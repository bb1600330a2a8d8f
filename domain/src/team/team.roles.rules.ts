import { FEATURES, type Feature } from '../kernel/features'
import {
  BUILT_MODULES,
  findModule,
  MODULES,
  UNBUILT_FEATURES,
  type Module,
  type ModuleId,
} from '../kernel/permissions'
import type { roleErrors } from './team.roles.texts'

/** Where everybody begins; part of every role (Spec 1 §5). */
export const DASHBOARD: ModuleId = 'dashboard'

/** A parent module with what is chosen of it, by ids. */
export interface ChosenModule {
  readonly id_modules: string
  readonly childs: readonly string[]
  readonly features: readonly string[]
}

export interface RoleDraft {
  readonly name: string
  readonly modules: readonly ChosenModule[]
}

/** What is wrong with a place of a draft, by the key of its text in `roleErrors`. */
export interface RoleProblem {
  /** Dotted, as in the payload: `modules.0.features`. */
  path: string
  error: keyof typeof roleErrors
  /** Of the module that is chosen twice, by id. */
  module?: string
}

const built = new Set<string>(BUILT_MODULES)
const unbuilt = new Set<string>(UNBUILT_FEATURES)
const all: readonly Module[] = MODULES

/** The children of a module that exist today, in their order. */
export const childrenOf = (parentId: string): readonly Module[] =>
  all
    .filter(({ id, parent }) => parent === parentId && built.has(id))
    .toSorted((a, b) => a.sort - b.sort)

/** The parent modules of which roles are made, in the order of the menu; with Dashboard. */
export const offeredModules = (): readonly Module[] =>
  all
    .filter(({ id, parent }) => parent === undefined && built.has(id))
    .toSorted((a, b) => a.sort - b.sort)

/** What of a module itself a role may be given. */
export const offeredFeatures = ({ features }: Module): readonly Feature[] =>
  features.filter((feature) => !unbuilt.has(feature))

/** What has to be seen for a feature to be of use: the `.read` of its module. */
export function readOf(feature: string): Feature | undefined {
  const module = all.find(({ features }) => features.some((one) => one === feature))
  const read = module?.features.find((one) => one.endsWith('.read'))
  return read === feature ? undefined : read
}

/** A permission to act in a module brings the permission to see it. */
export function withReads(chosen: readonly string[]): string[] {
  const held = new Set(chosen.flatMap((feature) => [feature, readOf(feature) ?? feature]))
  const known = FEATURES.filter((feature) => held.delete(feature))
  return [...known, ...held]
}

function problemsOfModule(chosen: ChosenModule, place: string): RoleProblem[] {
  const module = findModule(chosen.id_modules)
  const isOffered = module && offeredModules().includes(module)
  if (!isOffered) return [{ path: `${place}.id_modules`, error: 'moduleUnknown' }]
  const children = childrenOf(module.id)
  const held = children.filter(({ id }) => chosen.childs.includes(id))
  if (children.length > 0 && chosen.childs.length === 0)
    return [{ path: `${place}.childs`, error: 'childRequired' }]
  if (held.length !== new Set(chosen.childs).size)
    return [{ path: `${place}.childs`, error: 'childUnknown' }]
  const offered = [module, ...held].flatMap(offeredFeatures)
  if (chosen.features.some((feature) => !offered.some((one) => one === feature)))
    return [{ path: `${place}.features`, error: 'featureUnknown' }]
  const isBare = offered.length > 0 && chosen.features.length === 0
  return isBare ? [{ path: `${place}.features`, error: 'featureRequired' }] : []
}

/**
 * What is wrong with a role, place by place (Spec 1 §5, Custom role); empty when it may be saved.
 * Dashboard is in every role and never counted; nothing can be chosen of it.
 */
export function listRoleProblems({ name, modules }: RoleDraft): RoleProblem[] {
  const nameProblem: RoleProblem[] =
    name.trim() === '' ? [{ path: 'name', error: 'nameRequired' }] : []
  if (!modules.some(({ id_modules: id }) => id !== DASHBOARD))
    return [...nameProblem, { path: 'modules', error: 'pickModule' }]
  const seen = new Set<string>()
  const others = modules.flatMap((chosen, at): RoleProblem[] => {
    const place = `modules.${at}`
    const { id_modules: id } = chosen
    if (id === '') return [{ path: `${place}.id_modules`, error: 'parentRequired' }]
    if (seen.has(id)) return [{ path: `${place}.id_modules`, error: 'alreadySelected', module: id }]
    seen.add(id)
    return problemsOfModule(chosen, place)
  })
  return [...nameProblem, ...others]
}

/** A sound draft as it is kept: modules with their children, features with what they need. */
export function keptOf({ modules }: RoleDraft): { modules: ModuleId[]; features: Feature[] } {
  const ids = new Set([
    DASHBOARD,
    ...modules.flatMap(({ id_modules, childs }) => [id_modules, ...childs]),
  ])
  const features = new Set(withReads(modules.flatMap((module) => module.features)))
  return {
    modules: MODULES.map(({ id }) => id).filter((id) => ids.has(id)),
    features: FEATURES.filter((feature) => features.has(feature)),
  }
}
