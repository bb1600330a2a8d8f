import { z } from 'zod'
import { accountCall } from '../kernel/contract'
import { MAX_PAGE_SIZE, TABLE_ROWS } from '../kernel/limits'
import { idShape, queryNumber } from '../kernel/shapes'
import { CATEGORIES, MAIL_CHOICES } from './notifications.choices'
import { broadcastShape, notificationShape, preferenceShape } from './notifications.model'

/** Paging parameters of notifications, whose first page is 1. */
export const numberedPage = (defaultLimit: number) => ({
  page: queryNumber(1, 1_000_000).default(1),
  limit: queryNumber(1, MAX_PAGE_SIZE).default(defaultLimit),
})

/** Returns the current user's notifications, newest first; `ids` are the unread ones of the page. */
export const listNotifications = accountCall({
  host: 'live',
  name: 'listNotifications',
  method: 'GET',
  path: '/notif/buyer',
  summary: 'The current user’s notifications, newest first',
  paged: true,
  numbered: true,
  query: z.object({
    ...numberedPage(TABLE_ROWS),
    category: z.enum(CATEGORIES).optional(),
    unread: z.literal('true').optional(),
  }),
  data: z.array(notificationShape),
})

export const countUnread = accountCall({
  host: 'live',
  name: 'countUnread',
  method: 'GET',
  path: '/notif/count',
  summary: 'The number of unread notifications and broadcasts',
  data: z.object({ notifications: z.number(), broadcasts: z.number() }),
})

/** Marks the current user's notifications as read: those in `ids`, or all. Ids of other users are ignored. */
export const readNotifications = accountCall({
  host: 'live',
  name: 'readNotifications',
  method: 'PUT',
  path: '/notif/read',
  summary: 'Marks notifications and broadcasts as read',
  body: z
    .object({
      ids: z.array(idShape).max(100).default([]),
      /** Marks everything unread, or everything of one kind. */
      all: z.enum(['everything', 'notifications', 'broadcasts']).optional(),
      /** Accepted but ignored: the user comes from the token. */
      user_id: z.string().optional(),
    })
    .refine(({ ids, all }) => ids.length > 0 || all !== undefined),
  data: z.null(),
})

/** Returns the broadcasts to the current user's company, newest first. */
export const listBroadcasts = accountCall({
  host: 'live',
  name: 'listBroadcasts',
  method: 'GET',
  path: '/notif',
  summary: 'Broadcasts of the provider, newest first',
  paged: true,
  numbered: true,
  query: z.object({ ...numberedPage(TABLE_ROWS), category: z.literal('broadcast') }),
  data: z.array(broadcastShape),
})

/** Returns one row for each kind of notification that the user can receive. */
export const listPreferences = accountCall({
  host: 'live',
  name: 'listPreferences',
  method: 'GET',
  path: '/notif/preferences',
  summary: 'The notifications that are also mailed',
  data: z.array(preferenceShape),
})

export const savePreferences = accountCall({
  host: 'live',
  name: 'savePreferences',
  method: 'PUT',
  path: '/notif/preferences',
  summary: 'Chooses the notifications that are also mailed',
  body: z.object({
    choices: z.array(z.object({ kind: z.string().max(64), mail: z.enum(MAIL_CHOICES) })).max(100),
  }),
  data: z.null(),
  errors: ['rule'],
})
