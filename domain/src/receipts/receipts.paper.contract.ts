import { z } from 'zod'
import { buyerCall, vendorCall } from '../kernel/contract'
import { paperContract } from '../kernel/paper.contract'
import { idShape } from '../kernel/shapes'

const receipt = { params: z.object({ id: idShape }) }

export const getReceiptPdf = buyerCall({
  ...paperContract('receipt-pdf'),
  ...receipt,
  name: 'getReceiptPdf',
  method: 'GET',
  path: '/grn/:id/pdf',
  summary: 'A goods receipt by id or code as a PDF file, A4, in the language of who asks',
  feature: 'receipts.read',
})

export const getVendorReceiptPdf = vendorCall({
  ...paperContract('vendor-receipt-pdf'),
  ...receipt,
  name: 'getVendorReceiptPdf',
  method: 'GET',
  path: '/vendor/receipts/:id/pdf',
  summary: "The same as its vendor's PDF file",
})
