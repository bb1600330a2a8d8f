import type { MovedKind } from '@pasok/domain/kernel/moves'
import type { StatusEntry } from '@pasok/domain/kernel/shapes'
import { NOBODY } from './actor'
import type { Reader, Trx } from './db'
import { insertRows } from './insert-rows'
import type { BuyerScope } from './scope'
import type { Work } from './work'

export interface HistoryRow {
  document: MovedKind
  documentId: string
  status: string
  note?: string
}

const historyRowsOf = (
  work: Pick<Work, 'actor' | 'now'>,
  scope: BuyerScope,
  rows: readonly HistoryRow[],
) =>
  rows.map((row) => ({
    buyer_id: scope.id,
    document: row.document,
    document_id: row.documentId,
    status: row.status,
    at: work.now,
    user_id: work.actor.userId === NOBODY ? null : work.actor.userId,
    user_name: work.actor.name,
    note: row.note ?? '',
  }))

/** Appends one history row per transition to the `statuses` of documents. */
export async function writeHistory(
  work: Pick<Work, 'trx' | 'actor' | 'now'>,
  scope: BuyerScope,
  rows: readonly HistoryRow[],
): Promise<void> {
  await insertRows('status_history', historyRowsOf(work, scope, rows)).execute(work.trx)
}

/** Appends history rows at the end of a command that neither reads nor moves these documents again. */
export const deferHistory = (
  work: Pick<Work, 'defer' | 'actor' | 'now'>,
  scope: BuyerScope,
  rows: readonly HistoryRow[],
): Promise<void> => work.defer({ rows: { status_history: historyRowsOf(work, scope, rows) } })

/** Returns the histories of documents by id, the oldest entry first. */
export const listHistories = (
  db: Reader | Trx,
  scope: BuyerScope,
  documentIds: readonly string[],
): Promise<Map<string, StatusEntry[]>> =>
  listHistoriesOf(
    db,
    documentIds.map((id) => ({ buyer_id: scope.id, id })),
  )

/**
 * Returns the histories of several buyers' documents; for orders, optionally the down payment's history
 * instead.
 */
export async function listHistoriesOf(
  db: Reader | Trx,
  documents: readonly { buyer_id: string; id: string }[],
  of: 'status' | 'down-payment' = 'status',
): Promise<Map<string, StatusEntry[]>> {
  const histories = new Map<string, StatusEntry[]>(documents.map(({ id }) => [id, []]))
  if (documents.length === 0) return histories
  const rows = await db
    .selectFrom('status_history')
    .select(['document_id', 'status', 'at', 'user_name', 'note'])
    .where('buyer_id', 'in', [...new Set(documents.map((document) => document.buyer_id))])
    .where(
      'document_id',
      'in',
      documents.map(({ id }) => id),
    )
    .where('document', of === 'status' ? '<>' : '=', 'down-payment')
    .orderBy('id')
    .execute()
  for (const row of rows) histories.get(row.document_id)?.push(entryOf(row))
  return histories
}

export const entryOf = (row: {
  status: string
  at: Date
  user_name: string
  note: string
}): StatusEntry => ({
  timestamp: row.at.toISOString(),
  name: row.status,
  user: row.user_name,
  note: row.note,
})
