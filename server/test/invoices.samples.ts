import { companyId, idOf } from './company'
import type { Samples } from './sample'

const NOTHING = idOf('nothing')
const byId = { params: { id: NOTHING } }
const list = { skip: '0', limit: '5' }

export const invoiceSamples = (company: string): Samples => ({
  listInvoices: { query: { ...list, id: companyId(company) } },
  countInvoices: { params: { buyer_id: companyId(company) } },
  getInvoice: byId,
  getInvoicePdf: byId,
  listVendorInvoices: { query: list },
  countVendorInvoices: {},
  getVendorInvoice: byId,
  getVendorInvoicePdf: byId,
  listStatement: { params: { buyer_id: companyId(company) } },
  previewInvoice: byId,
  issueInvoice: { ...byId, body: {} },
  withdrawInvoice: { ...byId, body: { reason: 'No' } },
})
