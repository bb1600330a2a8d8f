import type { RoleModule } from '@pasok/domain/team/roles/roles.contract'
import { DASHBOARD } from '@pasok/domain/team/roles/roles.rules'
import { inFeatureOrder, inModuleOrder } from './role-names'

/** A row of the form: a module with its selected children and features. */
export interface RoleRow {
  /** Identifies the row, independent of its module. */
  key: string
  /** Null until a module is selected. */
  parent: string | null
  childs: readonly string[]
  features: readonly string[]
}

export interface RoleForm {
  name: string
  rows: readonly RoleRow[]
}

/** The role as sent to the server: modules and features in canonical order, without Dashboard. */
export interface RoleDraft {
  name: string
  modules: RoleModule[]
}

export const EMPTY_ROW: Omit<RoleRow, 'key'> = { parent: null, childs: [], features: [] }

/** Sorts the rows in menu order; rows without a module come last. */
function sorted(rows: readonly RoleRow[]): RoleRow[] {
  const order = inModuleOrder(rows.flatMap(({ parent }) => parent ?? []))
  const at = ({ parent }: RoleRow) => (parent === null ? order.length : order.indexOf(parent))
  return rows.toSorted((a, b) => at(a) - at(b))
}

const rowOf = ({ id_modules: id, childs, features }: RoleModule): RoleRow => ({
  key: id,
  parent: id,
  childs: inModuleOrder(childs),
  features: inFeatureOrder(features),
})

/** Returns the initial input: of a role, or empty. */
export function formOf(role: RoleDraft | undefined): RoleForm {
  if (!role) return { name: '', rows: [] }
  const entries = role.modules.filter(({ id_modules }) => id_modules !== DASHBOARD)
  return { name: role.name, rows: sorted(entries.map(rowOf)) }
}

/** Returns the modules for the server, in the order of the rows. */
export const modulesOf = (rows: readonly RoleRow[]): RoleModule[] =>
  rows.map(({ parent, childs, features }) => ({
    id_modules: parent ?? '',
    childs: inModuleOrder(childs),
    features: inFeatureOrder(features),
  }))

export function draftOf({ name, rows }: RoleForm): RoleDraft {
  return { name: name.trim(), modules: modulesOf(sorted(rows)) }
}

/** Changes a row's module and clears its children and features. */
export const withParent = (row: RoleRow, parent: string): RoleRow =>
  row.parent === parent ? row : { ...row, parent, childs: [], features: [] }

export function differingModules(one: RoleDraft, other: RoleDraft): string[] {
  const find = ({ modules }: RoleDraft, id: string) =>
    modules.find(({ id_modules }) => id_modules === id)
  const all = [...one.modules, ...other.modules].map(({ id_modules }) => id_modules)
  return inModuleOrder(all).filter(
    (id) => JSON.stringify(find(one, id)) !== JSON.stringify(find(other, id)),
  )
}
