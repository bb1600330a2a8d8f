import { notFound } from '@pasok/domain/kernel/errors'
import * as owedCalls from '@pasok/domain/payments/owed/owed.contract'
import { owedMessages } from '@pasok/domain/payments/owed/owed.texts'
import * as providerCalls from '@pasok/domain/payments/payments.provider.contract'
import { paymentReplies } from '@pasok/domain/payments/payments.replies.texts'
import { endpoint } from '../../http/endpoint'
import { paged } from '../../http/lists'
import { applyMoney, refundMoney } from './money/decide-money'
import { listCallbacks, listMoney, readMoney } from './money/money.queries'
import { getOwed, listOwed, listOwedEntries } from './payouts/owed.queries'
import { getReviewed, listReviewed } from './payments.queries'
import { recordPayout } from './payouts/record-payout'
import { confirmTransfer, refuseTransfer } from './review-transfer'

export const providerPaymentEndpoints = [
  endpoint(providerCalls.listProviderTransactions, async ({ db, actor, query }) =>
    paged(await listReviewed(db, actor, query)),
  ),
  endpoint(providerCalls.getProviderTransaction, async ({ db, actor, params }) => ({
    data: await getReviewed(db, actor, params.code),
  })),
  endpoint(providerCalls.confirmTransfer, async ({ work, params: { code }, body }) => {
    await confirmTransfer(work, code, body.version)
    return {
      data: await getReviewed(work.trx, work.actor, code),
      message: paymentReplies.confirmed,
    }
  }),
  endpoint(providerCalls.refuseTransfer, async ({ work, params: { code }, body }) => {
    await refuseTransfer(work, code, body)
    return { data: await getReviewed(work.trx, work.actor, code), message: paymentReplies.refused }
  }),
  endpoint(providerCalls.listMoney, async ({ db, actor, query }) =>
    paged(await listMoney(db, actor, query)),
  ),
  endpoint(providerCalls.listCallbacks, async ({ db, scope, query }) =>
    paged(await listCallbacks(db, scope, query)),
  ),
  endpoint(providerCalls.applyMoney, async ({ work, params, body }) => {
    const ids = await applyMoney(work, params.code, body)
    return { data: await readMoney(work.trx, work.actor, ids), message: paymentReplies.applied }
  }),
  endpoint(providerCalls.refundMoney, async ({ work, params: { id }, body }) => {
    await refundMoney(work, id, body)
    const [data] = await readMoney(work.trx, work.actor, [id.toLowerCase()])
    if (!data) throw notFound('id')
    return { data, message: paymentReplies.refunded }
  }),
  endpoint(owedCalls.listOwed, async ({ db, scope, query }) =>
    paged(await listOwed(db, scope, query)),
  ),
  endpoint(owedCalls.getOwed, async ({ db, scope, params }) => ({
    data: await getOwed(db, scope, params.vendor_id),
  })),
  endpoint(owedCalls.listOwedEntries, async ({ db, actor, params, query }) =>
    paged(await listOwedEntries(db, actor, params.vendor_id, query)),
  ),
  endpoint(owedCalls.recordPayout, async ({ work, params: { vendor_id: id }, body }) => {
    await recordPayout(work, id, body)
    return { data: await getOwed(work.trx, work.scope, id), message: owedMessages.recorded }
  }),
]
