import { z } from 'zod'
import { defineContract } from '../kernel/contract'
import { paperContract } from '../kernel/paper.contract'
import { idShape } from '../kernel/shapes'

const invoice = { params: z.object({ id: idShape }) }

export const getInvoicePdf = defineContract({
  ...paperContract('invoice-pdf'),
  ...invoice,
  name: 'getInvoicePdf',
  method: 'GET',
  token: 'id',
  path: '/invoice/:id/pdf',
  summary: 'An invoice by id or number as a PDF file, A4, in the language of who asks',
  surface: 'buyer',
  feature: 'invoices.read',
})

export const getVendorInvoicePdf = defineContract({
  ...paperContract('vendor-invoice-pdf'),
  ...invoice,
  name: 'getVendorInvoicePdf',
  method: 'GET',
  token: 'id',
  path: '/vendor/invoices/:id/pdf',
  summary: "The same as its vendor's PDF file",
  surface: 'vendor',
  feature: 'any',
})
