import { z } from 'zod'
import { vendorCall } from '../kernel/contract'
import { idShape, longText, pageShape, seenVersion, shortText } from '../kernel/shapes'
import { PAYMENTS_PAGE_SIZE } from './payments.constants'
import { reviewedShape } from './payments.model'
import { PAYMENT_STATES } from './payments.states'

const byCode = z.object({ code: idShape })

export const listVendorTransactions = vendorCall({
  name: 'listVendorTransactions',
  method: 'GET',
  path: '/vendor/transactions',
  summary: "Payments of the vendor's invoices, newest first; of one status, or by code or number",
  token: 'id',
  query: z.object({
    ...pageShape(PAYMENTS_PAGE_SIZE),
    lastStatus: z.enum(PAYMENT_STATES).optional(),
    search: shortText.optional(),
  }),
  data: z.array(reviewedShape),
  paged: true,
})

export const getVendorTransaction = vendorCall({
  name: 'getVendorTransaction',
  method: 'GET',
  path: '/vendor/transactions/:code',
  summary: "A payment of the vendor's invoices, with its proof",
  token: 'id',
  params: byCode,
  data: reviewedShape,
})

export const confirmVendorTransfer = vendorCall({
  name: 'confirmVendorTransfer',
  method: 'POST',
  path: '/vendor/transactions/:code/confirm',
  summary: 'Confirms a direct payment; its invoices are paid',
  token: 'id',
  params: byCode,
  body: z.object({ version: seenVersion }),
  data: reviewedShape,
  errors: ['illegal_move', 'stale_version'],
})

export const refuseVendorTransfer = vendorCall({
  name: 'refuseVendorTransfer',
  method: 'POST',
  path: '/vendor/transactions/:code/refuse',
  summary: 'Rejects the proof of a direct payment with a reason; the buyer uploads another',
  token: 'id',
  params: byCode,
  body: z.object({ reason: longText.min(1), version: seenVersion }),
  data: reviewedShape,
  errors: ['illegal_move', 'stale_version'],
})
