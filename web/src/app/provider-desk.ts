import type { providerTexts } from '@pasok/domain/kernel/provider.texts'
import {
  IconBuilding,
  IconCategory,
  IconFileCertificate,
  IconListSearch,
  IconMessage2,
  IconUserShield,
  type IconProps,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'

/** An entry of the console's menu. */
export interface ProviderEntry {
  to:
    | '/provider'
    | '/provider/super-admins'
    | '/provider/company-types'
    | '/provider/company-categories'
    | '/provider/audit'
    | '/provider/feedback'
  text: keyof typeof providerTexts
  icon: ComponentType<IconProps>
  /** What its number counts: what waits for somebody of the provider's. */
  badge?: 'waitingCount' | 'unreadCount'
}

export const PROVIDER_MENU: readonly ProviderEntry[] = [
  { to: '/provider', text: 'companies', icon: IconBuilding, badge: 'waitingCount' },
  { to: '/provider/super-admins', text: 'superAdmins', icon: IconUserShield },
  { to: '/provider/company-types', text: 'companyTypes', icon: IconFileCertificate },
  { to: '/provider/company-categories', text: 'companyCategories', icon: IconCategory },
  { to: '/provider/audit', text: 'audit', icon: IconListSearch },
  { to: '/provider/feedback', text: 'feedback', icon: IconMessage2, badge: 'unreadCount' },
]

/** On a phone: what is used daily first; the rest opens from the last place. */
export const PINNED_PLACES: readonly ProviderEntry['to'][] = [
  '/provider',
  '/provider/super-admins',
  '/provider/audit',
  '/provider/feedback',
]

/** The companies' address begins every other one: a link to it is not 'here' on those. */
export const EXACT = { exact: true, includeSearch: false } as const

/** The entry that an address belongs to. */
export function entryAt(path: string): ProviderEntry | undefined {
  const plain = path.replace(/\/+$/, '')
  if (plain.startsWith('/provider/companies')) return PROVIDER_MENU[0]
  return PROVIDER_MENU.find(({ to }) => to === plain)
}
