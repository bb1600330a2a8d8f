import { sql, type RawBuilder } from 'kysely'
import type { Reader } from '../../../db/db'
import type { PageOf } from '../../../db/paged-list'
import { PLANNED_FOR_VALUES } from '../../../db/prepared'
import type { BuyerScope } from '../../../db/scope'
import type { Source } from './sources'

/** A document or line that is part of a figure, with its current data. */
export interface RowRecord {
  id: string
  code: string
  document_id: string
  code_package: string
  vendor: string
  department: string | null
  name: string
  brand: string
  quantity: string | null
  /** A due date is a day without a time. */
  at: Date | string
  last_status: string
  amount: string
}

type Shown = RawBuilder<RowRecord>

const ORDER: Shown = sql`select page.id, orders.code, orders.id as document_id, '' as code_package,
  orders.vendor_name as vendor, orders.department_name as department, '' as name, '' as brand,
  null::numeric as quantity, orders.created_at as at, orders.last_status, page.amount
  from page join purchase_orders orders on orders.id = page.id`

/**
 * Status of a line: rejected if the item was rejected, canceled if its accepted quantity is 0, otherwise its
 * package's status.
 */
export const lineStatus = sql<string>`case when items.state = 'Rejected' then items.state
  when items.quantity = 0 then 'Cancel' else packages.last_status end`

const LINE: Shown = sql`select page.id, orders.code, orders.id as document_id,
  packages.code as code_package, orders.vendor_name as vendor, orders.department_name as department,
  items.name, items.brand,
  case when lines.standing = 'cancelled' then items.quantity_original else items.quantity end as quantity,
  orders.created_at as at,
  ${lineStatus} as last_status,
  page.amount
  from page
  join report_lines lines on lines.item_id = page.id
  join order_items items on items.buyer_id = lines.buyer_id and items.id = lines.item_id
  join packages on packages.buyer_id = items.buyer_id and packages.id = items.package_id
  join purchase_orders orders on orders.buyer_id = packages.buyer_id and orders.id = packages.order_id`

const INVOICE: Shown = sql`select page.id, invoices.code, invoices.id as document_id,
  packages.code as code_package, orders.vendor_name as vendor, orders.department_name as department,
  '' as name, '' as brand, null::numeric as quantity, page.at, invoices.last_status, page.amount
  from page
  join invoices on invoices.id = page.id
  join packages on packages.buyer_id = invoices.buyer_id and packages.id = invoices.package_id
  join purchase_orders orders on orders.buyer_id = invoices.buyer_id and orders.id = invoices.order_id`

const SHOWN = {
  order: { rows: ORDER, buyer: 'orders.buyer_id' },
  item: { rows: LINE, buyer: 'lines.buyer_id' },
  invoice: { rows: INVOICE, buyer: 'invoices.buyer_id' },
}

/** The unit that a figure counts: whole orders or invoices, or lines. */
type Kind = keyof typeof SHOWN

/** Lists a page of the rows that a figure counts, newest first. */
export async function listRows(
  db: Reader,
  scope: BuyerScope,
  kind: Kind,
  source: Source,
  { skip, limit }: PageOf,
): Promise<RowRecord[]> {
  const shown = SHOWN[kind]
  const { rows } = await sql<RowRecord>`${PLANNED_FOR_VALUES}
    with page as (
      select id, at, amount from (${source}) counted
      order by at desc, id desc limit ${limit} offset ${skip * limit}
    )
    ${shown.rows} where ${sql.ref(shown.buyer)} = ${scope.id}
    order by page.at desc, page.id desc`.execute(db)
  return rows
}
