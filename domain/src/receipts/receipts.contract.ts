import { z } from 'zod'
import { buyerCall, vendorCall } from '../kernel/contract'
import { searchShape } from '../kernel/search'
import { idShape, longText, pageShape, seenVersion, shortText } from '../kernel/shapes'
import { orderShape } from '../orders/orders.model'
import { RECEIPTS_PAGE_SIZE, SHORTAGES } from './receipts.constants'
import { AWAITED_TOPICS, RECEIPT_RANGES, RECEIPT_TOPICS } from './receipts.list.topics'
import { receiptShape } from './receipts.model'
import { RECEIPT_STATES } from './receipts.states'
import { paperContract } from '../kernel/paper.contract'

const receipt = { params: z.object({ id: idShape }) }

export const getReceiptPdf = buyerCall({
  ...paperContract('receipt-pdf'),
  ...receipt,
  name: 'getReceiptPdf',
  method: 'GET',
  path: '/grn/:id/pdf',
  summary: 'A goods receipt by id or code as a PDF file, A4, in the user’s language',
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

export const listReceipts = buyerCall({
  name: 'listReceipts',
  method: 'GET',
  path: '/grn',
  summary: 'The receipts of active orders, newest first; optionally of one status',
  feature: 'receipts.read',
  query: z.object({
    id: idShape.optional(),
    ...pageShape(RECEIPTS_PAGE_SIZE),
    ...searchShape(RECEIPT_TOPICS, RECEIPT_RANGES),
    lastStatus: z.enum(RECEIPT_STATES).optional(),
    /** Includes ended orders. */
    all: z.enum(['true', 'false']).default('false'),
  }),
  data: z.array(receiptShape),
  paged: true,
})

export const listAwaited = buyerCall({
  name: 'listAwaited',
  method: 'GET',
  path: '/grn/awaited',
  summary: 'Orders with packages that are shipped and not received, with these packages only',
  feature: 'receipts.create',
  query: z.object({
    id: idShape.optional(),
    ...pageShape(RECEIPTS_PAGE_SIZE),
    ...searchShape(AWAITED_TOPICS, RECEIPT_RANGES),
  }),
  data: z.array(orderShape),
  paged: true,
})

export const getReceipt = buyerCall({
  name: 'getReceipt',
  method: 'GET',
  path: '/grn/:id',
  summary: 'A receipt by id, code, or the id of its package',
  feature: 'receipts.read',
  params: z.object({ id: idShape }),
  data: receiptShape,
})

export const saveReceipt = buyerCall({
  name: 'saveReceipt',
  method: 'PUT',
  path: '/grn/:packageId',
  summary: 'Creates the goods receipt of a shipped package, or corrects a returned one',
  feature: 'receipts.create',
  params: z.object({ packageId: idShape }),
  body: z.object({
    received: z
      .object({
        /** Accepted but ignored: the server assigns the code. */
        code: z.unknown().optional(),
        /** When the goods were received; defaults to now and cannot be in the future. */
        date: z.iso.datetime({ offset: true }).optional(),
        /** The person who received the goods; defaults to the current user. */
        name: shortText.min(1).optional(),
      })
      .optional(),
    vendor: z.unknown().optional(),
    items: z
      .array(
        z.object({
          _id: idShape,
          received: z.number(),
          note: longText.default(''),
          /** Why less was received than ordered; ignored when the item was received in full. */
          shortage: z.enum(SHORTAGES).optional(),
        }),
      )
      .min(1)
      .max(1_000),
    reference_doc: z
      .object({
        packageId: idShape.optional(),
        code_package: shortText.optional(),
        code_po: shortText.optional(),
        /** Accepted but ignored: the server has the order's date. */
        date_order: z.unknown().optional(),
      })
      .optional(),
    version: seenVersion,
  }),
  data: receiptShape,
  errors: ['illegal_move', 'stale_version', 'rule'],
})
