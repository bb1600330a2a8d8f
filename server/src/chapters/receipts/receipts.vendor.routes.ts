import { receiptPaper } from '@pasok/domain/receipts/receipts.paper'
import { getVendorReceiptPdf } from '@pasok/domain/receipts/receipts.contract'
import { receiptReplies } from '@pasok/domain/receipts/receipts.texts'
import * as calls from '@pasok/domain/receipts/receipts.vendor.contract'
import { endpoint } from '../../http/endpoint'
import { paged } from '../../http/lists'
import { downloadPaper } from '../../http/print-paper'
import { approveReceipt, returnReceipt } from './move-receipt'
import { countVendorReceipts, getVendorReceipt, listVendorReceipts } from './receipts.queries'

export const vendorReceiptEndpoints = [
  endpoint(calls.listVendorReceipts, async ({ db, scope, query }) =>
    paged(await listVendorReceipts(db, scope, query)),
  ),
  endpoint(calls.countVendorReceipts, async ({ db, scope }) => ({
    data: await countVendorReceipts(db, scope),
  })),
  endpoint(calls.getVendorReceipt, async ({ db, scope, params }) => ({
    data: await getVendorReceipt(db, scope, params.id),
  })),
  endpoint(getVendorReceiptPdf, {
    download: (call) =>
      downloadPaper(call, async (db, reader) =>
        receiptPaper(await getVendorReceipt(db, call.scope, call.params.id), reader),
      ),
  }),
  endpoint(calls.approveReceipt, async ({ work, params, body }) => {
    const { id, status, isOfNothing } = await approveReceipt(work, params.id, body)
    const message = isOfNothing ? receiptReplies.approvedOfNothing : receiptReplies.approved
    return { data: { _id: id, lastStatus: status }, message }
  }),
  endpoint(calls.returnReceipt, async ({ work, params, body }) => {
    const { id, status } = await returnReceipt(work, params.id, body)
    return { data: { _id: id, lastStatus: status }, message: receiptReplies.returned }
  }),
]
