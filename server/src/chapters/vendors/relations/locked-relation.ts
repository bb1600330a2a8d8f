import { DEFAULT_TIME_ZONE, momentIn } from '@pasok/domain/kernel/calendar'
import { type AppError, failure, getFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import { canMove, wordsOfState } from '@pasok/domain/kernel/machine'
import { moveTexts } from '@pasok/domain/kernel/moves.texts'
import { stageOf } from '@pasok/domain/vendors/relations/relations.rules'
import {
  relationMachine,
  type RelationEvent,
  type RelationStage,
} from '@pasok/domain/vendors/relations/relations.states'
import type { BuyerScope, VendorScope } from '../../../db/scope'
import { assertSeen } from '../../../db/stale-record'
import type { Work } from '../../../db/work'
import { lockRelation, type LockedRelation } from './relations.store'

type SideWork = Work<BuyerScope> | Work<VendorScope>

function lastOf(row: LockedRelation): { user: string; at: Date | null } {
  const stage = stageOf(row)
  if (stage === 'Requested') return { user: row.requested_by_name, at: row.requested_at }
  if (stage === 'Ended' || stage === 'Removed')
    return { user: row.removed_by_name, at: row.removed_at }
  return { user: row.answered_by_name, at: row.answered_at }
}

/** Returns the error for any illegal move, naming who was first. */
export function illegalRelationMove(work: SideWork, row: LockedRelation): AppError {
  const { user, at } = lastOf(row)
  const status = wordsOfState(stageOf(row))
  if (user === '' || at === null)
    return failure('illegal_move', { values: { what: moveTexts.relation, status } })
  const time = momentIn(at, work.actor.company?.timeZone ?? DEFAULT_TIME_ZONE)
  return failure('illegal_move', {
    text: moveTexts.now,
    values: { what: moveTexts.relation, status, user, time },
  })
}

/** Locks the relation with another company until the transaction ends. @throws AppError `not_found`. */
export async function getLockedRelation(
  work: SideWork,
  otherId: string,
  path: string,
): Promise<LockedRelation> {
  return getFound(
    isId(otherId) ? await lockRelation(work.trx, work.scope, otherId) : undefined,
    path,
  )
}

/** @throws AppError `illegal_move`, naming the user, stage and time of the earlier move; `stale_version`. */
export function assertMove(
  work: SideWork,
  row: LockedRelation,
  event: RelationEvent,
  version: number | undefined,
): void {
  if (!canMove(relationMachine, stageOf(row), event)) throw illegalRelationMove(work, row)
  assertSeen(row, version)
}

interface AuditedRelation {
  stage: RelationStage
  initial_discount?: string | number | null
  payment_term?: number | null
  down_payment?: string | number | null
  note?: string
}

const percentOf = (value: string | number | null) => (value === null ? null : Number(value))

export const relationInAudit = (
  row: Pick<LockedRelation, 'vendor_name' | 'buyer_name'>,
  {
    stage,
    initial_discount: discount,
    payment_term: term,
    down_payment: down,
    note,
  }: AuditedRelation,
) => ({
  vendor: row.vendor_name,
  buyer: row.buyer_name,
  status: stage,
  ...(discount !== undefined && { initial_discount: percentOf(discount) }),
  ...(term !== undefined && { payment_term: term }),
  ...(down !== undefined && { down_payment: percentOf(down) }),
  ...(note !== undefined && note !== '' && { note }),
})
