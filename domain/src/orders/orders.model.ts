import { z } from 'zod'
import { taxShape } from '../catalog/catalog.model'
import { actionsShape, statusEntryShape } from '../kernel/shapes'
import {
  ITEM_ACTIONS,
  ORDER_ACTIONS,
  PACKAGE_ACTIONS,
  VENDOR_ITEM_ACTIONS,
  VENDOR_ORDER_ACTIONS,
  VENDOR_PACKAGE_ACTIONS,
} from './orders.abilities'
import { DOWN_PAYMENT_STATES, PACKAGE_STATES } from './orders.states'

/** Spec 2 §3, Order item. While it waits it has the proposed figures, and `standing` what totals count. */
const itemFields = z.object({
  _id: z.string(),
  productId: z.string(),
  vendorId: z.string(),
  name: z.string(),
  slug: z.string(),
  sku: z.string(),
  brand: z.string(),
  images_product: z.string(),
  retail_price: z.number(),
  /** As ordered, like the other originals. */
  retail_price_original: z.number(),
  discount: z.number(),
  discount_price: z.number(),
  discount_price_original: z.number(),
  tax: taxShape,
  single_tax_price: z.number(),
  quantity: z.number(),
  quantity_original: z.number(),
  sub_total: z.number(),
  sub_total_original: z.number(),
  standing: z
    .object({
      quantity: z.number(),
      retail_price: z.number(),
      discount_price: z.number(),
      sub_total: z.number(),
    })
    .nullable(),
  /** Why the vendor proposes another quantity or price; empty unless the item waits. */
  reason: z.string(),
  note: z.string(),
  lastStatus: z.enum(['Waiting Approval', 'Approved', 'Rejected']).nullable(),
  /** Nobody delivers it any more: rejected, accepted with nothing, or its package was cancelled. */
  canceled: z.boolean(),
  received: z.number().nullable(),
  sub_total_received: z.number().nullable(),
  sub_total_tax: z.number().nullable(),
  payment_term: z.array(z.object({ name: z.string(), value: z.number() })),
  version: z.number(),
})

const packageFields = z.object({
  _id: z.string(),
  code_package: z.string(),
  payment_terms: z.number(),
  lastStatus: z.enum(PACKAGE_STATES),
  statuses: z.array(statusEntryShape),
  /** Of its goods receipt; none before there is one. */
  receipt_statuses: z.array(statusEntryShape),
  /** That asks to be paid for it; null before there is one, and when it was withdrawn. */
  invoice: z
    .object({
      _id: z.string(),
      invoice_number: z.string(),
      lastStatus: z.string(),
      /** Whole rupiah, less the part of the down payment that the invoice uses. */
      grand_total: z.number(),
    })
    .nullable(),
  shipping_cost: z.number(),
  courier: z.string(),
  tracking_number: z.string(),
  total: z.number(),
  date: z.string(),
  updated: z.string(),
  version: z.number(),
})

const partyShape = z.object({
  _id: z.string(),
  name: z.string(),
  phone: z.string(),
  address: z.string(),
  email: z.string(),
})

/** Spec 2 §3, Purchase order. */
const orderFields = z.object({
  _id: z.string(),
  code_po: z.string(),
  code_pr: z.string(),
  request_id: z.string(),
  date: z.string(),
  vendor: partyShape,
  buyer: partyShape,
  /** Where the goods go. */
  ship_to: z.object({
    name: z.string(),
    phone: z.string(),
    address: z.string(),
    city: z.string(),
    zip_code: z.string(),
  }),
  department: z.string(),
  grand_total: z.number(),
  /** Of all its packages that are not cancelled, whichever of them are shown. */
  shipping_total: z.number(),
  down_payment: z.number(),
  /** Whole rupiah of the down payment that the order's invoices have used. */
  down_payment_used: z.number(),
  /** Null when the vendor asks for none. */
  down_payment_status: z.enum(DOWN_PAYMENT_STATES).nullable(),
  down_payment_statuses: z.array(statusEntryShape),
  /** A link to the proof's picture; null before there is one. */
  proof_of_advance_payment: z.string().nullable(),
  /** Whole rupiah of the down payment that are owed back, or were; 0 for none. */
  refund_due: z.number(),
  /** A link to the proof of the return. */
  proof_of_refund: z.string().nullable(),
  lastStatus: z.enum(PACKAGE_STATES),
  createdBy: z.string(),
  version: z.number(),
})

const orderItemShape = itemFields.extend({ actions: actionsShape(ITEM_ACTIONS) })
export type OrderItem = z.output<typeof orderItemShape>
const packageShape = packageFields.extend({
  items: z.array(orderItemShape),
  actions: actionsShape(PACKAGE_ACTIONS),
})
export type OrderPackage = z.output<typeof packageShape>
export const orderShape = orderFields.extend({
  packages: z.array(packageShape),
  actions: actionsShape(ORDER_ACTIONS),
})
export type PurchaseOrder = z.output<typeof orderShape>

const vendorOrderItemShape = itemFields.extend({
  actions: actionsShape(VENDOR_ITEM_ACTIONS),
})
export type VendorOrderItem = z.output<typeof vendorOrderItemShape>
const vendorPackageShape = packageFields.extend({
  items: z.array(vendorOrderItemShape),
  actions: actionsShape(VENDOR_PACKAGE_ACTIONS),
})
export type VendorPackage = z.output<typeof vendorPackageShape>
/** The same order as its vendor sees it: what differs is what one may do. */
export const vendorOrderShape = orderFields.extend({
  packages: z.array(vendorPackageShape),
  actions: actionsShape(VENDOR_ORDER_ACTIONS),
})
export type VendorOrder = z.output<typeof vendorOrderShape>

const LEDGER_STEPS = [
  'ordered',
  'changed',
  'taken-back',
  'accepted',
  'rejected',
  'canceled',
  'shipped',
  'received',
  'corrected',
  'returned',
  'approved',
  'invoiced',
  'invoice-withdrawn',
  'paid',
] as const
export type LedgerStep = (typeof LEDGER_STEPS)[number]

/** What became of each line, oldest first, from the events that moved it. */
export const ledgerLineShape = z.object({
  item_id: z.string(),
  code_package: z.string(),
  name: z.string(),
  entries: z.array(
    z.object({
      step: z.enum(LEDGER_STEPS),
      quantity: z.number(),
      /** Whole rupiah of the line after the step. */
      amount: z.number(),
      user: z.string(),
      timestamp: z.string(),
      note: z.string(),
    }),
  ),
})
export type LedgerLine = z.output<typeof ledgerLineShape>
