import type { MenuItem } from '@pasok/domain/identity/identity.model'
import { roleMenu } from '@pasok/domain/team/team.menu'
import {
  assignedOf,
  listRoleProblems,
  readOf,
  withReads,
  type RoleProblem,
} from '@pasok/domain/team/roles/roles.rules'
import type { roleErrors } from '@pasok/domain/team/roles/roles.texts'
import { modulesOf, type RoleDraft, type RoleForm } from './role-draft'

export type RoleError = keyof typeof roleErrors
type RowField = 'parent' | 'childs' | 'features'
export type RowProblems = Partial<Record<RowField, RoleError>>

interface RoleProblems {
  name?: RoleError
  /** Error about the modules as a whole. */
  modules?: RoleError
  /** By row key. */
  rows: ReadonlyMap<string, RowProblems>
}

const FIELD: Readonly<Record<string, RowField>> = {
  id_modules: 'parent',
  childs: 'childs',
  features: 'features',
}

const isOfRow = (path: string): boolean => path.startsWith('modules.')

/** Checks the rules of Spec 1 §5, the same as on the server, and assigns the errors to rows. */
export function problemsOf({ name, rows }: RoleForm): RoleProblems {
  const found = listRoleProblems({ name, modules: modulesOf(rows) })
  const ofRows = new Map<string, RowProblems>()
  for (const { path, error } of found) {
    const [, at, field = ''] = path.split('.')
    const row = rows[Number(at)]
    const place = FIELD[field]
    if (row && place) ofRows.set(row.key, { ...ofRows.get(row.key), [place]: error })
  }
  const errorAt = (path: string): RoleProblem | undefined =>
    found.find((problem) => problem.path === path && !isOfRow(path))
  const nameError = errorAt('name')?.error
  const modulesError = errorAt('modules')?.error
  return {
    rows: ofRows,
    ...(nameError && { name: nameError }),
    ...(modulesError && { modules: modulesError }),
  }
}

export const isSound = ({ name, modules, rows }: RoleProblems): boolean =>
  name === undefined && modules === undefined && rows.size === 0

/** Returns the features added automatically, each with the feature that needs it. */
export function readsAddedBy(
  before: readonly string[],
  chosen: readonly string[],
): { read: string; feature: string }[] {
  return withReads(chosen)
    .filter((feature) => !chosen.includes(feature) && !before.includes(feature))
    .flatMap((read) => {
      const feature = chosen.find((one) => readOf(one) === read)
      return feature === undefined ? [] : [{ read, feature }]
    })
}

/** Returns the selected features that need this one. */
export const neededBy = (feature: string, chosen: readonly string[]): string[] =>
  chosen.filter((one) => readOf(one) === feature)

export function previewOf(draft: RoleDraft): MenuItem[] {
  const { modules, features } = assignedOf(draft)
  return roleMenu(modules, features, { isFirstTime: false, isVerified: true })
}
