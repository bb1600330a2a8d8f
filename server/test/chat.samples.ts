import { idOf } from './company'
import type { Samples } from './sample'

const NOTHING = idOf('nothing')
const byId = { params: { id: NOTHING } }
const list = { skip: '0', limit: '5' }

export const chatSamples: Samples = {
  openConversation: { body: { company_id: NOTHING } },
  listVendorUsers: { query: { vendor_id: NOTHING } },
  listConversations: { query: list },
  getConversation: byId,
  listPartners: {},
  countUnreadMessages: {},
  listMessages: byId,
  searchMessages: { ...byId, query: { ...list, search: 'barang' } },
  listCards: { query: { codes: 'PO-MAJU-209901-99999' } },
}
