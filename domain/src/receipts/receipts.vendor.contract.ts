import { z } from 'zod'
import { vendorCall } from '../kernel/contract'
import { searchShape } from '../kernel/search'
import { idShape, longText, pageShape, seenVersion } from '../kernel/shapes'
import { RECEIPTS_PAGE_SIZE } from './receipts.constants'
import { RECEIPT_RANGES, VENDOR_RECEIPT_TOPICS } from './receipts.list.topics'
import { vendorReceiptShape } from './receipts.model'
import { RECEIPT_STATES } from './receipts.states'

const receipt = z.object({ id: idShape })
const moved = z.object({ _id: z.string(), lastStatus: z.enum(RECEIPT_STATES) })

export const listVendorReceipts = vendorCall({
  name: 'listVendorReceipts',
  method: 'GET',
  path: '/vendor/receipts',
  summary: "The vendor's receipts, newest first; of one status, by topic, by date range",
  query: z.object({
    ...pageShape(RECEIPTS_PAGE_SIZE),
    ...searchShape(VENDOR_RECEIPT_TOPICS, RECEIPT_RANGES),
    lastStatus: z.enum(RECEIPT_STATES).optional(),
  }),
  data: z.array(vendorReceiptShape),
  paged: true,
})

export const countVendorReceipts = vendorCall({
  name: 'countVendorReceipts',
  method: 'GET',
  path: '/vendor/receipts/count',
  summary: 'Numbers of receipts by status',
  data: z.record(z.string(), z.number()),
})

export const getVendorReceipt = vendorCall({
  name: 'getVendorReceipt',
  method: 'GET',
  path: '/vendor/receipts/:id',
  summary: 'A receipt by id or code, or by the id of its package',
  params: receipt,
  data: vendorReceiptShape,
})

export const approveReceipt = vendorCall({
  name: 'approveReceipt',
  method: 'POST',
  path: '/vendor/receipts/:id/approve',
  summary: 'Approves a receipt; if nothing was received, the package is canceled',
  params: receipt,
  body: z.object({ version: seenVersion }),
  data: moved,
  errors: ['illegal_move', 'stale_version'],
})

export const returnReceipt = vendorCall({
  name: 'returnReceipt',
  method: 'POST',
  path: '/vendor/receipts/:id/return',
  summary: 'Returns a receipt for correction',
  params: receipt,
  body: z.object({ reason: longText.min(1), version: seenVersion }),
  data: moved,
  errors: ['illegal_move', 'stale_version'],
})
