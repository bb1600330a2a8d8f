import type { BuyerWork } from '../../db/move'
import { moveRequest } from './move-request'
import { insertDecision } from './requests.decisions.store'
import type { RequestRecord } from './requests.store'

/** Chains of several steps can come later; until then every decision is the last. */
const ONLY_STEP = 1

/** Moves a locked request by a decision, and keeps who made it, for whom and why. */
export async function decideRequest(
  work: BuyerWork,
  request: RequestRecord,
  decision: 'approve' | 'reject',
  note: string,
): Promise<void> {
  await moveRequest(work, request, decision, note)
  await insertDecision(work.trx, work.scope, {
    request_id: request.id,
    step: ONLY_STEP,
    decision,
    decided_by: work.actor.userId,
    decided_by_name: work.actor.name,
    acting_for: work.actor.actingFor ?? null,
    note,
    decided_at: work.now,
  })
}
