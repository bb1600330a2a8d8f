import * as broadcastsCalls from '@pasok/domain/notifications/broadcasts/broadcasts.contract'
import { broadcastReplies } from '@pasok/domain/notifications/broadcasts/broadcasts.texts'
import * as calls from '@pasok/domain/notifications/notifications.contract'
import { readCursor } from '@pasok/domain/notifications/live/live'
import * as liveCalls from '@pasok/domain/notifications/live/live.contract'
import { endpoint } from '../../http/endpoint'
import { listChanges } from './live/live.store'
import {
  countUnread,
  listBroadcasts,
  listNotifications,
  listPreferences,
} from './notifications.queries'
import {
  countRecipients,
  countSent,
  findTargets,
  listSentRows,
  type SentBroadcastRow,
} from './broadcasts/recipients.store'
import { readNotifications } from './read-notifications'
import { savePreferences } from './preferences/save-preferences'
import { sendBroadcast, withdrawBroadcast } from './broadcasts/send-broadcast'

const presentSent = (row: SentBroadcastRow) => ({
  _id: row.id,
  title: row.title,
  message: row.message,
  language: row.language,
  translation:
    row.other_title === null || row.other_message === null
      ? null
      : { title: row.other_title, message: row.other_message },
  audience: row.audience,
  companies: row.companies,
  createdBy: row.created_by_name,
  createdAt: row.created_at.toISOString(),
  read: Number(row.read),
  withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
})

export const notificationEndpoints = [
  endpoint(calls.listNotifications, ({ db, actor, query, language }) =>
    listNotifications(db, actor, query, language),
  ),
  endpoint(calls.countUnread, async ({ db, actor }) => ({ data: await countUnread(db, actor) })),
  endpoint(calls.readNotifications, async ({ work, body }) => {
    await readNotifications(work, body)
    return { data: null }
  }),
  endpoint(calls.listBroadcasts, ({ db, actor, query, language }) =>
    listBroadcasts(db, actor, query, language),
  ),
  endpoint(calls.listPreferences, async ({ db, actor, language }) => ({
    data: await listPreferences(db, actor, language),
  })),
  endpoint(calls.savePreferences, async ({ work, body }) => {
    await savePreferences(work, body.choices)
    return { data: null }
  }),
  endpoint(liveCalls.listChanges, async ({ db, actor, query }) => {
    const cursor = query.after === undefined ? undefined : readCursor(query.after)
    return { data: await listChanges(db, actor.scope, actor.features, cursor) }
  }),
  endpoint(broadcastsCalls.listSentBroadcasts, async ({ db, scope, query }) => {
    const rows = await listSentRows(db, scope, query)
    return { data: rows.map(presentSent), count: await countSent(db, scope) }
  }),
  endpoint(broadcastsCalls.sendBroadcast, async ({ work, body }) => ({
    data: { id: await sendBroadcast(work, body) },
    message: broadcastReplies.told,
  })),
  endpoint(broadcastsCalls.withdrawBroadcast, async ({ work, params }) => {
    await withdrawBroadcast(work, params.id)
    return { data: null, message: broadcastReplies.withdrawn }
  }),
  endpoint(broadcastsCalls.countBroadcastRecipients, async ({ db, scope, query }) => ({
    data: { count: await countRecipients(db, scope, query) },
  })),
  endpoint(broadcastsCalls.listBroadcastTargets, async ({ db, scope, query }) => ({
    data: await findTargets(db, scope, query.search),
  })),
]
