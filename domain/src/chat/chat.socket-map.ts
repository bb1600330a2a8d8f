import type { login, NotificationNews } from '../notifications/notifications.socket'
import type { ChatNews, msgTo, readMsg, typing } from './chat.socket'

/** Everything that the server tells open screens by itself, once (law 8). */
export type SocketNews = NotificationNews & ChatNews
export type SocketNewsName = keyof SocketNews

/** What a screen says through its socket, by the event's name. */
export interface SocketCalls {
  msg_to: typeof msgTo
  read_msg: typeof readMsg
  typing: typeof typing
  login: typeof login
}
