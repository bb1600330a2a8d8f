import type { Counted } from '@pasok/domain/kernel/envelope'
import { sql } from 'kysely'
import type { Db, Reader } from './db'
import type { BuyerScope, VendorScope } from './scope'

/**
 * Counts maintained by database triggers (`count_documents` and `count_owned` in the migrations): documents by
 * status; orders also by tab, receipts also of running orders, and the total amounts of requests, orders and
 * invoices.
 */
type CountedDocument =
  | 'request'
  | 'request-amount'
  | 'order'
  | 'order-amount'
  | 'order-tab'
  | 'receipt'
  | 'active-receipt'
  | 'invoice'
  | 'invoice-amount'
  | 'payment'

/**
 * Returns a buyer's or vendor's number of documents per status. The counts are exact for the snapshot of `db`,
 * at a cost independent of the number of documents.
 */
export async function readCounts(
  db: Reader,
  scope: BuyerScope | VendorScope,
  document: CountedDocument,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ status: string; count: string }>`
    select status, sum(count) as count from (
      select status, count from document_counts
      where owner_id = ${scope.id} and document = ${document}
      union all
      select status, delta from document_count_deltas
      where owner_id = ${scope.id} and document = ${document}
    ) counted group by status`.execute(db)
  return new Map(rows.map(({ status, count }) => [status, Number(count)]))
}

/** The stored counts of some statuses of one kind of documents. */
export interface StoredCount {
  document: CountedDocument
  states: readonly string[]
}

/** Builds the sum of stored counts, which the statement that lists the documents can read as well. */
export const storedCount = (scope: BuyerScope | VendorScope, { document, states }: StoredCount) =>
  sql<string>`(
    select coalesce(sum(count), 0) from (
      select count from document_counts
      where owner_id = ${scope.id} and document = ${document} and status = any(${states}::text[])
      union all
      select delta from document_count_deltas
      where owner_id = ${scope.id} and document = ${document} and status = any(${states}::text[])
    ) counted)`

export async function countStored(
  db: Reader,
  scope: BuyerScope | VendorScope,
  document: CountedDocument,
  states: readonly string[],
): Promise<Counted> {
  const sum = storedCount(scope, { document, states })
  const { rows } = await sql<{ count: string }>`select ${sum} as count`.execute(db)
  return { count: Number(rows[0]?.count) }
}

/** Returns the count per status, without empty ones. */
export async function countByStatus(
  db: Reader,
  scope: BuyerScope | VendorScope,
  document: CountedDocument,
): Promise<Record<string, number>> {
  const counts = await readCounts(db, scope, document)
  return Object.fromEntries([...counts].filter(([, count]) => count > 0))
}

/**
 * Adds the recorded changes to the counts and deletes them in one statement, so that every snapshot sees each
 * change exactly once. Run by the job `fold-counts`.
 */
export async function foldCounts(db: Db): Promise<void> {
  await sql`
    with folded as (
      delete from document_count_deltas returning owner_id, document, status, delta
    )
    insert into document_counts as counts (owner_id, document, status, count)
    select owner_id, document, status, sum(delta) from folded
    group by owner_id, document, status
    on conflict (owner_id, document, status) do update set count = counts.count + excluded.count
  `.execute(db)
}
