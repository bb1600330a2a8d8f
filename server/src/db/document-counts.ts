import type { Counted } from '@pasok/domain/kernel/envelope'
import { sql } from 'kysely'
import type { Db, Reader } from './db'
import type { BuyerScope, VendorScope } from './scope'

/**
 * What is counted by the database itself (`count_documents` and `count_owned` in the migrations): documents
 * by their status; orders also by the tabs that they stand in, receipts also of orders that go on, and
 * of requests, orders and invoices what they come to.
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
 * How many documents of a buyer or a vendor stand in each status: exact at the moment of the snapshot that
 * `db` reads, at a cost that does not grow with them.
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

/** How many stand in these statuses together. */
export async function countKept(
  db: Reader,
  scope: BuyerScope | VendorScope,
  document: CountedDocument,
  states: readonly string[],
): Promise<Counted> {
  const counts = await readCounts(db, scope, document)
  return { count: states.reduce((sum, state) => sum + (counts.get(state) ?? 0), 0) }
}

/** How many stand in each status, of those in which any does. */
export async function countByStatus(
  db: Reader,
  scope: BuyerScope | VendorScope,
  document: CountedDocument,
): Promise<Record<string, number>> {
  const counts = await readCounts(db, scope, document)
  return Object.fromEntries([...counts].filter(([, count]) => count > 0))
}

/**
 * Adds what has changed to the counts, and removes it: in one statement, so that every snapshot has
 * it in one of the two places. The job `fold-counts` does it.
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
