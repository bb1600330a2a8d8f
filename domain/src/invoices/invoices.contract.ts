import { z } from 'zod'
import { buyerCall, vendorCall } from '../kernel/contract'
import { invoiceSortShape, searchShape } from '../kernel/search'
import { idShape, pageShape } from '../kernel/shapes'
import { INVOICES_PAGE_SIZE } from './invoices.constants'
import { INVOICE_RANGES, INVOICE_TOPICS } from './invoices.list.topics'
import { invoiceShape } from './invoices.model'
import { paperContract } from '../kernel/paper.contract'

const invoice = { params: z.object({ id: idShape }) }

export const getInvoicePdf = buyerCall({
  ...paperContract('invoice-pdf'),
  ...invoice,
  name: 'getInvoicePdf',
  method: 'GET',
  path: '/invoice/:id/pdf',
  summary: 'An invoice by id or number as a PDF file, A4, in the user’s language',
  token: 'id',
  feature: 'invoices.read',
})

export const getVendorInvoicePdf = vendorCall({
  ...paperContract('vendor-invoice-pdf'),
  ...invoice,
  name: 'getVendorInvoicePdf',
  method: 'GET',
  path: '/vendor/invoices/:id/pdf',
  summary: "The same as its vendor's PDF file",
  token: 'id',
})

export const listInvoices = buyerCall({
  name: 'listInvoices',
  method: 'GET',
  path: '/invoice/Buyer',
  summary: "The company's invoices, newest first; by topic, by date range, or both",
  token: 'id',
  feature: 'invoices.read',
  query: z.object({
    id: idShape.optional(),
    ...pageShape(INVOICES_PAGE_SIZE),
    ...searchShape(INVOICE_TOPICS, INVOICE_RANGES),
    sort: invoiceSortShape,
  }),
  data: z.array(invoiceShape),
  paged: true,
})

export const countInvoices = buyerCall({
  name: 'countInvoices',
  method: 'GET',
  path: '/invoice/status/:buyer_id',
  summary: 'Numbers and sums of invoices by status',
  token: 'id',
  feature: 'invoices.read',
  params: z.object({ buyer_id: idShape }),
  data: z.record(z.string(), z.object({ count: z.number(), totalAmount: z.number() })),
})

export const getInvoice = buyerCall({
  name: 'getInvoice',
  method: 'GET',
  path: '/invoice/:id',
  summary: 'An invoice by id or number, or by the id of its package',
  token: 'id',
  feature: 'invoices.read',
  params: z.object({ id: idShape }),
  data: invoiceShape,
})
