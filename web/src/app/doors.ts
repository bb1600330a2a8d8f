import { notificationScreenTexts } from '@pasok/domain/notifications/notifications.screen.texts'
import type { Text } from '@pasok/domain/kernel/texts'
import type { MenuEntry } from '../lib/menu'

/** A screen that can be gone to: by its name, or by `g` and a letter. */
export interface Door {
  /** Its address. */
  path: string
  name: Text
  icon?: string
  letter?: string
}

/** By module: the first letter of its name where that is free. */
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

/** The list behind the buyers' bell. */
export const NOTIFICATIONS = '/dashboard?page=notification'

/** To the list behind the bell. */
export const notificationsDoor = (path: string): Door => ({
  path,
  name: notificationScreenTexts.notifications,
  icon: 'bell',
})

/** The doors of a menu, in its order. */
export const doorsOf = (entries: readonly MenuEntry[]): readonly Door[] =>
  entries.map(({ id, path, name, icon }) => {
    const letter = LETTERS[id]
    return { path, name, icon, ...(letter !== undefined && { letter }) }
  })
