import { idOf } from './company'
import type { Sample } from './sample'

const NOTHING = idOf('nothing')

export const notificationSamples: Readonly<Record<string, Sample>> = {
  listChanges: {},
  listNotifications: { query: { page: '1', limit: '5' } },
  countUnread: {},
  readNotifications: { body: { ids: [NOTHING] } },
  listBroadcasts: { query: { category: 'broadcast', page: '1', limit: '5' } },
}
