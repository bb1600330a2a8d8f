import { paymentReplies } from '@pasok/domain/payments/payments.replies.texts'
import * as calls from '@pasok/domain/payments/payments.vendor.contract'
import { endpoint } from '../../http/endpoint'
import { paged } from '../../http/lists'
import { getReviewed, listReviewed } from './payments.queries'
import { confirmTransfer, refuseTransfer } from './review-transfer'

export const vendorPaymentEndpoints = [
  endpoint(calls.listVendorTransactions, async ({ db, actor, query }) =>
    paged(await listReviewed(db, actor, query)),
  ),
  endpoint(calls.getVendorTransaction, async ({ db, actor, params }) => ({
    data: await getReviewed(db, actor, params.code),
  })),
  endpoint(calls.confirmVendorTransfer, async ({ work, params: { code }, body }) => {
    await confirmTransfer(work, code, body.version)
    return {
      data: await getReviewed(work.trx, work.actor, code),
      message: paymentReplies.confirmed,
    }
  }),
  endpoint(calls.refuseVendorTransfer, async ({ work, params: { code }, body }) => {
    await refuseTransfer(work, code, body)
    return { data: await getReviewed(work.trx, work.actor, code), message: paymentReplies.refused }
  }),
]
