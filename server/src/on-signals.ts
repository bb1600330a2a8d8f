import { onMessages, onRead } from './chapters/chat/messages/live'
import { tellBroadcastChanged, tellNotified, tellRead } from './chapters/notifications/live/signals'
import { tellChanged } from './chapters/notifications/recipients/tell-changed'
import type { OnSignals } from './realtime/live'

/** The handler of each signal: the complete flow from committed changes to open screens. */
export const ON_SIGNALS: Partial<OnSignals> = {
  changed: tellChanged,
  notified: tellNotified,
  'notifications-read': tellRead,
  broadcast: tellBroadcastChanged,
  message: onMessages,
  read: onRead,
}
