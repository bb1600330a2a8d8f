import type { NotificationNews } from '../notifications/notifications.socket'
import type { ChatNews } from './chat.socket'

/** Everything that the server tells open screens by itself, once (law 8). */
export type SocketNews = NotificationNews & ChatNews
export type SocketNewsName = keyof SocketNews
