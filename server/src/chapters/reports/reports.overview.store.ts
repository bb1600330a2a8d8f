import { MOST_RECENT } from '@pasok/domain/reports/reports.overview'
import type { FirstStep, RecentKind } from '@pasok/domain/reports/reports.model'
import { sql } from 'kysely'
import type { Reader } from '../../db/db'
import type { BuyerScope } from '../../db/scope'

interface RecentRow {
  kind: RecentKind
  code: string
  last_status: string
  total: string
  created_at: Date
}

/** An order is of the author of its request; an invoice is of the author of its order. */
const SOURCES = {
  request: (scope: BuyerScope, userId: string) =>
    sql`select 'request' as kind, code, last_status, total, created_at
      from purchase_requests where buyer_id = ${scope.id} and created_by = ${userId}
        and last_status <> 'Deleted'`,
  order: (scope: BuyerScope, userId: string) =>
    sql`select 'order' as kind, code, last_status, grand_total as total, created_at
      from purchase_orders where buyer_id = ${scope.id} and created_by = ${userId}`,
  invoice: (scope: BuyerScope, userId: string) =>
    sql`select 'invoice' as kind, invoices.code, invoices.last_status,
        invoices.grand_total as total, invoices.created_at
      from invoices
      join purchase_orders orders on orders.buyer_id = invoices.buyer_id
        and orders.id = invoices.order_id
      where invoices.buyer_id = ${scope.id} and orders.created_by = ${userId}
        and invoices.last_status <> 'Withdrawn'`,
}

/** The newest documents of a user, of these kinds: one query. */
export async function listRecentRows(
  db: Reader,
  scope: BuyerScope,
  userId: string,
  kinds: readonly RecentKind[],
): Promise<RecentRow[]> {
  if (kinds.length === 0) return []
  const newest = kinds.map(
    (kind) => sql`(select * from (${SOURCES[kind](scope, userId)}) documents
      order by created_at desc, code desc limit ${MOST_RECENT})`,
  )
  const { rows } = await sql<RecentRow>`
    select kind, code, last_status, total, created_at
    from (${sql.join(newest, sql` union all `)}) documents
    order by created_at desc, code desc limit ${MOST_RECENT}`.execute(db)
  return rows
}

/** Which first steps a company has taken: one query. */
export async function readFirstSteps(
  db: Reader,
  scope: BuyerScope,
): Promise<Readonly<Record<FirstStep, boolean>>> {
  const { rows } = await sql<Record<FirstStep, boolean>>`
    select phone <> '' and category_id is not null and type_id is not null as profile,
      verification_status = 'VERIFIED' as verified,
      exists (select from addresses where buyer_id = ${scope.id} and deleted_at is null) as address,
      exists (select from departments where buyer_id = ${scope.id}) as departments,
      (select count(*) > 1 from users where buyer_id = ${scope.id}) as colleagues,
      exists (select from preferred_vendors where buyer_id = ${scope.id}) as vendor,
      exists (select from purchase_requests
        where buyer_id = ${scope.id} and last_status <> 'Deleted') as request,
      exists (select from purchase_orders where buyer_id = ${scope.id}) as "order"
    from buyers where id = ${scope.id}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The company of the current user does not exist')
  return row
}
