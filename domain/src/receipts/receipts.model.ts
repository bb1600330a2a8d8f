import { z } from 'zod'
import { actionsShape, statusEntryShape } from '../kernel/shapes'
import { RECEIPT_ACTIONS, VENDOR_RECEIPT_ACTIONS } from './receipts.abilities'
import { SHORTAGES } from './receipts.constants'
import { RECEIPT_STATES } from './receipts.states'

const receiptItemShape = z.object({
  _id: z.string(),
  name: z.string(),
  slug: z.string(),
  sku: z.string(),
  brand: z.string(),
  images_product: z.string(),
  /** The agreed quantity when the package was shipped. */
  quantity: z.number(),
  received: z.number(),
  /** Whole rupiah. */
  sub_total: z.number(),
  sub_total_received: z.number(),
  sub_total_tax: z.number(),
  note: z.string(),
  /** Why less was received than ordered; null when no reason was given. */
  shortage: z.enum(SHORTAGES).nullable(),
})
export type ReceiptItem = z.output<typeof receiptItemShape>

const partyShape = z.object({
  _id: z.string(),
  name: z.string(),
  phone: z.string(),
  address: z.string(),
  email: z.string(),
})

/** Spec 2 §3, GRN. */
const receiptFields = z.object({
  _id: z.string(),
  /** The receipt's code, the date of receipt, and the receiver's name. */
  received: z.object({ code: z.string(), date: z.string(), name: z.string() }),
  vendor: partyShape,
  buyer: partyShape,
  items: z.array(receiptItemShape),
  reference_doc: z.object({
    packageId: z.string(),
    orderId: z.string(),
    code_po: z.string(),
    code_package: z.string(),
    date_order: z.string(),
    payment_term: z.object({ name: z.string(), value: z.number() }),
  }),
  lastStatus: z.enum(RECEIPT_STATES),
  statuses: z.array(statusEntryShape),
  /** The received goods in whole rupiah, tax included, without shipping. */
  total: z.number(),
  version: z.number(),
})

export const receiptShape = receiptFields.extend({ actions: actionsShape(RECEIPT_ACTIONS) })
export type Receipt = z.output<typeof receiptShape>
export const vendorReceiptShape = receiptFields.extend({
  actions: actionsShape(VENDOR_RECEIPT_ACTIONS),
})
export type VendorReceipt = z.output<typeof vendorReceiptShape>
