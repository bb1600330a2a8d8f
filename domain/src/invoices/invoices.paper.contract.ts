import { z } from 'zod'
import { buyerCall, vendorCall } from '../kernel/contract'
import { paperContract } from '../kernel/paper.contract'
import { idShape } from '../kernel/shapes'

const invoice = { params: z.object({ id: idShape }) }

export const getInvoicePdf = buyerCall({
  ...paperContract('invoice-pdf'),
  ...invoice,
  name: 'getInvoicePdf',
  method: 'GET',
  path: '/invoice/:id/pdf',
  summary: 'An invoice by id or number as a PDF file, A4, in the language of who asks',
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
