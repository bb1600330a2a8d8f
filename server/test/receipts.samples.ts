import { companyId, idOf } from './company'
import type { Samples } from './sample'

const NOTHING = idOf('nothing')
const byId = { params: { id: NOTHING } }
const list = { skip: '0', limit: '5' }

export const receiptSamples = (company: string): Samples => ({
  listReceipts: { query: { ...list, id: companyId(company) } },
  listAwaited: { query: { ...list, id: companyId(company) } },
  getReceipt: byId,
  getReceiptPdf: byId,
  saveReceipt: {
    params: { packageId: NOTHING },
    body: { items: [{ _id: NOTHING, received: 1 }] },
  },
  listVendorReceipts: { query: list },
  countVendorReceipts: {},
  getVendorReceipt: byId,
  getVendorReceiptPdf: byId,
  approveReceipt: { ...byId, body: {} },
  returnReceipt: { ...byId, body: { reason: 'No' } },
})
