import { dayIn } from '@pasok/domain/kernel/calendar'
import {
  FIRST_STEPS,
  RECENT_FEATURES,
  RECENT_KINDS,
  STEP_FEATURES,
  type FirstStepState,
  type MonthSpend,
  type RecentDocument,
} from '@pasok/domain/reports/reports.overview'
import { comparisonOf, periodBefore, periodOf, spansOf } from '@pasok/domain/reports/reports.ranges'
import type { BuyerActor } from '../../../db/actor'
import type { Reader } from '../../../db/db'
import { listRecentRows, readFirstSteps } from './overview.store'
import { cutAtEnds, sumPieces } from '../figures/points'
import { sumOrdersIn } from '../figures/points.store'

/** Sums orders that are not canceled: of this month, and of last month up to the same day and time. */
export async function getMonthSpend(
  db: Reader,
  { scope, company: { timeZone } }: BuyerActor,
  now: Date,
): Promise<MonthSpend> {
  const days = spansOf(now, timeZone).month
  const compared = comparisonOf(days, dayIn(now, timeZone))
  if (!compared) throw new Error('The current month has no figures to compare.')
  const month = periodOf(days, timeZone)
  const before = periodBefore(compared, now, timeZone)
  const pieces = await sumOrdersIn(db, scope, cutAtEnds([month, before]))
  return { now: sumPieces(pieces, month), before: sumPieces(pieces, before) }
}

export async function listRecentDocuments(
  db: Reader,
  { scope, features }: BuyerActor,
): Promise<RecentDocument[]> {
  const kinds = RECENT_KINDS.filter((kind) => features.has(RECENT_FEATURES[kind]))
  const rows = await listRecentRows(db, scope, kinds)
  return rows.map(({ kind, id, code, last_status, total, at }) => ({
    kind,
    id,
    code,
    lastStatus: last_status,
    total: Number(total),
    at: at.toISOString(),
  }))
}

export async function listFirstSteps(
  db: Reader,
  { scope, features }: BuyerActor,
): Promise<FirstStepState[]> {
  const done = await readFirstSteps(db, scope)
  if (done.order) return []
  return FIRST_STEPS.filter((step) => features.has(STEP_FEATURES[step])).map((step) => ({
    step,
    isDone: done[step],
  }))
}
