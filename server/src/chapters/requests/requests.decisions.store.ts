import type { Reader, Trx } from '../../db/db'
import type { BuyerScope } from '../../db/scope'
import type { Tables } from '../../db/tables'

export type DecisionRecord = Awaited<ReturnType<typeof listDecisions>>[number]

/** What was decided about a request, step by step. */
export function listDecisions(db: Reader | Trx, scope: BuyerScope, requestId: string) {
  return db
    .selectFrom('request_decisions')
    .selectAll()
    .where('buyer_id', '=', scope.id)
    .where('request_id', '=', requestId)
    .orderBy('step')
    .execute()
}

export async function insertDecision(
  trx: Trx,
  scope: BuyerScope,
  row: Omit<Tables['request_decisions'], 'buyer_id' | 'decided_at'> & { decided_at: Date },
) {
  await trx
    .insertInto('request_decisions')
    .values({ ...row, buyer_id: scope.id })
    .execute()
}
