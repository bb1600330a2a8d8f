import { FEATURES, type Feature } from '../../kernel/features'
import { findModule, MODULES, type Module, type ModuleId } from '../../kernel/permissions'
import type { roleErrors } from './roles.texts'

/** The first screen of all users; part of every role (Spec 1 §5). */
export const DASHBOARD: ModuleId = 'dashboard'

/** A parent module with its chosen children and features, by id. */
export interface ChosenModule {
  readonly id_modules: string
  readonly childs: readonly string[]
  readonly features: readonly string[]
}

export interface RoleDraft {
  readonly name: string
  readonly modules: readonly ChosenModule[]
}

/** An error of a role being edited, by the key of its text in `roleErrors`. */
export interface RoleProblem {
  /** Dotted path in the request body: `modules.0.features`. */
  path: string
  error: keyof typeof roleErrors
  /** The id of a module that was chosen twice. */
  module?: string
}

const all: readonly Module[] = MODULES

/** Returns the children of a module, in menu order. */
export const childrenOf = (parentId: string): readonly Module[] =>
  all.filter(({ parent }) => parent === parentId).toSorted((a, b) => a.sort - b.sort)

/** Returns the modules without a parent, in menu order, including Dashboard. */
export const parentModules = (): readonly Module[] =>
  all.filter(({ parent }) => parent === undefined).toSorted((a, b) => a.sort - b.sort)

/** Returns the `.read` feature of the module, which another feature needs to be useful. */
export function readOf(feature: string): Feature | undefined {
  const module = all.find(({ features }) => features.some((one) => one === feature))
  const read = module?.features.find((one) => one.endsWith('.read'))
  return read === feature ? undefined : read
}

/**
 * Adds the read feature of each chosen feature's module, because users who may act in a module must
 * be able to see it.
 */
export function withReads(chosen: readonly string[]): string[] {
  const granted = new Set(chosen.flatMap((feature) => [feature, readOf(feature) ?? feature]))
  const known = FEATURES.filter((feature) => granted.delete(feature))
  return [...known, ...granted]
}

function problemsOfModule(chosen: ChosenModule, place: string): RoleProblem[] {
  const module = findModule(chosen.id_modules)
  const isOffered = module && parentModules().includes(module)
  if (!isOffered) return [{ path: `${place}.id_modules`, error: 'moduleUnknown' }]
  const children = childrenOf(module.id)
  const granted = children.filter(({ id }) => chosen.childs.includes(id))
  if (children.length > 0 && chosen.childs.length === 0)
    return [{ path: `${place}.childs`, error: 'childRequired' }]
  if (granted.length !== new Set(chosen.childs).size)
    return [{ path: `${place}.childs`, error: 'childUnknown' }]
  const offered = [module, ...granted].flatMap(({ features }) => features)
  if (chosen.features.some((feature) => !offered.some((one) => one === feature)))
    return [{ path: `${place}.features`, error: 'featureUnknown' }]
  const isBare = offered.length > 0 && chosen.features.length === 0
  return isBare ? [{ path: `${place}.features`, error: 'featureRequired' }] : []
}

/**
 * Returns a role's errors by path (Spec 1 §5, Custom role); empty when it is valid. Dashboard is in
 * every role, is not counted and has no choices.
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

/**
 * Converts a valid role to its stored form: modules with their children, features with the read
 * features they need.
 */
export function assignedOf({ modules }: RoleDraft): { modules: ModuleId[]; features: Feature[] } {
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
