import { MAX_RECENT, type FirstStep, type RecentKind } from '@pasok/domain/reports/reports.overview'
import { sql } from 'kysely'
import type { Reader } from '../../../db/db'
import type { BuyerScope } from '../../../db/scope'

interface RecentRow {
  kind: RecentKind
  id: string
  code: string
  last_status: string | null
  total: string
  at: Date
}

const DOCUMENTS = {
  request: sql`select 'request' as kind, buyer_id, id, code, last_status, total, created_at as at
    from purchase_requests where last_status <> 'Deleted'`,
  order: sql`select 'order' as kind, buyer_id, id, code, last_status, grand_total as total,
      created_at as at
    from purchase_orders`,
  invoice: sql`select 'invoice' as kind, buyer_id, id, code, last_status, grand_total as total,
      created_at as at
    from invoices where last_status <> 'Withdrawn'`,
  template: sql`select 'template' as kind, buyer_id, id, name as code, null as last_status, total,
      updated_at as at
    from templates where deleted_at is null`,
} as const

/** Lists the company's newest documents of these kinds in one query. */
export async function listRecentRows(
  db: Reader,
  scope: BuyerScope,
  kinds: readonly RecentKind[],
): Promise<RecentRow[]> {
  if (kinds.length === 0) return []
  const newest = kinds.map(
    (kind) => sql`(select * from (${DOCUMENTS[kind]}) documents where buyer_id = ${scope.id}
      order by at desc, id desc limit ${MAX_RECENT})`,
  )
  const { rows } = await sql<RecentRow>`
    select kind, id, code, last_status, total, at
    from (${sql.join(newest, sql` union all `)}) documents
    order by at desc, id desc limit ${MAX_RECENT}`.execute(db)
  return rows
}

/** Returns which setup steps the company has completed, in one query. */
export async function readFirstSteps(
  db: Reader,
  scope: BuyerScope,
): Promise<Readonly<Record<FirstStep, boolean>>> {
  const { rows } = await sql<Record<FirstStep, boolean>>`
    select phone <> '' and category_id is not null and type_id is not null as profile,
      exists (select from addresses where buyer_id = ${scope.id} and deleted_at is null) as address,
      exists (select from departments
        where buyer_id = ${scope.id} and deleted_at is null) as departments,
      exists (select from users where buyer_id = ${scope.id} and not is_owner) as colleagues,
      exists (select from preferred_vendors where buyer_id = ${scope.id}) as vendor,
      exists (select from purchase_requests
        where buyer_id = ${scope.id} and last_status <> 'Deleted') as request,
      exists (select from purchase_orders where buyer_id = ${scope.id}) as "order"
    from buyers where id = ${scope.id}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The company of the current user does not exist.')
  return row
}
