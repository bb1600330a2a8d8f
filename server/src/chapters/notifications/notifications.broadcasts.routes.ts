import * as calls from '@pasok/domain/notifications/notifications.broadcasts.contract'
import { broadcastReplies } from '@pasok/domain/notifications/notifications.broadcasts.texts'
import { endpoint } from '../../http/endpoint'
import { countTold, findTargets, listToldRows, type ToldRow } from './notifications.told.store'
import { tellBroadcast } from './tell-broadcast'
import { withdrawBroadcast } from './withdraw-broadcast'

const presentTold = (row: ToldRow) => ({
  _id: row.id,
  title: row.title,
  message: row.message,
  audience: row.audience,
  companies: row.companies,
  createdBy: row.created_by_name,
  createdAt: row.created_at.toISOString(),
  read: Number(row.read),
  withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
})

export const broadcastEndpoints = [
  endpoint(calls.listToldBroadcasts, async ({ db, scope, query }) => {
    const rows = await listToldRows(db, scope, query)
    return { data: rows.map(presentTold), count: await countTold(db, scope) }
  }),
  endpoint(calls.tellBroadcast, async ({ work, body }) => ({
    data: { id: await tellBroadcast(work, body) },
    message: broadcastReplies.told,
  })),
  endpoint(calls.withdrawBroadcast, async ({ work, params }) => {
    await withdrawBroadcast(work, params.id)
    return { data: null, message: broadcastReplies.withdrawn }
  }),
  endpoint(calls.listBroadcastTargets, async ({ db, scope, query }) => ({
    data: await findTargets(db, scope, query.search),
  })),
]
