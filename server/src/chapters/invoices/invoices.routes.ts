import * as calls from '@pasok/domain/invoices/invoices.contract'
import { invoicePaper } from '@pasok/domain/invoices/invoices.paper'
import { getInvoicePdf } from '@pasok/domain/invoices/invoices.contract'
import { endpoint } from '../../http/endpoint'
import { assertOwnList, paged } from '../../http/lists'
import { downloadPaper } from '../../http/print-paper'
import { getInvoice, listInvoices, sumInvoices } from './invoices.queries'

export const invoiceEndpoints = [
  endpoint(calls.listInvoices, async ({ db, actor, query }) => {
    assertOwnList(actor.scope, query.id)
    return paged(await listInvoices(db, actor, query))
  }),
  endpoint(calls.countInvoices, async ({ db, scope, params }) => {
    assertOwnList(scope, params.buyer_id)
    return { data: await sumInvoices(db, scope) }
  }),
  endpoint(calls.getInvoice, async ({ db, actor, params }) => ({
    data: await getInvoice(db, actor, params.id),
  })),
  endpoint(getInvoicePdf, {
    download: (call) =>
      downloadPaper(call, async (db, reader) =>
        invoicePaper(await getInvoice(db, call.actor, call.params.id), reader),
      ),
  }),
]
