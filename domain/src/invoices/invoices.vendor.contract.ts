import { z } from 'zod'
import { vendorCall } from '../kernel/contract'
import { invoiceSortShape, searchShape } from '../kernel/search'
import { idShape, longText, pageShape, seenVersion } from '../kernel/shapes'
import { INVOICES_PAGE_SIZE } from './invoices.constants'
import { INVOICE_RANGES, VENDOR_INVOICE_TOPICS } from './invoices.list.topics'
import { invoicePreviewShape, vendorInvoiceShape } from './invoices.model'
import { INVOICE_STATES } from './invoices.states'

const invoice = z.object({ id: idShape })
const moved = z.object({ _id: z.string(), lastStatus: z.enum(INVOICE_STATES) })

export const listVendorInvoices = vendorCall({
  name: 'listVendorInvoices',
  method: 'GET',
  path: '/vendor/invoices',
  summary: "The vendor's invoices, newest first; of one status, by topic, by date range",
  token: 'id',
  query: z.object({
    ...pageShape(INVOICES_PAGE_SIZE),
    ...searchShape(VENDOR_INVOICE_TOPICS, INVOICE_RANGES),
    sort: invoiceSortShape,
    lastStatus: z.enum(INVOICE_STATES).optional(),
  }),
  data: z.array(vendorInvoiceShape),
  paged: true,
})

export const countVendorInvoices = vendorCall({
  name: 'countVendorInvoices',
  method: 'GET',
  path: '/vendor/invoices/count',
  summary: 'Numbers and sums of invoices by status',
  token: 'id',
  data: z.record(z.string(), z.object({ count: z.number(), totalAmount: z.number() })),
})

export const getVendorInvoice = vendorCall({
  name: 'getVendorInvoice',
  method: 'GET',
  path: '/vendor/invoices/:id',
  summary: 'An invoice by id or number',
  token: 'id',
  params: invoice,
  data: vendorInvoiceShape,
})

export const previewInvoice = vendorCall({
  name: 'previewInvoice',
  method: 'GET',
  path: '/vendor/receipts/:id/invoice',
  summary: 'A preview of the invoice of an approved receipt',
  token: 'id',
  params: z.object({ id: idShape }),
  data: invoicePreviewShape,
  errors: ['illegal_move'],
})

export const issueInvoice = vendorCall({
  name: 'issueInvoice',
  method: 'POST',
  path: '/vendor/receipts/:id/invoice',
  summary: 'Issues the invoice of an approved receipt; an invoice of 0 is paid immediately',
  token: 'id',
  params: z.object({ id: idShape }),
  body: z.object({
    version: seenVersion,
    /** The total shown in the preview; if it has changed since, the request is refused. */
    grand_total: z.number().int().nonnegative().optional(),
  }),
  data: vendorInvoiceShape,
  errors: ['illegal_move', 'stale_version'],
})

export const withdrawInvoice = vendorCall({
  name: 'withdrawInvoice',
  method: 'POST',
  path: '/vendor/invoices/:id/withdraw',
  summary: 'Withdraws an invoice without a payment; its receipt can be invoiced again',
  token: 'id',
  params: invoice,
  body: z.object({ reason: longText.min(1), version: seenVersion }),
  data: moved,
  errors: ['illegal_move', 'stale_version'],
})

export const listStatement = vendorCall({
  name: 'listStatement',
  method: 'GET',
  path: '/vendor/invoices/statement/:buyer_id',
  summary: 'A buyer’s statement for a range of days: invoiced, paid and open amounts',
  token: 'id',
  params: z.object({ buyer_id: idShape }),
  query: z.object({
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
  }),
  data: z.object({
    buyer: z.object({ _id: z.string(), name: z.string() }),
    /** yyyy-MM-dd, the first and last day of the range. */
    from: z.string(),
    to: z.string(),
    /** Whole rupiah outstanding before the range and at its end. */
    opening: z.number(),
    closing: z.number(),
    rows: z.array(
      z.object({
        date: z.string(),
        kind: z.enum(['invoice', 'payment']),
        code: z.string(),
        invoice_number: z.string(),
        due_date: z.string(),
        debit: z.number(),
        credit: z.number(),
        balance: z.number(),
      }),
    ),
  }),
  errors: ['rule'],
})
