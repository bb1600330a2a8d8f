import { onMessages, onRead } from './chapters/chat/messages/live'
import {
  publishBroadcastChanged,
  publishNotified,
  publishRead,
} from './chapters/notifications/live/signals'
import { publishChanged } from './chapters/notifications/recipients/publish-changed'
import type { OnSignals } from './realtime/live'

/** The handler of each signal: the complete flow from committed changes to open screens. */
export const ON_SIGNALS: Partial<OnSignals> = {
  changed: publishChanged,
  notified: publishNotified,
  'notifications-read': publishRead,
  broadcast: publishBroadcastChanged,
  message: onMessages,
  read: onRead,
}
