import type { PortalFlag } from '../lib/session.kinds'
import type { Text } from '@pasok/domain/kernel/texts'
import type { IconProps } from '@tabler/icons-react'
import type { ComponentType } from 'react'

type PortalPath =
  | '/provider'
  | '/provider/vendors'
  | '/provider/applications'
  | '/provider/categories'
  | '/provider/super-admins'
  | '/provider/company-types'
  | '/provider/company-categories'
  | '/provider/payments'
  | '/provider/money'
  | '/provider/owed'
  | '/provider/banks'
  | '/provider/audit'
  | '/provider/feedback'
  | '/provider/broadcasts'
  | '/vendor/orders'
  | '/vendor/products'
  | '/vendor/receipts'
  | '/vendor/invoices'
  | '/vendor/buyers'
  | '/vendor/messages'
  | '/vendor/delivery-areas'
  | '/vendor/imports'
  | '/vendor/team'
  | '/vendor/activity'
  | '/vendor/settings'

export interface PortalEntry {
  to: PortalPath
  name: Text
  icon: ComponentType<IconProps>
  /** Key that opens the entry after `g`. */
  letter: string
  /** Whether the entry is in a phone's bottom bar; other entries are behind "More". */
  isPinned: boolean
  /** Badge with the number of items waiting behind the entry. */
  badge?: ComponentType
  /** Address prefix of the pages that belong to the entry; by default its own address. */
  below?: string
}

/** A portal outside the buyers' app: the provider console or the vendor portal. */
export interface Portal {
  flag: PortalFlag
  /** Texts of the sign-in page, for signed-out users and for users of another portal. */
  signInTexts: {
    title: Text
    help: Text
    /** Contains `{{name}}`, the signed-in user. */
    elsewhere: Text
    signOutFirst: Text
  }
  name: Text
  menu: Text
  entries: readonly [PortalEntry, ...PortalEntry[]]
  /** Address of the notification list; undefined for a portal without notifications. */
  notifications?: string
}

/** One entry's address may be a prefix of another's: only the exact address marks a link as current. */
export const EXACT = { exact: true, includeSearch: false } as const

/** Returns the menu entry that an address belongs to. */
export function entryAt({ entries }: Portal, path: string): PortalEntry | undefined {
  const plain = path.replace(/\/+$/, '')
  return (
    entries.find(({ to }) => to === plain) ??
    entries.find(({ to, below = `${to}/` }) => plain.startsWith(below))
  )
}
