import { z } from 'zod'
import { defineContract } from '../kernel/contract'
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

const ofReports = { surface: 'buyer', feature: 'reports.read', mayLag: true } as const
/** A report of a long range reads a year of orders. */
export const REPORT_RATE = { name: 'report', per: 'person', most: 120, seconds: 60 } as const

/** Times without offset are the company's, and a day is in it to its end (`wire.md`). */
const range = { from: shortText, to: shortText }

export const getReport = defineContract({
  ...ofReports,
  name: 'getReport',
  method: 'GET',
  path: '/report/buyer/dashboard',
  token: 'access',
  summary: 'Tiles, charts and lists of a range, beside those of the range before',
  query: z.object({ buyerId: idShape.optional(), ...range }),
  data: reportShape,
  rates: [REPORT_RATE],
})

/** The rows whose count and sum a figure is; narrowed by one name of a grouping, or a product. */
export const listReportRows = defineContract({
  ...ofReports,
  name: 'listReportRows',
  method: 'GET',
  path: '/report/buyer/rows',
  token: 'access',
  summary: 'What is behind a figure of the report, newest first',
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

const ofHome = { surface: 'buyer', feature: 'any' } as const

/** Of the whole company, whenever it was; what one's role doesn't read is null. */
export const getOrderSums = defineContract({
  ...ofHome,
  name: 'getOrderSums',
  method: 'GET',
  path: '/report/buyer/sum/order',
  token: 'access',
  summary: 'The cards of the home: Account Payable, Total Purchases, Total PR, Active PO',
  query: z.object({ id: idShape.optional() }),
  data: orderSumsShape,
})

export const getInvoiceSums = defineContract({
  ...ofHome,
  name: 'getInvoiceSums',
  method: 'GET',
  path: '/report/dashboard/buyer',
  token: 'access',
  summary: 'The statistic cards of the home: sums of unpaid and of paid invoices',
  query: z.object({ buyer_id: idShape.optional() }),
  data: invoiceSumsShape,
})

/** The rows whose count and sum a card or a duty of the home is. */
export const listHomeRows = defineContract({
  surface: 'buyer',
  feature: 'orders.read',
  name: 'listHomeRows',
  method: 'GET',
  path: '/report/buyer/home/rows',
  token: 'access',
  summary: 'What is behind a figure of the home, newest first',
  query: z.object({ figure: z.enum(HOME_FIGURE_NAMES), ...pageShape(ROWS_PAGE_SIZE) }),
  data: z.object({ rows: z.array(reportRowShape), total: figureShape }),
  paged: true,
  rates: [REPORT_RATE],
})

/** Those of one's role alone, in the order of a working day; none with nothing to do. */
export const listDuties = defineContract({
  ...ofHome,
  name: 'listDuties',
  method: 'GET',
  path: '/report/buyer/duties',
  token: 'access',
  summary: 'What waits for who asks',
  data: z.array(dutyShape),
})
