import type { MenuItem, ModuleDetail } from '@pasok/domain/identity/identity.model'
import { menuTexts } from '@pasok/domain/kernel/shell.texts'
import type { Text } from '@pasok/domain/kernel/texts'
import type { UserData } from '@pasok/domain/team/team.contract'
import { isRestricted } from './session.paths'
import { findScreenPath, type ScreenPath } from './screen-paths'

export interface MenuEntry {
  id: string
  name: Text
  icon: string
  path: ScreenPath
}

/** A heading with entries below. */
export interface MenuGroup {
  id: string
  name: Text
  icon: string
  /** Undefined for a heading without its own screen. */
  path?: ScreenPath | undefined
  children: readonly MenuEntry[]
}

export const isGroup = (entry: MenuEntry | MenuGroup): entry is MenuGroup => 'children' in entry

/** Returns the module's name in both languages; the server sends the specification's English name. */
function nameOf({ name }: ModuleDetail): Text {
  const known: readonly Text[] = Object.values(menuTexts)
  return known.find(({ en }) => en === name) ?? { en: name, id: name }
}

const bySort = (a: ModuleDetail, b: ModuleDetail) => a.sort_number - b.sort_number

function entryOf(detail: ModuleDetail): MenuEntry | undefined {
  const path = findScreenPath(detail.path)
  return path && { id: detail._id, name: nameOf(detail), icon: detail.iconImage, path }
}

function itemOf(item: MenuItem): MenuEntry | MenuGroup | undefined {
  const { module_detail: detail, child_navigations: below } = item
  if (!detail.has_child) return entryOf(detail)
  const children = [...below].sort(bySort).flatMap((child) => entryOf(child) ?? [])
  if (children.length === 0) return undefined
  const path = findScreenPath(detail.path)
  return { id: detail._id, name: nameOf(detail), icon: detail.iconImage, path, children }
}

const WAITING: MenuEntry = {
  id: 'waiting',
  name: menuTexts.waiting,
  icon: 'clock',
  path: '/dashboard',
}

const REGISTERING: MenuEntry = {
  id: 'register',
  name: menuTexts.register,
  icon: 'checklist',
  path: '/register/step',
}

/**
 * Returns the entries of the navigation for the user (Spec 1 §2): the modules of the role, which the server
 * computed with `roleMenu`, in their order.
 */
export function menuEntriesOf(
  person: Pick<UserData, 'modules' | 'isFirstTime' | 'company_detail'>,
): readonly (MenuEntry | MenuGroup)[] {
  if (person.isFirstTime) return [REGISTERING]
  if (isRestricted(person)) return [WAITING]
  return [...person.modules]
    .sort((a, b) => bySort(a.module_detail, b.module_detail))
    .flatMap((item) => itemOf(item) ?? [])
}

export function flatMenu(menu: readonly (MenuEntry | MenuGroup)[]): readonly MenuEntry[] {
  return menu.flatMap((entry) => (isGroup(entry) ? entry.children : [entry]))
}
