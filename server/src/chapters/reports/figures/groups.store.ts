import { MAX_NAMES, TOP_PRODUCTS, type Grouping } from '@pasok/domain/reports/reports.figures'
import { sql } from 'kysely'
import type { Reader } from '../../../db/db'
import type { BuyerScope } from '../../../db/scope'
import type { ReportRange } from './sources'
import { livingSums } from './sums'

/** A group's name or a product. A place beyond the last one sums up the rest. */
export interface GroupRow {
  kind: Grouping | 'product'
  place: number
  id: string | null
  name: string | null
  seller: string | null
  lines: string
  amount: string
  /** In hundredths of a unit. */
  quantity: string
}

const SUMS = sql`sum(count) as lines, sum(amount) as amount, sum(quantity) as quantity`

/**
 * Groups the range's active lines by vendor, brand, department and top-level category, with the most purchased
 * products. Names are the current ones, except for brands and products, which are named as ordered.
 */
export async function listGroups(
  db: Reader,
  scope: BuyerScope,
  range: ReportRange,
): Promise<GroupRow[]> {
  const { rows } = await sql<GroupRow>`
    with recursive products_bought as materialized (
      select key::uuid as id, ${SUMS} from (${livingSums(scope, range, 'product')}) living
      group by key having sum(count) > 0
    ), roots (id, root_id) as (
      select id, id from categories where parent_id is null
      union all
      select categories.id, root_id from categories join roots on categories.parent_id = roots.id
    ), named as (
      select 'vendor' as kind, key::uuid as id, null as brand, count as lines, amount, quantity
      from (${livingSums(scope, range, 'vendor')}) living
      union all
      select 'brand', null, key, count, amount, quantity
      from (${livingSums(scope, range, 'brand')}) living
      union all
      select 'department', nullif(key, '')::uuid, null, count, amount, quantity
      from (${livingSums(scope, range, 'department')}) living
      union all
      select 'category', root_id, null, lines, amount, quantity from products_bought
      left join products on products.id = products_bought.id
      left join roots on roots.id = products.category_id
      union all
      select 'product', id, null, lines, amount, quantity from products_bought
    ), grouped as (
      select kind, id, brand, sum(lines) as lines, sum(amount) as amount, sum(quantity) as quantity
      from named group by kind, id, brand having sum(lines) > 0
    ), ranked as (
      select *, least(row_number() over (partition by kind
          order by case kind when 'product' then quantity else amount end desc, amount desc, id, brand),
        case kind when 'product' then ${TOP_PRODUCTS + 1}::int else ${MAX_NAMES + 1} end) as place
      from grouped
    ), placed as (
      select kind, place, (array_agg(id))[1] as id, min(brand) as brand, sum(lines) as lines,
        sum(amount) as amount, sum(quantity) as quantity
      from ranked group by kind, place
    )
    select kind, place::int as place, placed.id,
      coalesce(brand, vendors.legal_name, departments.name, categories.name, ordered.name) as name,
      ordered.seller, lines, amount, quantity
    from placed
    left join vendors on kind = 'vendor' and vendors.id = placed.id
    left join departments on kind = 'department' and departments.buyer_id = ${scope.id}
      and departments.id = placed.id
    left join categories on kind = 'category' and categories.id = placed.id
    left join lateral (
      select items.name, sellers.legal_name as seller from report_lines newest
      join order_items items on items.buyer_id = newest.buyer_id and items.id = newest.item_id
      join vendors sellers on sellers.id = items.vendor_id
      where kind = 'product' and newest.buyer_id = ${scope.id} and newest.product_id = placed.id
      order by newest.ordered_at desc, newest.item_id desc limit 1
    ) ordered on true
    order by kind, place`.execute(db)
  return rows
}
