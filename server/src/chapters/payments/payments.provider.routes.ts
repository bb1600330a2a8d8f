import * as calls from '@pasok/domain/payments/payments.provider.contract'
import { paymentReplies } from '@pasok/domain/payments/payments.replies.texts'
import { notFound } from '@pasok/domain/kernel/errors'
import { endpoint } from '../../http/endpoint'
import { applyMoney } from './apply-money'
import { listCallbacks } from './payments.callbacks.queries'
import { listMoney, readMoney } from './payments.money.queries'
import { refundMoney } from './refund-money'
import { getReviewed, listReviewed } from './payments.queries'
import { confirmTransfer, refuseTransfer } from './review-transfer'

export const providerPaymentEndpoints = [
  endpoint(calls.listProviderTransactions, async ({ db, actor, query }) => {
    const { rows, ...counted } = await listReviewed(db, actor, query)
    return { data: rows, ...counted }
  }),
  endpoint(calls.getProviderTransaction, async ({ db, actor, params }) => ({
    data: await getReviewed(db, actor, params.code),
  })),
  endpoint(calls.confirmTransfer, async ({ work, params: { code }, body }) => {
    await confirmTransfer(work, code, body.version)
    return {
      data: await getReviewed(work.trx, work.actor, code),
      message: paymentReplies.confirmed,
    }
  }),
  endpoint(calls.refuseTransfer, async ({ work, params: { code }, body }) => {
    await refuseTransfer(work, code, body)
    return { data: await getReviewed(work.trx, work.actor, code), message: paymentReplies.refused }
  }),
  endpoint(calls.listMoney, async ({ db, actor, query }) => {
    const { rows, ...counted } = await listMoney(db, actor, query)
    return { data: rows, ...counted }
  }),
  endpoint(calls.listCallbacks, async ({ db, scope, query }) => {
    const { rows, ...counted } = await listCallbacks(db, scope, query)
    return { data: rows, ...counted }
  }),
  endpoint(calls.applyMoney, async ({ work, params, body }) => {
    const ids = await applyMoney(work, params.code, body)
    return { data: await readMoney(work.trx, work.actor, ids), message: paymentReplies.applied }
  }),
  endpoint(calls.refundMoney, async ({ work, params: { id }, body }) => {
    await refundMoney(work, id, body)
    const [data] = await readMoney(work.trx, work.actor, [id.toLowerCase()])
    if (!data) throw notFound('id')
    return { data, message: paymentReplies.refunded }
  }),
]
