import { z } from 'zod'
import { defineSocketCall } from '../kernel/socket-call'
import { idShape } from '../kernel/shapes'
import type { Notification } from './notifications.model'

/**
 * The first word after the handshake (Spec 2 §7): accepted, and believed in nothing, as the token
 * says who it is. `history` follows.
 */
export const login = defineSocketCall({
  name: 'login',
  summary: 'Begins: the latest messages follow as `history`',
  feature: 'any',
  volatile: true,
  background: true,
  body: z
    .object({
      user_id: z.string(),
      user_name: z.string(),
      company_id: z.string(),
      company_name: z.string(),
      channel: z.string(),
      created_at: z.string(),
    })
    .partial(),
  data: z.null(),
})

/** The same as `PUT /live/notif/read`. */
export const readNotif = defineSocketCall({
  name: 'read_notif',
  summary: 'Marks notifications as read',
  feature: 'any',
  body: z.object({ ids: z.array(idShape).max(100) }),
  data: z.null(),
})

/** What the server tells by itself. */
export interface NotificationNews {
  /** A new notification of one's own. */
  notif: Notification
  /** These are read now, here or in another place. */
  update_notif: { ids: readonly string[] | 'all' }
  /** The provider told one's company something, or took it back: the list says what. */
  broadcast: null
  /** Documents of one's company changed: `GET /live/changes` says which. */
  changed: null
  /** Something may have been missed: whatever is shown is to be read again. */
  resync: null
  /** The session has ended; the socket closes. */
  ended: { reason: 'deactivated' | 'unauthenticated' }
}
