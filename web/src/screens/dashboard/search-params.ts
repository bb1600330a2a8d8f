import {
  readNotifications,
  type NotificationsSearch,
} from '../../features/notifications/search-params'

/** The address of the dashboard: what it reads of it; anything else stays in it untouched. */
export interface HomeSearch extends NotificationsSearch {
  /** A company that waits looks at what it sent, and corrects it; anybody at what they are told. */
  page?: 'correct' | 'notification'
  /** The figure whose rows are opened over the home; `skip` = which page of them, counted from 0. */
  figure?: string
}

export function parseSearch({ page, ...others }: Record<string, unknown>): HomeSearch {
  if (page === 'notification') return { ...readNotifications(others), page }
  // Which figure, and which page of its rows, the home reads: that is no part of every first load.
  return { ...others, ...(page === 'correct' && { page }) }
}
