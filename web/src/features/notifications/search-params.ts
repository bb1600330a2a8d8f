import { CATEGORIES } from '@pasok/domain/notifications/notifications.choices'
import type { Category } from '@pasok/domain/notifications/notifications.model'

/** Part of the page; notifications by default. */
const PARTS = ['broadcasts', 'settings'] as const
type Part = (typeof PARTS)[number]

export interface NotificationsSearch {
  show?: Part
  category?: Category
  unread?: '1'
  /** Zero-based page. */
  skip?: number
}

const MAX_PAGES = 100_000

/** Reads the search parameters; invalid ones are ignored, others preserved. */
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
    ...(Number.isSafeInteger(page) && page > 0 && page < MAX_PAGES && { skip: page }),
  }
}
