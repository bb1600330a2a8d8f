import { z } from 'zod'
import { XLSX } from '../files/files.constants'
import { defineContract } from '../kernel/contract'
import { TABLE_ROWS } from '../kernel/limits'
import { idShape, pageShape, shortText } from '../kernel/shapes'
import { REPORT_RATE } from './reports.contract'
import { DOWNLOAD_STATES } from './reports.download.states'

const ofDownloads = { surface: 'buyer', feature: 'reports.download' } as const
const range = { from: shortText, to: shortText }

/** Rows of each sheet, and of these what no figure of purchases counts. */
const sizeShape = z.object({
  orders: z.number(),
  items: z.number(),
  receipts: z.number(),
  invoices: z.number(),
  uncounted: z.object({ orders: z.number(), items: z.number(), invoices: z.number() }),
})
export type ReportSize = z.output<typeof sizeShape>

/** `Making` until it is `Ready` or `Failed`; kept for a week, then `Gone`. */
const downloadShape = z.object({
  _id: z.string(),
  from: z.string(),
  to: z.string(),
  lastStatus: z.enum(DOWNLOAD_STATES),
  /** Rows written so far, and of how many. */
  rows: z.number(),
  of: z.number(),
  date: z.string(),
  /** Until when it is kept, once it is ready. */
  until: z.string().nullable(),
  /** A link, once it is ready. */
  url: z.string().nullable(),
  /** Bytes. */
  size: z.number().nullable(),
})
export type ReportDownload = z.output<typeof downloadShape>

export const getReportSize = defineContract({
  ...ofDownloads,
  mayLag: true,
  name: 'getReportSize',
  method: 'GET',
  path: '/report/download/size',
  token: 'access',
  summary: 'How many rows a report of a range has',
  query: z.object({ buyerId: idShape.optional(), ...range }),
  data: sizeShape,
  rates: [REPORT_RATE],
})

/** Spec 2 §7: `orderId` = the buyer's id. One state of the data, whatever happens meanwhile. */
export const downloadReport = defineContract({
  ...ofDownloads,
  mayLag: true,
  name: 'downloadReport',
  method: 'POST',
  path: '/report/download',
  token: 'access',
  summary: 'Orders, items, receipts and invoices of a range as a spreadsheet, streamed',
  writes: false,
  body: z.object({
    orderId: idShape.optional(),
    ...range,
    /** Accepted, ignored. */
    platform: z.string().max(64).optional(),
  }),
  download: XLSX,
  data: z.null(),
  rates: [{ name: 'report-download', per: 'person', most: 20, seconds: 300 }],
  errors: ['rule'],
})

export const orderReport = defineContract({
  ...ofDownloads,
  name: 'orderReport',
  method: 'POST',
  path: '/report/download/later',
  token: 'access',
  summary: 'Has a large report made; who asked is told when it is ready',
  body: z.object(range),
  data: downloadShape,
  rates: [{ name: 'report-order', per: 'person', most: 10, seconds: 3600 }],
  errors: ['rule'],
})

export const listReportDownloads = defineContract({
  ...ofDownloads,
  name: 'listReportDownloads',
  method: 'GET',
  path: '/report/downloads',
  token: 'access',
  summary: 'One’s own reports that are or were made, newest first',
  query: z.object(pageShape(TABLE_ROWS)),
  data: z.array(downloadShape),
  paged: true,
})

export const cancelReportDownload = defineContract({
  ...ofDownloads,
  name: 'cancelReportDownload',
  method: 'DELETE',
  path: '/report/downloads/:id',
  token: 'access',
  summary: 'Stops a report of one’s own that is being made',
  params: z.object({ id: idShape }),
  data: downloadShape,
  errors: ['illegal_move'],
})

export const removeReportDownload = defineContract({
  ...ofDownloads,
  name: 'removeReportDownload',
  method: 'POST',
  path: '/report/downloads/:id/remove',
  token: 'access',
  summary: 'Takes a report of one’s own off the list, with its file',
  params: z.object({ id: idShape }),
  data: downloadShape,
  errors: ['illegal_move'],
})
