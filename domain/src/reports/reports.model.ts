import { z } from 'zod'
import { STEPS } from './reports.ranges'
import { COMPARED_TILES, TILES } from './reports.figures'

/** How many, and what they come to in whole rupiah. */
export const figureShape = z.object({ count: z.number(), totalAmount: z.number() })
export type FigureValue = z.output<typeof figureShape>

const tilesShape = z.record(z.enum(TILES), figureShape)

const rangeShape = z.object({ from: z.string(), to: z.string() })

/** One name of a grouping; `count` is of lines. Empty ids: of nothing named so, such as no department. */
const groupShape = z.object({
  _id: z.string(),
  name: z.string(),
  count: z.number(),
  totalAmount: z.number(),
})
export type Group = z.output<typeof groupShape>

/**
 * Spec 2 §3, Report data; money in whole rupiah. What the range holds is by the company's calendar, by
 * when the order was made (invoices: by when they are due).
 */
export const reportShape = tilesShape.and(
  z.object({
    /** By sales value, the largest first; `_id` the vendor's. Beyond 50 `others` sums the rest up. */
    seller: z.array(
      z.object({ _id: z.string(), vendorName: z.string(), count: z.number(), total: z.number() }),
    ),
    /** By brand, which is its `_id`; empty where a product has none. */
    category: z.array(z.object({ _id: z.string(), count: z.number(), totalAmount: z.number() })),
    /** The most purchased, by quantity; `_id` the product's. */
    product: z.array(
      z.object({
        _id: z.string(),
        name: z.string(),
        /** Who sells it: products of several vendors may be called the same. */
        vendorName: z.string(),
        qty: z.number(),
        totalAmount: z.number(),
      }),
    ),
    department: z.array(groupShape),
    /** By the uppermost category that the product has today. */
    product_category: z.array(groupShape),
    /** What is left over of each grouping, whose lists are cut. */
    others: z.object({
      seller: figureShape,
      category: figureShape,
      department: figureShape,
      product_category: figureShape,
    }),
    /** Orders that aren't cancelled of the day, month and year that it is, whatever the range. */
    purchase_today: z.number(),
    purchase_month: z.number(),
    purchase_year: z.number(),
    /** A point per day or month, the value of purchases. */
    chart: z.object({ labels: z.array(z.string()), data: z.array(z.number()) }),
    /** The same points with the number of orders; `createdAt` = the first day, `yyyy-MM-dd`. */
    purchase_value_and_order: z.array(
      z.object({ total: z.number(), count: z.number(), createdAt: z.string() }),
    ),
    period: rangeShape.extend({ step: z.enum(STEPS), time_zone: z.string() }),
    /**
     * The range that it is compared with, and those of its tiles that are; `until` the instant up to
     * which it counts where the range itself goes on. Null for a range that hasn't begun.
     */
    before: rangeShape
      .extend({
        until: z.string().nullable(),
        tiles: z.record(z.enum(COMPARED_TILES), figureShape),
        /** The points that `purchase_value_and_order` is drawn beside, each by its place. */
        points: z.array(z.object({ total: z.number(), count: z.number(), createdAt: z.string() })),
      })
      .nullable(),
  }),
)
export type Report = z.output<typeof reportShape>

/** One document or line behind a figure. */
export const reportRowShape = z.object({
  _id: z.string(),
  /** Of the order, or of the invoice. */
  code: z.string(),
  document_id: z.string(),
  /** `PKG-…` of a line; empty else. */
  code_package: z.string(),
  vendor: z.string(),
  department: z.string(),
  /** The product's; empty of orders and invoices. */
  name: z.string(),
  brand: z.string(),
  quantity: z.number().nullable(),
  /** When it was ordered, or the day that an invoice is due. */
  date: z.string(),
  lastStatus: z.string(),
  /** Whole rupiah that it adds to the figure. */
  amount: z.number(),
})
export type ReportRow = z.output<typeof reportRowShape>

/** Spec 2 §2, `/dashboard`: null where one's role doesn't read such documents. */
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

/** What waits for a person to do it; each is a link to its list. */
export const DUTIES = [
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
export type Duty = (typeof DUTIES)[number]
export const dutyShape = z.object({
  duty: z.enum(DUTIES),
  count: z.number(),
  /** Whole rupiah; null where a sum says nothing. */
  totalAmount: z.number().nullable(),
})
export type DutyCount = z.output<typeof dutyShape>
