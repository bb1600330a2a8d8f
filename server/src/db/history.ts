import type { StatusEntry } from '@pasok/domain/kernel/shapes'
import type { Reader, Trx } from './db'
import type { BuyerScope } from './scope'
import type { Work } from './work'

export interface HistoryRow {
  document: 'company' | 'request' | 'order' | 'package'
  documentId: string
  status: string
  note?: string
}

/** Appends to the `statuses` of documents: one row per transition. */
export async function writeHistory(
  work: Pick<Work, 'trx' | 'actor' | 'now'>,
  scope: BuyerScope,
  rows: readonly HistoryRow[],
): Promise<void> {
  if (rows.length === 0) return
  await work.trx
    .insertInto('status_history')
    .values(
      rows.map((row) => ({
        buyer_id: scope.id,
        document: row.document,
        document_id: row.documentId,
        status: row.status,
        at: work.now,
        user_id: work.actor.userId,
        user_name: work.actor.name,
        note: row.note ?? '',
      })),
    )
    .execute()
}

/** The histories of documents, oldest entry first, by document id. */
export async function listHistories(
  db: Reader | Trx,
  scope: BuyerScope,
  documentIds: readonly string[],
): Promise<Map<string, StatusEntry[]>> {
  const histories = new Map<string, StatusEntry[]>(documentIds.map((id) => [id, []]))
  if (documentIds.length === 0) return histories
  const rows = await db
    .selectFrom('status_history')
    .select(['document_id', 'status', 'at', 'user_name', 'note'])
    .where('buyer_id', '=', scope.id)
    .where('document_id', 'in', documentIds)
    .orderBy('id')
    .execute()
  for (const row of rows)
    histories.get(row.document_id)?.push({
      timestamp: row.at.toISOString(),
      name: row.status,
      user: row.user_name,
      note: row.note,
    })
  return histories
}
