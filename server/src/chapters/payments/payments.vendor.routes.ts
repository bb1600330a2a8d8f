import { paymentReplies } from '@pasok/domain/payments/payments.replies.texts'
import * as calls from '@pasok/domain/payments/payments.vendor.contract'
import { endpoint } from '../../http/endpoint'
import { getReviewed, listReviewed } from './payments.queries'
import { confirmTransfer, refuseTransfer } from './review-transfer'

export const vendorPaymentEndpoints = [
  endpoint(calls.listVendorTransactions, async ({ db, scope, query }) => {
    const { rows, ...counted } = await listReviewed(db, scope, query)
    return { data: rows, ...counted }
  }),
  endpoint(calls.getVendorTransaction, async ({ db, scope, params }) => ({
    data: await getReviewed(db, scope, params.code),
  })),
  endpoint(calls.confirmVendorTransfer, async ({ work, params: { code }, body }) => {
    await confirmTransfer(work, code, body.version)
    return {
      data: await getReviewed(work.trx, work.scope, code),
      message: paymentReplies.confirmed,
    }
  }),
  endpoint(calls.refuseVendorTransfer, async ({ work, params: { code }, body }) => {
    await refuseTransfer(work, code, body)
    return { data: await getReviewed(work.trx, work.scope, code), message: paymentReplies.refused }
  }),
]
