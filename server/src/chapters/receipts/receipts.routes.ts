import * as calls from '@pasok/domain/receipts/receipts.contract'
import { receiptPaper } from '@pasok/domain/receipts/receipts.paper'
import { getReceiptPdf } from '@pasok/domain/receipts/receipts.contract'
import { receiptReplies } from '@pasok/domain/receipts/receipts.texts'
import { endpoint } from '../../http/endpoint'
import { downloadPaper } from '../../http/print-paper'
import { assertOwnList, paged } from '../../http/lists'
import { listOrders } from '../orders/orders.queries'
import { getReceipt, listReceipts } from './receipts.queries'
import { saveReceipt } from './save-receipt'

export const receiptEndpoints = [
  endpoint(calls.listReceipts, async ({ db, actor, query }) => {
    assertOwnList(actor.scope, query.id)
    return paged(await listReceipts(db, actor, query))
  }),
  endpoint(calls.listAwaited, async ({ db, actor, query }) => {
    assertOwnList(actor.scope, query.id)
    return paged(await listOrders(db, actor, query, 'Shipped'))
  }),
  endpoint(calls.getReceipt, async ({ db, actor, params }) => ({
    data: await getReceipt(db, actor, params.id),
  })),
  endpoint(getReceiptPdf, {
    download: (call) =>
      downloadPaper(call, async (db, reader) =>
        receiptPaper(await getReceipt(db, call.actor, call.params.id), reader),
      ),
  }),
  endpoint(calls.saveReceipt, async ({ work, params, body }) => {
    const message = receiptReplies[await saveReceipt(work, params.packageId, body)]
    return { data: await getReceipt(work.trx, work.actor, params.packageId), message }
  }),
]
