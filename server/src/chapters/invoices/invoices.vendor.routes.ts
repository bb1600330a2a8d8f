import { invoicePaper } from '@pasok/domain/invoices/invoices.paper'
import { getVendorInvoicePdf } from '@pasok/domain/invoices/invoices.contract'
import { invoiceReplies } from '@pasok/domain/invoices/invoices.texts'
import * as calls from '@pasok/domain/invoices/invoices.vendor.contract'
import { endpoint } from '../../http/endpoint'
import { paged } from '../../http/lists'
import { downloadPaper } from '../../http/print-paper'
import {
  getVendorInvoice,
  listVendorInvoices,
  previewInvoice,
  sumInvoices,
  getStatement,
} from './invoices.queries'
import { issueInvoice } from './issue-invoice'
import { withdrawInvoice } from './move-invoices'

export const vendorInvoiceEndpoints = [
  endpoint(calls.listVendorInvoices, async ({ db, actor, query }) =>
    paged(await listVendorInvoices(db, actor, query)),
  ),
  endpoint(calls.countVendorInvoices, async ({ db, scope }) => ({
    data: await sumInvoices(db, scope),
  })),
  endpoint(calls.listStatement, async ({ db, scope, params, query }) => ({
    data: await getStatement(db, scope, params.buyer_id, query),
  })),
  endpoint(calls.getVendorInvoice, async ({ db, actor, params }) => ({
    data: await getVendorInvoice(db, actor, params.id),
  })),
  endpoint(getVendorInvoicePdf, {
    download: (call) =>
      downloadPaper(call, async (db, reader) =>
        invoicePaper(await getVendorInvoice(db, call.actor, call.params.id), reader),
      ),
  }),
  endpoint(calls.previewInvoice, async ({ db, scope, params }) => ({
    data: await previewInvoice(db, scope, params.id),
  })),
  endpoint(calls.issueInvoice, async ({ work, params, body }) => {
    const { id, last_status } = await issueInvoice(work, params.id, body)
    const message = last_status === 'Paid' ? invoiceReplies.issuedPaid : invoiceReplies.issued
    return { data: await getVendorInvoice(work.trx, work.actor, id), message }
  }),
  endpoint(calls.withdrawInvoice, async ({ work, params, body }) => {
    const { id, last_status } = await withdrawInvoice(work, params.id, body)
    return { data: { _id: id, lastStatus: last_status }, message: invoiceReplies.withdrawn }
  }),
]
