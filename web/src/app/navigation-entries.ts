import { notificationScreenTexts } from '@pasok/domain/notifications/notifications.screen.texts'
import type { Text } from '@pasok/domain/kernel/texts'
import type { MenuEntry } from '../lib/menu'

/** A screen that can be opened from the palette or with `g` and a letter. */
export interface NavigationEntry {
  path: string
  name: Text
  icon?: string
  letter?: string
}

/** Shortcut letter by module: the first letter of its name, unless already in use. */
const LETTERS: Readonly<Record<string, string>> = {
  dashboard: 'h',
  products: 'p',
  'vendor-list': 'v',
  'purchase-requests': 'r',
  templates: 't',
  'purchase-orders': 'o',
  'good-receipt-note': 'g',
  'finance-invoice': 'i',
  'finance-payment': 'y',
  message: 'm',
  'report-charts': 'c',
  'report-download': 'x',
  profile: 'f',
  teams: 'u',
  'custom-role': 'l',
  department: 'd',
  invitation: 'n',
  setting: 's',
  account: 'a',
}

export const NOTIFICATIONS = '/dashboard?page=notification'

export const notificationsEntry = (path: string): NavigationEntry => ({
  path,
  name: notificationScreenTexts.notifications,
  icon: 'bell',
})

export const navigationOf = (entries: readonly MenuEntry[]): readonly NavigationEntry[] =>
  entries.map(({ id, path, name, icon }) => {
    const letter = LETTERS[id]
    return { path, name, icon, ...(letter !== undefined && { letter }) }
  })
