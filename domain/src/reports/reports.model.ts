import { z } from 'zod'
import { STEPS } from './reports.ranges'
import { COMPARED_TILES, TILES } from './reports.figures'

/** The number of documents or lines, and their amount in whole rupiah. */
export const figureShape = z.object({ count: z.number(), totalAmount: z.number() })
export type FigureValue = z.output<typeof figureShape>

const tilesShape = z.record(z.enum(TILES), figureShape)

const rangeShape = z.object({ from: z.string(), to: z.string() })

/** One name of a grouping; `count` is the number of lines. An empty id means none, such as no department. */
const groupShape = z.object({
  _id: z.string(),
  name: z.string(),
  count: z.number(),
  totalAmount: z.number(),
})
export type Group = z.output<typeof groupShape>

/**
 * Spec 2 §3, Report data; money in whole rupiah. Documents belong to the range by order date
 * (invoices by due date) in the company's time zone.
 */
export const reportShape = tilesShape.and(
  z.object({
    /**
     * By purchase value, largest first; `_id` is the vendor's id. Vendors beyond the first 50 are
     * summed up in `others`.
     */
    seller: z.array(
      z.object({ _id: z.string(), vendorName: z.string(), count: z.number(), total: z.number() }),
    ),
    /** By brand, which is also the `_id`; empty for products without a brand. */
    category: z.array(z.object({ _id: z.string(), count: z.number(), totalAmount: z.number() })),
    /** The most purchased products by quantity; `_id` is the product's id. */
    product: z.array(
      z.object({
        _id: z.string(),
        name: z.string(),
        /** The product's vendor, because products of several vendors may have the same name. */
        vendorName: z.string(),
        qty: z.number(),
        totalAmount: z.number(),
      }),
    ),
    department: z.array(groupShape),
    /** By the product's current root category. */
    product_category: z.array(groupShape),
    /** The sum of the names beyond each grouping's limit. */
    others: z.object({
      seller: figureShape,
      category: figureShape,
      department: figureShape,
      product_category: figureShape,
    }),
    /** Orders that are not canceled, of the current day, month and year, independent of the range. */
    purchase_today: z.number(),
    purchase_month: z.number(),
    purchase_year: z.number(),
    /** The value of purchases per day or month. */
    chart: z.object({ labels: z.array(z.string()), data: z.array(z.number()) }),
    /** The same points with the number of orders; `createdAt` is the first day, `yyyy-MM-dd`. */
    purchase_value_and_order: z.array(
      z.object({ total: z.number(), count: z.number(), createdAt: z.string() }),
    ),
    period: rangeShape.extend({ step: z.enum(STEPS), time_zone: z.string() }),
    /**
     * The previous range with its compared tiles; `until` is the instant up to which it is counted
     * while the current range is in progress. Null for a range that has not begun.
     */
    before: rangeShape
      .extend({
        until: z.string().nullable(),
        tiles: z.record(z.enum(COMPARED_TILES), figureShape),
        /** The points drawn for comparison with `purchase_value_and_order`, matched by position. */
        points: z.array(z.object({ total: z.number(), count: z.number(), createdAt: z.string() })),
      })
      .nullable(),
  }),
)
export type Report = z.output<typeof reportShape>

export const reportRowShape = z.object({
  _id: z.string(),
  /** The code of the order or invoice. */
  code: z.string(),
  document_id: z.string(),
  /** `PKG-…` for a line; otherwise empty. */
  code_package: z.string(),
  vendor: z.string(),
  department: z.string(),
  /** The product's name; empty for orders and invoices. */
  name: z.string(),
  brand: z.string(),
  quantity: z.number().nullable(),
  /** The date of the order, or the due day of an invoice. */
  date: z.string(),
  lastStatus: z.string(),
  /** The amount added to the figure, in whole rupiah. */
  amount: z.number(),
})
export type ReportRow = z.output<typeof reportRowShape>

/** Spec 2 §2, `/dashboard`: figures that the user's role cannot read are null. */
export const orderSumsShape = z.object({
  account_payable: figureShape.nullable(),
  total_purchases: figureShape.nullable(),
  total_pr: figureShape.nullable(),
  active_po: figureShape.nullable(),
})
export type OrderSums = z.output<typeof orderSumsShape>

export const invoiceSumsShape = z.object({
  unpaid: figureShape.nullable(),
  paid: figureShape.nullable(),
})
export type InvoiceSums = z.output<typeof invoiceSumsShape>

/** The to-dos of the home screen, each linked to its list. */
export const TODOS = [
  'requests-to-approve',
  'drafts-to-submit',
  'requests-rejected',
  'down-payments-to-pay',
  'items-to-decide',
  'deliveries-late',
  'receipts-to-enter',
  'receipts-to-correct',
  'invoices-overdue',
  'invoices-due',
  'proofs-to-send',
] as const
export type Todo = (typeof TODOS)[number]
export const todoShape = z.object({
  duty: z.enum(TODOS),
  count: z.number(),
  /** Whole rupiah; null when an amount has no meaning. */
  totalAmount: z.number().nullable(),
})
export type TodoCount = z.output<typeof todoShape>
