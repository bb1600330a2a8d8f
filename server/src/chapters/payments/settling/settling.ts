import { GATEWAY_LABELS, type Gateway } from '@pasok/domain/payments/payments.gateways'
import { VISITOR } from '../../../db/actor'
import type { Db } from '../../../db/db'
import { ACCOUNT, buyerScope, type BuyerScope } from '../../../db/scope'
import type { Subscriptions, Work } from '../../../db/work'
import { transact } from '../../../http/transaction'
import type { Gateways } from '../../../ports/payment-gateway'

/** What settles payments: in a call of a person, after a callback, or by itself. */
export interface Settling {
  gateways: Gateways
  /** Each step is a transaction of its own. */
  step: <Result>(command: (work: Work) => Promise<Result>) => Promise<Result>
}

/** That of jobs: no call and no person causes it. */
export const settlingByJob = (
  db: Db,
  gateways: Gateways,
  subscriptions: Subscriptions,
): Settling => ({
  gateways,
  step: (command) =>
    transact(
      db,
      subscriptions,
      { actor: { ...VISITOR, name: 'Pasok' }, scope: ACCOUNT, requestId: '', address: '' },
      command,
    ),
})

/** What a gateway tells is done in its name, whoever looked. */
export function asGateway(work: Work, gateway: Gateway, buyerId: string): Work<BuyerScope> {
  const scope = buyerScope(buyerId)
  return { ...work, scope, actor: { ...VISITOR, name: GATEWAY_LABELS[gateway], scope } }
}
