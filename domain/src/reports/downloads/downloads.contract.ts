import { z } from 'zod'
import { XLSX } from '../../files/files.constants'
import { buyerCall } from '../../kernel/contract'
import { TABLE_ROWS } from '../../kernel/limits'
import { idShape, pageShape, shortText } from '../../kernel/shapes'
import { REPORT_RATE } from '../reports.contract'
import { DOWNLOAD_STATES } from './downloads.states'

const range = { from: shortText, to: shortText }

/** Number of rows in each sheet, and of the rows that no purchase figure counts. */
const sizeShape = z.object({
  orders: z.number(),
  items: z.number(),
  receipts: z.number(),
  invoices: z.number(),
  uncounted: z.object({ orders: z.number(), items: z.number(), invoices: z.number() }),
})
export type ReportSize = z.output<typeof sizeShape>

/** `Making` until it is `Ready` or `Failed`; `Gone` after a week. */
const downloadShape = z.object({
  _id: z.string(),
  from: z.string(),
  to: z.string(),
  lastStatus: z.enum(DOWNLOAD_STATES),
  /** Number of rows written so far, and in total. */
  rows: z.number(),
  of: z.number(),
  date: z.string(),
  /** When the file will be deleted; null until it is ready. */
  until: z.string().nullable(),
  /** Link to the file; null until it is ready. */
  url: z.string().nullable(),
  /** Bytes. */
  size: z.number().nullable(),
})
export type ReportDownload = z.output<typeof downloadShape>

export const getReportSize = buyerCall({
  mayLag: true,
  name: 'getReportSize',
  method: 'GET',
  path: '/report/download/size',
  summary: 'The number of rows of a report',
  feature: 'reports.download',
  query: z.object({ buyerId: idShape.optional(), ...range }),
  data: sizeShape,
  rates: [REPORT_RATE],
})

/** Spec 2 §7: `orderId` is the buyer's id. All sheets are read from the same snapshot of the data. */
export const downloadReport = buyerCall({
  mayLag: true,
  name: 'downloadReport',
  method: 'POST',
  path: '/report/download',
  summary: 'Orders, items, receipts and invoices of a range as a spreadsheet, streamed',
  feature: 'reports.download',
  writes: false,
  body: z.object({
    orderId: idShape.optional(),
    ...range,
    /** Accepted but ignored. */
    platform: z.string().max(64).optional(),
  }),
  download: XLSX,
  data: z.null(),
  rates: [{ name: 'report-download', per: 'person', max: 20, seconds: 300 }],
  errors: ['rule'],
})

export const orderReport = buyerCall({
  name: 'orderReport',
  method: 'POST',
  path: '/report/download/later',
  summary: 'Orders a large report; the user is notified when it is ready',
  feature: 'reports.download',
  body: z.object(range),
  data: downloadShape,
  rates: [{ name: 'report-order', per: 'person', max: 10, seconds: 3600 }],
  errors: ['rule'],
})

export const listReportDownloads = buyerCall({
  name: 'listReportDownloads',
  method: 'GET',
  path: '/report/downloads',
  summary: 'The current user’s reports, newest first',
  feature: 'reports.download',
  query: z.object(pageShape(TABLE_ROWS)),
  data: z.array(downloadShape),
  paged: true,
})

export const cancelReportDownload = buyerCall({
  name: 'cancelReportDownload',
  method: 'DELETE',
  path: '/report/downloads/:id',
  summary: 'Cancels a report of the current user that is being generated',
  feature: 'reports.download',
  params: z.object({ id: idShape }),
  data: downloadShape,
  errors: ['illegal_move'],
})

export const removeReportDownload = buyerCall({
  name: 'removeReportDownload',
  method: 'POST',
  path: '/report/downloads/:id/remove',
  summary: 'Deletes a report of the current user, with its file',
  feature: 'reports.download',
  params: z.object({ id: idShape }),
  data: downloadShape,
  errors: ['illegal_move'],
})
