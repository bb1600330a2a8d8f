import { useQueryClient } from '@tanstack/react-query'
import { useOneByOne } from '../../../documents/use-one-by-one'
import { renewOrders } from '../../../features/orders/orders.queries'
import {
  decide,
  renewRequests,
  type DecisionKind,
} from '../../../features/requests/requests.queries'

/** Decides several requests, each by itself. */
export function useBulkDecision(kind: DecisionKind, ids: readonly string[]) {
  const client = useQueryClient()
  const { start, ...several } = useOneByOne(ids)
  const renew = async () => {
    void renewOrders(client)
    await renewRequests(client)
  }
  return {
    ...several,
    start: (note: string) => start((id) => decide(kind, { id, note }), renew),
  }
}
