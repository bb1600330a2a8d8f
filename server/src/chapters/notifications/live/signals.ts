import type { SignalMap } from '../../../db/signals'
import { ownerScope, PROVIDER } from '../../../db/scope'
import type { Live, Room } from '../../../realtime/live'
import { present } from '../notifications.present'
import { listNotificationRows } from '../notifications.store'
import { findAudience } from '../broadcasts/recipients.store'

/** Publishes new notifications to their recipients' sockets, in the order of the events. */
export async function publishNotified(
  live: Live,
  { ownerId, ids }: SignalMap['notified'],
): Promise<void> {
  if (!live.isIn([`owner:${ownerId}`])) return
  for (const row of await listNotificationRows(live.db, ownerScope(ownerId), ids)) {
    const { language, auth_id: authId } = row
    live.publish([`user:${row.user_id}`], 'notif', present(row, { language, authId }))
  }
}

/** Publishes read notifications to all open screens of the user. */
export function publishRead(live: Live, { userId, ids }: SignalMap['notifications-read']): void {
  live.publish([`user:${userId}`], 'update_notif', { ids })
}

const SIDES: Readonly<Record<'all' | 'buyers' | 'vendors', readonly Room[]>> = {
  all: ['side:buyer', 'side:vendor'],
  buyers: ['side:buyer'],
  vendors: ['side:vendor'],
}

/** Publishes to a broadcast's recipients that it was sent or withdrawn. */
export async function publishBroadcastChanged(
  live: Live,
  { id }: SignalMap['broadcast'],
): Promise<void> {
  const recipients = await findAudience(live.db, PROVIDER, id)
  if (!recipients) return
  const { audience } = recipients
  const rooms: readonly Room[] =
    audience === 'chosen'
      ? recipients.owner_ids.map((owner) => `owner:${owner}` as const)
      : SIDES[audience]
  live.publish(rooms, 'broadcast', null)
}
