import { companyId, idOf } from './company'
import type { Samples } from './sample'

const range = { from: '2026-11-01', to: '2026-11-30' }

export const reportSamples = (company: string): Samples => ({
  getReport: { query: { ...range, buyerId: companyId(company) } },
  listReportRows: { query: { ...range, buyerId: companyId(company), figure: 'purchased' } },
  getOrderSums: { query: { id: companyId(company) } },
  getInvoiceSums: { query: { buyer_id: companyId(company) } },
  listHomeRows: { query: { figure: 'active_po' } },
  listTodos: {},
  getMonthSpend: {},
  listRecentDocuments: {},
  listFirstSteps: {},
  getReportSize: { query: { ...range, buyerId: companyId(company) } },
  downloadReport: { body: { ...range, orderId: companyId(company), platform: 'web' } },
  orderReport: { body: range },
  listReportDownloads: {},
  cancelReportDownload: { params: { id: idOf('nothing') } },
  removeReportDownload: { params: { id: idOf('nothing') } },
})
