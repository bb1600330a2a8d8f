import { z } from 'zod'
import { accountCall } from '../kernel/contract'
import { TABLE_ROWS } from '../kernel/limits'
import { idShape } from '../kernel/shapes'
import { CATEGORIES, MAIL_CHOICES } from './notifications.choices'
import { broadcastShape, notificationShape, preferenceShape } from './notifications.model'
import { numberedPage } from './notifications.page'

/** One's own, newest first; `ids` are those of the page that are unread. */
export const listNotifications = accountCall({
  host: 'live',
  name: 'listNotifications',
  method: 'GET',
  path: '/notif/buyer',
  summary: 'One’s notifications, newest first',
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
  summary: 'How many of one’s notifications and broadcasts are unread',
  data: z.object({ notifications: z.number(), broadcasts: z.number() }),
})

/** Those of `ids` that are one's own, or all there are; others' change nothing. */
export const readNotifications = accountCall({
  host: 'live',
  name: 'readNotifications',
  method: 'PUT',
  path: '/notif/read',
  summary: 'Marks notifications and broadcasts as read',
  body: z
    .object({
      ids: z.array(idShape).max(100).default([]),
      /** Everything that is unread, or that of one kind. */
      all: z.enum(['everything', 'notifications', 'broadcasts']).optional(),
      /** Accepted, ignored: the server knows. */
      user_id: z.string().optional(),
    })
    .refine(({ ids, all }) => ids.length > 0 || all !== undefined),
  data: z.null(),
})

/** What the provider told one's company, newest first. */
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

/** One row for each kind that the person can be told of. */
export const listPreferences = accountCall({
  host: 'live',
  name: 'listPreferences',
  method: 'GET',
  path: '/notif/preferences',
  summary: 'Which notifications come by mail, too',
  data: z.array(preferenceShape),
})

export const savePreferences = accountCall({
  host: 'live',
  name: 'savePreferences',
  method: 'PUT',
  path: '/notif/preferences',
  summary: 'Chooses which notifications come by mail, too',
  body: z.object({
    choices: z.array(z.object({ kind: z.string().max(64), mail: z.enum(MAIL_CHOICES) })).max(100),
  }),
  data: z.null(),
  errors: ['rule'],
})
