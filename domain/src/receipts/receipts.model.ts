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
  /** Ordered: as it stood when the package was shipped. */
  quantity: z.number(),
  received: z.number(),
  /** Whole rupiah. */
  sub_total: z.number(),
  sub_total_received: z.number(),
  sub_total_tax: z.number(),
  note: z.string(),
  /** Why less was received than ordered; null without a reason. */
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
  /** The receipt's code, when the goods were received, and by whom. */
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
  /** Whole rupiah of what was received, tax included, without shipping. */
  total: z.number(),
  version: z.number(),
})

export const receiptShape = receiptFields.extend({ actions: actionsShape(RECEIPT_ACTIONS) })
export type Receipt = z.output<typeof receiptShape>
export const vendorReceiptShape = receiptFields.extend({
  actions: actionsShape(VENDOR_RECEIPT_ACTIONS),
})
export type VendorReceipt = z.output<typeof vendorReceiptShape>
