import type { RoleModule } from '@pasok/domain/team/team.roles.contract'
import { DASHBOARD } from '@pasok/domain/team/team.roles.rules'
import { inFeatureOrder, inModuleOrder } from './role-names'

/** A row of the form: a module with what is chosen of it. */
export interface RoleRow {
  /** Of the row, not of what is chosen in it. */
  key: string
  /** Null until one is chosen. */
  parent: string | null
  childs: readonly string[]
  features: readonly string[]
}

/** What was typed and chosen. */
export interface RoleForm {
  name: string
  rows: readonly RoleRow[]
}

/** The same as it travels: modules and features in their own order, Dashboard left out. */
export interface RoleDraft {
  name: string
  modules: RoleModule[]
}

export const EMPTY_ROW: Omit<RoleRow, 'key'> = { parent: null, childs: [], features: [] }

/** Modules as the menu has them; those that aren't chosen yet at the end, as they came. */
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

/** What the form begins with: a role as it stands, or nothing. */
export function formOf(role: RoleDraft | undefined): RoleForm {
  if (!role) return { name: '', rows: [] }
  const entries = role.modules.filter(({ id_modules }) => id_modules !== DASHBOARD)
  return { name: role.name, rows: sorted(entries.map(rowOf)) }
}

/** The modules of the form as they travel, in the order of its rows. */
export const modulesOf = (rows: readonly RoleRow[]): RoleModule[] =>
  rows.map(({ parent, childs, features }) => ({
    id_modules: parent ?? '',
    childs: inModuleOrder(childs),
    features: inFeatureOrder(features),
  }))

export function draftOf({ name, rows }: RoleForm): RoleDraft {
  return { name: name.trim(), modules: modulesOf(sorted(rows)) }
}

/** Another parent: nothing of the former one stays chosen. */
export const withParent = (row: RoleRow, parent: string): RoleRow =>
  row.parent === parent ? row : { ...row, parent, childs: [], features: [] }

/** The modules of which two drafts have something different. */
export function differingModules(one: RoleDraft, other: RoleDraft): string[] {
  const find = ({ modules }: RoleDraft, id: string) =>
    modules.find(({ id_modules }) => id_modules === id)
  const all = [...one.modules, ...other.modules].map(({ id_modules }) => id_modules)
  return inModuleOrder(all).filter(
    (id) => JSON.stringify(find(one, id)) !== JSON.stringify(find(other, id)),
  )
}
