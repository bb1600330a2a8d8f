import { chatSocketEndpoints } from './chapters/chat/chat.socket-endpoints'
import { readNotifEndpoint } from './chapters/notifications/notifications.socket-endpoints'
import type { SocketEndpoint } from './realtime/live'

export const SOCKET_ENDPOINTS: readonly SocketEndpoint[] = [
  readNotifEndpoint,
  ...chatSocketEndpoints,
]
