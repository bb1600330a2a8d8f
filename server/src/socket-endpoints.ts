import { loginEndpoint } from './chapters/chat/chat.login'
import { chatSocketEndpoints } from './chapters/chat/chat.socket-endpoints'
import { readNotifEndpoint } from './chapters/notifications/notifications.socket.routes'
import type { SocketEndpoint } from './realtime/live'

/** Everything that a socket may say. */
export const SOCKET_ENDPOINTS: readonly SocketEndpoint[] = [
  loginEndpoint,
  readNotifEndpoint,
  ...chatSocketEndpoints,
]
