import type { login, NotificationNews } from '../notifications/notifications.socket'
import type { ChatNews, msgTo, readMsg, typing } from './chat.socket'

/**
 * All events that the server sends to open screens; they name what changed without content that
 * permissions would have to filter.
 */
export type SocketNews = NotificationNews & ChatNews
export type SocketNewsName = keyof SocketNews

export interface SocketCalls {
  msg_to: typeof msgTo
  read_msg: typeof readMsg
  typing: typeof typing
  login: typeof login
}
