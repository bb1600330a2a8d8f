import { type Gateway, GATEWAY_LABELS } from '@pasok/domain/payments/payments.constants'
import { VISITOR } from '../../../db/actor'
import type { Db } from '../../../db/db'
import { ACCOUNT, buyerScope, type BuyerScope } from '../../../db/scope'
import type { Subscriptions, Work } from '../../../db/work'
import { transact } from '../../../http/transaction'
import type { Gateways } from '../../../ports/payment-gateway'

/** Dependencies for checking payments at their gateways: in a user's request, after a callback, or in a job. */
export interface PaymentContext {
  gateways: Gateways
  step: <Result>(command: (work: Work) => Promise<Result>) => Promise<Result>
}

/** Creates the dependencies for jobs, which act without a request or a user. */
export const paymentContextForJobs = (
  db: Db,
  gateways: Gateways,
  subscriptions: Subscriptions,
): PaymentContext => ({
  gateways,
  step: (command) =>
    transact(
      db,
      subscriptions,
      { actor: { ...VISITOR, name: 'Pasok' }, scope: ACCOUNT, requestId: '', address: '' },
      command,
    ),
})

/** Changes reported by a gateway are recorded in its name, not in that of the user who triggered the query. */
export function asGateway(work: Work, gateway: Gateway, buyerId: string): Work<BuyerScope> {
  const scope = buyerScope(buyerId)
  return { ...work, scope, actor: { ...VISITOR, name: GATEWAY_LABELS[gateway], scope } }
}
