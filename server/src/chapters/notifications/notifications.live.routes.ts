import { readCursor } from '@pasok/domain/notifications/notifications.live-cursor'
import * as calls from '@pasok/domain/notifications/notifications.live.contract'
import { endpoint } from '../../http/endpoint'
import { listChanges } from './notifications.live.store'

export const liveEndpoints = [
  endpoint(calls.listChanges, async ({ db, actor, query }) => {
    const cursor = query.after === undefined ? undefined : readCursor(query.after)
    return { data: await listChanges(db, actor.scope, actor.features, cursor) }
  }),
]
