import { z } from 'zod'
import { buyerCall } from '../kernel/contract'
import { idShape, pageShape, shortText } from '../kernel/shapes'
import { FIGURE_NAMES, HOME_FIGURE_NAMES, ROWS_PAGE_SIZE } from './reports.figures'
import {
  dutyShape,
  figureShape,
  invoiceSumsShape,
  orderSumsShape,
  reportRowShape,
  reportShape,
} from './reports.model'
import { firstStepShape, monthSpendShape, recentDocumentShape } from './reports.overview'

/** A report of a long range reads a year of orders. */
export const REPORT_RATE = { name: 'report', per: 'person', most: 120, seconds: 60 } as const

/** Times without offset are the company's, and a day is in it to its end (`wire.md`). */
const range = { from: shortText, to: shortText }

export const getReport = buyerCall({
  name: 'getReport',
  method: 'GET',
  path: '/report/buyer/dashboard',
  summary: 'Tiles, charts and lists of a range, beside those of the range before',
  feature: 'reports.read',
  mayLag: true,
  query: z.object({ buyerId: idShape.optional(), ...range }),
  data: reportShape,
  rates: [REPORT_RATE],
})

/** The rows whose count and sum a figure is; narrowed by one name of a grouping, or a product. */
export const listReportRows = buyerCall({
  name: 'listReportRows',
  method: 'GET',
  path: '/report/buyer/rows',
  summary: 'What is behind a figure of the report, newest first',
  feature: 'reports.read',
  mayLag: true,
  query: z.object({
    buyerId: idShape.optional(),
    ...range,
    figure: z.enum(FIGURE_NAMES),
    vendor_id: idShape.optional(),
    product_id: idShape.optional(),
    /** `generic` = orders without a department. */
    department: idShape.optional(),
    /** `none` = lines of products that are in the catalogue no more. */
    category_id: idShape.optional(),
    /** Empty = lines without a brand. */
    brand: shortText.optional(),
    ...pageShape(ROWS_PAGE_SIZE),
  }),
  data: z.object({ rows: z.array(reportRowShape), total: figureShape }),
  paged: true,
  rates: [REPORT_RATE],
})

/** Of the whole company, whenever it was; what one's role doesn't read is null. */
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

/** The rows whose count and sum a card or a duty of the home is. */
export const listHomeRows = buyerCall({
  name: 'listHomeRows',
  method: 'GET',
  path: '/report/buyer/home/rows',
  summary: 'What is behind a figure of the home, newest first',
  feature: 'orders.read',
  query: z.object({ figure: z.enum(HOME_FIGURE_NAMES), ...pageShape(ROWS_PAGE_SIZE) }),
  data: z.object({ rows: z.array(reportRowShape), total: figureShape }),
  paged: true,
  rates: [REPORT_RATE],
})

/** Those of one's role alone, in the order of a working day; none with nothing to do. */
export const listDuties = buyerCall({
  name: 'listDuties',
  method: 'GET',
  path: '/report/buyer/duties',
  summary: 'What waits for who asks',
  feature: 'any',
  data: z.array(dutyShape),
})

export const getMonthSpend = buyerCall({
  name: 'getMonthSpend',
  method: 'GET',
  path: '/report/buyer/month',
  summary: 'Purchases of this month, beside those of last month until the same day',
  feature: 'reports.read',
  mayLag: true,
  data: monthSpendShape,
  rates: [REPORT_RATE],
})

/** Requests, orders, invoices and templates: the kinds that the user may read. */
export const listRecentDocuments = buyerCall({
  name: 'listRecentDocuments',
  method: 'GET',
  path: '/report/buyer/recent',
  summary:
    'The newest requests, orders and invoices of the company, and its last changed templates',
  feature: 'any',
  data: z.array(recentDocumentShape),
})

/** The steps that the user may take, each with whether it is done; none once the company has ordered. */
export const listFirstSteps = buyerCall({
  name: 'listFirstSteps',
  method: 'GET',
  path: '/report/buyer/first-steps',
  summary: 'The first steps of a new company',
  feature: 'company.edit',
  data: z.array(firstStepShape),
})
