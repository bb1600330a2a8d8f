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
  /** As ordered first, and as it stood when the package was shipped: what the invoice is held against. */
  quantity_original: z.number(),
  quantity: z.number(),
  discount_price_original: z.number(),
  sub_total_original: z.number(),
  received: z.number(),
  tax: z.object({ title: z.string(), value: z.number() }),
  sub_total: z.number(),
  /** Tax left out; with `sub_total_tax` it is what is invoiced. */
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
  /** NPWP; empty where none was given. */
  tax_number: z.string(),
})

/** How an invoice is being paid, or was. */
const paymentInfoShape = z.object({
  method: z.string(),
  bank: z.string(),
  /** The account that is paid to. */
  directions: z.string(),
  /** The payment's. */
  code: z.string(),
  /** A link to the proof's picture; empty before there is one. */
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
  /** Whole rupiah of the order's that it uses. */
  down_payment: z.number(),
  grand_total: z.number(),
  /** yyyy-MM-dd, the buyer's day. */
  due_date: z.string(),
  /** By the buyer's calendar, while it is to be paid. */
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

/** What an invoice of a receipt would come to, before it is issued. */
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
    /** Of the order's down payment, before this invoice takes of it. */
    down_payment_left: z.number(),
    payment_term: z.number(),
    /** Of the receipt that was looked at. */
    receipt_version: z.number(),
  })
export type InvoicePreview = z.output<typeof invoicePreviewShape>
