import { CATEGORIES } from '@pasok/domain/notifications/notifications.choices'
import type { Category } from '@pasok/domain/notifications/notifications.model'

/** What the screen shows; notifications, unless said. */
const PARTS = ['broadcasts', 'settings'] as const
type Part = (typeof PARTS)[number]

/** What the list of notifications reads of its address, on either side. */
export interface NotificationsSearch {
  show?: Part
  category?: Category
  /** Only what is unread. */
  unread?: '1'
  /** The page, counted from 0. */
  skip?: number
}

const MOST_PAGES = 100_000

/** Reads the address; what can't be understood counts as not given, what is others' stays. */
export function readNotifications(given: Record<string, unknown>): NotificationsSearch {
  const { show, category, unread, skip, ...others } = given
  const part = PARTS.find((one) => one === show)
  const kind = CATEGORIES.find((one) => one === category)
  const page = Number(skip)
  return {
    ...others,
    ...(part && { show: part }),
    ...(kind && { category: kind }),
    ...(unread === '1' && { unread: '1' as const }),
    ...(Number.isSafeInteger(page) && page > 0 && page < MOST_PAGES && { skip: page }),
  }
}
