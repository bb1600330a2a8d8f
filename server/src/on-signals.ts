import { onMessage, onRead } from './chapters/chat/chat.live'
import { tellChanged } from './chapters/notifications/tell-changed'
import type { OnSignals } from './realtime/live'

/** What each process tells its own sockets: the whole flow from what is committed to open screens. */
export const ON_SIGNALS: Partial<OnSignals> = {
  changed: tellChanged,
  message: onMessage,
  read: onRead,
}
