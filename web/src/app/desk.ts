import type { DeskFlag } from '../lib/session.kinds'
import type { Text } from '@pasok/domain/kernel/texts'
import type { IconProps } from '@tabler/icons-react'
import type { ComponentType } from 'react'

/** The first page of each entry of a desk's menu. */
type DeskPath =
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

/** An entry of a desk's menu. */
export interface DeskEntry {
  to: DeskPath
  name: Text
  icon: ComponentType<IconProps>
  /** Goes there after `g`. */
  letter: string
  /** Whether it has a place in a phone's bar; the rest opens from the last place. */
  isPinned: boolean
  /** Says how much waits there for somebody. */
  badge?: ComponentType
  /** What the addresses of pages that belong to it begin with, where that is not its own. */
  below?: string
}

/** A side of the product beside the buyers': the provider's console, the vendors' desk. */
export interface Desk {
  /** Of those whose desk it is. */
  flag: DeskFlag
  /** What its door says, to those who come and to those who have come to the wrong one. */
  door: {
    title: Text
    help: Text
    /** Has `{{name}}`, who is signed in. */
    elsewhere: Text
    signOutFirst: Text
  }
  /** What the trail begins with. */
  name: Text
  /** What its menu is called. */
  menu: Text
  entries: readonly [DeskEntry, ...DeskEntry[]]
  /** Where all notifications are listed; none where nobody is told any. */
  notifications?: string
}

/** One entry's address may begin another's: a link to it is not 'here' on those. */
export const EXACT = { exact: true, includeSearch: false } as const

/** The entry that an address belongs to. */
export function entryAt({ entries }: Desk, path: string): DeskEntry | undefined {
  const plain = path.replace(/\/+$/, '')
  return (
    entries.find(({ to }) => to === plain) ??
    entries.find(({ to, below = `${to}/` }) => plain.startsWith(below))
  )
}
