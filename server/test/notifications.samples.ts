import { idOf } from './company'
import type { Sample } from './sample'

const NOTHING = idOf('nothing')

const byId = { params: { id: NOTHING } }

export const notificationSamples: Readonly<Record<string, Sample>> = {
  listChanges: {},
  listNotifications: { query: { page: '1', limit: '5' } },
  countUnread: {},
  readNotifications: { body: { ids: [NOTHING] } },
  listPreferences: {},
  savePreferences: { body: { choices: [] } },
  listSentBroadcasts: { query: { skip: '0', limit: '5' } },
  sendBroadcast: {
    body: { title: 'Hello', message: 'There', audience: 'chosen', companies: [NOTHING] },
  },
  withdrawBroadcast: byId,
  countBroadcastRecipients: { query: { audience: 'chosen', companies: NOTHING } },
  listBroadcastTargets: { query: { search: 'maju' } },
  listBroadcasts: { query: { category: 'broadcast', page: '1', limit: '5' } },
}
