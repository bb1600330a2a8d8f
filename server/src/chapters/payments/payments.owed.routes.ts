import * as calls from '@pasok/domain/payments/payments.owed.contract'
import { owedMessages } from '@pasok/domain/payments/payments.owed.texts'
import { endpoint } from '../../http/endpoint'
import { getOwed, listOwed, listOwedEntries } from './payments.owed.queries'
import { recordPayout } from './record-payout'

/** What the platform owes vendors. */
export const owedEndpoints = [
  endpoint(calls.listOwed, async ({ db, scope, query }) => {
    const { rows, count } = await listOwed(db, scope, query)
    return { data: rows, count }
  }),
  endpoint(calls.getOwed, async ({ db, scope, params }) => ({
    data: await getOwed(db, scope, params.vendor_id),
  })),
  endpoint(calls.listOwedEntries, async ({ db, actor, params, query }) => {
    const { rows, count } = await listOwedEntries(db, actor, params.vendor_id, query)
    return { data: rows, count }
  }),
  endpoint(calls.recordPayout, async ({ work, params: { vendor_id: id }, body }) => {
    await recordPayout(work, id, body)
    return { data: await getOwed(work.trx, work.scope, id), message: owedMessages.recorded }
  }),
]
