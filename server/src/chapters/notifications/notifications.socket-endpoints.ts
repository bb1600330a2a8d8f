import { readNotif } from '@pasok/domain/notifications/notifications.socket'
import { socketEndpoint } from '../../realtime/live'
import { readNotifications } from './read-notifications'

/** Does the same as `PUT /live/notif/read`. */
export const readNotifEndpoint = socketEndpoint(readNotif, async ({ work, body }) => {
  await readNotifications(work, body)
  return { data: null }
})
