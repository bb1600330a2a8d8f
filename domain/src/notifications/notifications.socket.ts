import { z } from 'zod'
import { defineSocketCall } from '../kernel/socket-call'
import { idShape } from '../kernel/shapes'
import type { Notification } from './notifications.model'

/**
 * The first event after the handshake (Spec 2 §7). Its content is ignored, because the token
 * identifies the user. `history` follows.
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

/** Marks notifications as read, like `PUT /live/notif/read`. */
export const readNotif = defineSocketCall({
  name: 'read_notif',
  summary: 'Marks notifications as read',
  feature: 'any',
  body: z.object({ ids: z.array(idShape).max(100) }),
  data: z.null(),
})

export interface NotificationNews {
  notif: Notification
  /** These notifications are now read, in this tab or another. */
  update_notif: { ids: readonly string[] | 'all' }
  /** A broadcast to the user's company was sent or withdrawn; the screen reloads the list. */
  broadcast: null
  /** Documents of the user's company changed; `GET /live/changes` returns which. */
  changed: null
  /** Events may have been missed: the screen must reload its data. */
  resync: null
  /** The session has ended; the socket closes. */
  ended: { reason: 'deactivated' | 'unauthenticated' }
}
