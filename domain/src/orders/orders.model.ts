import { z } from 'zod'
import { taxShape } from '../catalog/catalog.model'
import { actionsShape, statusEntryShape } from '../kernel/shapes'
import {
  ITEM_ACTIONS,
  ORDER_ACTIONS,
  PACKAGE_ACTIONS,
  ROW_PACKAGE_ACTIONS,
  VENDOR_ITEM_ACTIONS,
  VENDOR_ORDER_ACTIONS,
  VENDOR_PACKAGE_ACTIONS,
} from './orders.abilities'
import { DOWN_PAYMENT_STATES, PACKAGE_STATES } from './orders.states'

/**
 * Spec 2 §3, Order item. While the item waits for approval these fields are the proposed values;
 * `standing` holds the agreed ones, which the totals use.
 */
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
  /** The value as ordered, like the other fields that end in `original`. */
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
  /** The vendor's reason for proposing another quantity or price; empty unless the item waits for approval. */
  reason: z.string(),
  note: z.string(),
  lastStatus: z.enum(['Waiting Approval', 'Approved', 'Rejected']).nullable(),
  /**
   * The item will not be delivered: it was rejected, accepted with quantity 0, or its package was canceled.
   */
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
  /** The status history of its goods receipt; empty before there is one. */
  receipt_statuses: z.array(statusEntryShape),
  /** The invoice for the package; null before it is issued and after it was withdrawn. */
  invoice: z
    .object({
      _id: z.string(),
      invoice_number: z.string(),
      lastStatus: z.string(),
      /** Whole rupiah, after deducting the down payment that the invoice uses. */
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
  ship_to: z.object({
    name: z.string(),
    phone: z.string(),
    address: z.string(),
    city: z.string(),
    zip_code: z.string(),
  }),
  department: z.string(),
  grand_total: z.number(),
  /** Shipping cost of all packages that are not canceled, including packages not shown. */
  shipping_total: z.number(),
  down_payment: z.number(),
  /** The part of the down payment that the order's invoices have used, in whole rupiah. */
  down_payment_used: z.number(),
  /** Null when the vendor requires none. */
  down_payment_status: z.enum(DOWN_PAYMENT_STATES).nullable(),
  down_payment_statuses: z.array(statusEntryShape),
  /** Link to the picture of the proof; null before the upload. */
  proof_of_advance_payment: z.string().nullable(),
  /** Down payment to be returned or already returned, in whole rupiah; 0 for none. */
  refund_due: z.number(),
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

const rowPackageShape = packageFields
  .pick({ _id: true, code_package: true, lastStatus: true })
  .extend({
    /** Number of items with a change by the vendor that waits for a decision. */
    waiting_items: z.number(),
    /** The status of its goods receipt; null before there is one. */
    receipt_status: z.string().nullable(),
    actions: actionsShape(ROW_PACKAGE_ACTIONS),
  })
export type RowPackage = z.output<typeof rowPackageShape>
/** An order as a row of the list, without items and histories; only the packages of the tab. */
export const orderRowShape = orderFields
  .pick({
    _id: true,
    code_po: true,
    date: true,
    grand_total: true,
    shipping_total: true,
    down_payment_status: true,
    refund_due: true,
    lastStatus: true,
  })
  .extend({
    vendor: partyShape.pick({ name: true, email: true }),
    packages: z.array(rowPackageShape),
    actions: actionsShape(ORDER_ACTIONS),
  })
export type OrderRow = z.output<typeof orderRowShape>

const vendorOrderItemShape = itemFields.extend({
  actions: actionsShape(VENDOR_ITEM_ACTIONS),
})
export type VendorOrderItem = z.output<typeof vendorOrderItemShape>
const vendorPackageShape = packageFields.extend({
  items: z.array(vendorOrderItemShape),
  actions: actionsShape(VENDOR_PACKAGE_ACTIONS),
})
export type VendorPackage = z.output<typeof vendorPackageShape>
/** The order as its vendor sees it, with the vendor's actions. */
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

/** A step in a line's history, oldest first, from the event that caused it. */
export const ledgerLineShape = z.object({
  item_id: z.string(),
  code_package: z.string(),
  name: z.string(),
  entries: z.array(
    z.object({
      step: z.enum(LEDGER_STEPS),
      quantity: z.number(),
      /** The line's amount after the step, in whole rupiah. */
      amount: z.number(),
      user: z.string(),
      timestamp: z.string(),
      note: z.string(),
    }),
  ),
})
export type LedgerLine = z.output<typeof ledgerLineShape>
