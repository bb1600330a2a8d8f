import * as calls from '@pasok/domain/notifications/notifications.contract'
import { endpoint } from '../../http/endpoint'
import {
  countUnread,
  listBroadcasts,
  listNotifications,
  listPreferences,
} from './notifications.queries'
import { readNotifications } from './read-notifications'
import { savePreferences } from './save-preferences'

export const notificationEndpoints = [
  endpoint(calls.listNotifications, ({ db, actor, query, language }) =>
    listNotifications(db, actor, query, language),
  ),
  endpoint(calls.countUnread, async ({ db, actor }) => ({ data: await countUnread(db, actor) })),
  endpoint(calls.readNotifications, async ({ work, body }) => {
    await readNotifications(work, body)
    return { data: null }
  }),
  endpoint(calls.listBroadcasts, ({ db, actor, query }) => listBroadcasts(db, actor, query)),
  endpoint(calls.listPreferences, async ({ db, actor, language }) => ({
    data: await listPreferences(db, actor, language),
  })),
  endpoint(calls.savePreferences, async ({ work, body }) => {
    await savePreferences(work, body.choices)
    return { data: null }
  }),
]
