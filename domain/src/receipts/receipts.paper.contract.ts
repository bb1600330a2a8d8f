import { z } from 'zod'
import { defineContract } from '../kernel/contract'
import { paperContract } from '../kernel/paper.contract'
import { idShape } from '../kernel/shapes'

const receipt = { params: z.object({ id: idShape }) }

export const getReceiptPdf = defineContract({
  ...paperContract('receipt-pdf'),
  ...receipt,
  name: 'getReceiptPdf',
  method: 'GET',
  token: 'access',
  path: '/grn/:id/pdf',
  summary: 'A goods receipt by id or code as a PDF file, A4, in the language of who asks',
  surface: 'buyer',
  feature: 'receipts.read',
})

export const getVendorReceiptPdf = defineContract({
  ...paperContract('vendor-receipt-pdf'),
  ...receipt,
  name: 'getVendorReceiptPdf',
  method: 'GET',
  token: 'access',
  path: '/vendor/receipts/:id/pdf',
  summary: "The same as its vendor's PDF file",
  surface: 'vendor',
  feature: 'any',
})
