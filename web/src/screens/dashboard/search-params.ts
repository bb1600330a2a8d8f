import {
  readNotifications,
  type NotificationsSearch,
} from '../../features/notifications/search-params'

/** Search parameters of the dashboard; other parameters are preserved. */
export interface HomeSearch extends NotificationsSearch {
  /** `correct`: a waiting company reviews and corrects its data; `notification`: the notifications. */
  page?: 'correct' | 'notification'
  /** The figure whose rows are open over the home page; `skip` is their zero-based page. */
  figure?: string
}

export function parseSearch({ page, ...others }: Record<string, unknown>): HomeSearch {
  if (page === 'notification') return { ...readNotifications(others), page }
  // `figure` and `skip` are validated by the home page, so that they are not part of the first load.
  return { ...others, ...(page === 'correct' && { page }) }
}
