import { buyerScope } from '../../db/scope'
import type { OnSignal } from '../../realtime/live'
import { present } from './notifications.present'
import { listToldRows } from './notifications.store'

/** Each new notification to its reader's open screens, in the order in which it happened. */
export const onNotified: OnSignal<'notified'> = async (live, { ownerId, ids }) => {
  if (!live.isIn([`owner:${ownerId}`])) return
  // Whether a buyer's or a vendor's: it is looked for by its id alone.
  for (const row of await listToldRows(live.db, buyerScope(ownerId), ids))
    live.tell(
      [`user:${row.user_id}`],
      'notif',
      present(row, { language: row.language, authId: row.auth_id }),
    )
}

/** What somebody has read in one place is read in all of them. */
export const onNotificationsRead: OnSignal<'notifications-read'> = (live, { userId, ids }) =>
  live.tell([`user:${userId}`], 'update_notif', { ids })
