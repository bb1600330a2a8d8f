import { z } from 'zod'
import { buyerCall } from '../kernel/contract'
import { idShape, pageShape, shortText } from '../kernel/shapes'
import { FIGURE_NAMES, HOME_FIGURE_NAMES, ROWS_PAGE_SIZE } from './reports.figures'
import {
  todoShape,
  figureShape,
  invoiceSumsShape,
  orderSumsShape,
  reportRowShape,
  reportShape,
} from './reports.model'
import { firstStepShape, monthSpendShape, recentDocumentShape } from './reports.overview'

/** A limit per user, because a long range reads years of orders. */
export const REPORT_RATE = { name: 'report', per: 'person', max: 120, seconds: 60 } as const

/** Times without offset are in the company's time zone; the last day is included completely. */
const range = { from: shortText, to: shortText }

export const getReport = buyerCall({
  name: 'getReport',
  method: 'GET',
  path: '/report/buyer/dashboard',
  summary: 'Tiles, charts and lists of a range, compared with the previous range',
  feature: 'reports.read',
  mayLag: true,
  query: z.object({ buyerId: idShape.optional(), ...range }),
  data: reportShape,
  rates: [REPORT_RATE],
})

/**
 * Returns the documents or lines counted by a figure, optionally of one name in a grouping or of
 * one product.
 */
export const listReportRows = buyerCall({
  name: 'listReportRows',
  method: 'GET',
  path: '/report/buyer/rows',
  summary: 'The rows of a report’s figure, newest first',
  feature: 'reports.read',
  mayLag: true,
  query: z.object({
    buyerId: idShape.optional(),
    ...range,
    figure: z.enum(FIGURE_NAMES),
    vendor_id: idShape.optional(),
    product_id: idShape.optional(),
    /** `generic` selects orders without a department. */
    department: idShape.optional(),
    /** `none` selects lines of products that are no longer in the catalogue. */
    category_id: idShape.optional(),
    /** An empty text selects lines without a brand. */
    brand: shortText.optional(),
    ...pageShape(ROWS_PAGE_SIZE),
  }),
  data: z.object({ rows: z.array(reportRowShape), total: figureShape }),
  paged: true,
  rates: [REPORT_RATE],
})

/**
 * Returns figures of the whole company without a date range; figures that the user's role cannot
 * read are null.
 */
export const getOrderSums = buyerCall({
  name: 'getOrderSums',
  method: 'GET',
  path: '/report/buyer/sum/order',
  summary: 'The cards of the home: Account Payable, Total Purchases, Total PR, Active PO',
  feature: 'any',
  query: z.object({ id: idShape.optional() }),
  data: orderSumsShape,
})

export const getInvoiceSums = buyerCall({
  name: 'getInvoiceSums',
  method: 'GET',
  path: '/report/dashboard/buyer',
  summary: 'The statistic cards of the home: sums of unpaid and of paid invoices',
  feature: 'any',
  query: z.object({ buyer_id: idShape.optional() }),
  data: invoiceSumsShape,
})

/** Returns the documents or lines counted by a card or a to-do of the home screen. */
export const listHomeRows = buyerCall({
  name: 'listHomeRows',
  method: 'GET',
  path: '/report/buyer/home/rows',
  summary: 'The rows of a figure of the home, newest first',
  feature: 'orders.read',
  query: z.object({ figure: z.enum(HOME_FIGURE_NAMES), ...pageShape(ROWS_PAGE_SIZE) }),
  data: z.object({ rows: z.array(reportRowShape), total: figureShape }),
  paged: true,
  rates: [REPORT_RATE],
})

/** Returns the to-dos of the user's role, in the order of a working day, without those that are empty. */
export const listTodos = buyerCall({
  name: 'listTodos',
  method: 'GET',
  path: '/report/buyer/duties',
  summary: 'The current user’s to-dos',
  feature: 'any',
  data: z.array(todoShape),
})

export const getMonthSpend = buyerCall({
  name: 'getMonthSpend',
  method: 'GET',
  path: '/report/buyer/month',
  summary: 'Purchases of this month, compared with the same period last month',
  feature: 'reports.read',
  mayLag: true,
  data: monthSpendShape,
  rates: [REPORT_RATE],
})

/** Returns recent requests, orders, invoices and templates, limited to the kinds that the user may read. */
export const listRecentDocuments = buyerCall({
  name: 'listRecentDocuments',
  method: 'GET',
  path: '/report/buyer/recent',
  summary:
    'The newest requests, orders and invoices of the company, and its last changed templates',
  feature: 'any',
  data: z.array(recentDocumentShape),
})

/**
 * Returns the first steps that the user may take, each with whether it is done; empty once the
 * company has ordered.
 */
export const listFirstSteps = buyerCall({
  name: 'listFirstSteps',
  method: 'GET',
  path: '/report/buyer/first-steps',
  summary: 'The first steps of a new company',
  feature: 'company.edit',
  data: z.array(firstStepShape),
})
