import { z } from 'zod'
import { actionsShape, statusEntryShape } from '../kernel/shapes'
import { INVOICE_ACTIONS, VENDOR_INVOICE_ACTIONS } from './invoices.abilities'
import { INVOICE_STATES } from './invoices.states'

/** Spec 2 §3, Invoice item; prices and totals in rupiah. */
const invoiceItemShape = z.object({
  _id: z.string(),
  name: z.string(),
  slug: z.string(),
  sku: z.string(),
  brand: z.string(),
  retail_price: z.number(),
  discount: z.number(),
  discount_price: z.number(),
  /** The first order, and the agreed order when the package was shipped, which the invoice is compared with. */
  quantity_original: z.number(),
  quantity: z.number(),
  discount_price_original: z.number(),
  sub_total_original: z.number(),
  received: z.number(),
  tax: z.object({ title: z.string(), value: z.number() }),
  sub_total: z.number(),
  /** Without tax; together with `sub_total_tax` the invoiced amount. */
  sub_total_received: z.number(),
  sub_total_tax: z.number(),
  note: z.string(),
})
export type InvoiceItem = z.output<typeof invoiceItemShape>

const partyShape = z.object({
  _id: z.string(),
  name: z.string(),
  phone: z.string(),
  address: z.string(),
  /** NPWP; empty when unknown. */
  tax_number: z.string(),
})

const paymentInfoShape = z.object({
  method: z.string(),
  bank: z.string(),
  /** The account to pay to. */
  directions: z.string(),
  code: z.string(),
  /** Link to the picture of the proof; empty before the upload. */
  imageUrl: z.string(),
})

const DUE_MARKS = ['overdue', 'soon'] as const
export type DueMark = (typeof DUE_MARKS)[number]

/** Spec 2 §3, Invoice. */
const invoiceFields = z.object({
  _id: z.string(),
  invoice_number: z.string(),
  date: z.string(),
  vendor: partyShape,
  buyer: partyShape,
  sub_total: z.number(),
  tax: z.number(),
  shipping_costs: z.number(),
  /** The part of the order's down payment that this invoice uses, in whole rupiah. */
  down_payment: z.number(),
  grand_total: z.number(),
  /** yyyy-MM-dd in the buyer's time zone. */
  due_date: z.string(),
  /** Whether the invoice is due soon or overdue in the buyer's time zone; null once it is paid. */
  due_mark: z.enum(DUE_MARKS).nullable(),
  lastStatus: z.enum(INVOICE_STATES),
  statuses: z.array(statusEntryShape),
  infoPayment: z.array(paymentInfoShape),
  items: z.array(invoiceItemShape),
  reference_document: z.array(
    z.object({
      code_po: z.string(),
      code_package: z.string(),
      code_grn: z.string(),
      orderId: z.string(),
      packageId: z.string(),
    }),
  ),
  direct_payment: z.boolean(),
  version: z.number(),
})

export const invoiceShape = invoiceFields.extend({ actions: actionsShape(INVOICE_ACTIONS) })
export type Invoice = z.output<typeof invoiceShape>
export const vendorInvoiceShape = invoiceFields.extend({
  actions: actionsShape(VENDOR_INVOICE_ACTIONS),
})
export type VendorInvoice = z.output<typeof vendorInvoiceShape>

export const invoicePreviewShape = invoiceFields
  .pick({
    vendor: true,
    buyer: true,
    sub_total: true,
    tax: true,
    shipping_costs: true,
    down_payment: true,
    grand_total: true,
    due_date: true,
    items: true,
    reference_document: true,
    direct_payment: true,
  })
  .extend({
    /** What is left of the order's down payment before this invoice. */
    down_payment_left: z.number(),
    payment_term: z.number(),
    receipt_version: z.number(),
  })
export type InvoicePreview = z.output<typeof invoicePreviewShape>
