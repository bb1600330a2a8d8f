import { MAX_NAMES, TOP_PRODUCTS, type Grouping } from '@pasok/domain/reports/reports.figures'
import { sql } from 'kysely'
import type { Reader } from '../../../db/db'
import { PLANNED_FOR_VALUES } from '../../../db/prepared'
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

/** Categories are grouped from the products. */
const KINDS = ['vendor', 'brand', 'department', 'product'] as const

/**
 * Groups the range's active lines by vendor, brand, department and top-level category, with the most purchased
 * products. Names are the current ones, except for brands and products, which are named as ordered. Products are
 * summed by their category before its root is looked up, because PostgreSQL expects few of them and would walk
 * the tree for each.
 */
export async function listGroups(
  db: Reader,
  scope: BuyerScope,
  range: ReportRange,
): Promise<GroupRow[]> {
  const { rows } = await sql<GroupRow>`${PLANNED_FOR_VALUES}
    with recursive living as materialized (
      select kind, key, sum(count) as lines, sum(amount) as amount, sum(quantity) as quantity
      from (${livingSums(scope, range, KINDS)}) living group by kind, key having sum(count) > 0
    ), roots (id, root_id) as (
      select id, id from categories where parent_id is null
      union all
      select categories.id, root_id from categories join roots on categories.parent_id = roots.id
    ), categorized as materialized (
      select category_id, sum(lines) as lines, sum(amount) as amount, sum(quantity) as quantity
      from living left join products on products.id = living.key::uuid
      where kind = 'product' group by category_id
    ), grouped as (
      select kind, case when kind <> 'brand' then nullif(key, '')::uuid end as id,
        case kind when 'brand' then key end as brand, lines, amount, quantity
      from living
      union all
      select 'category', root_id, null, sum(lines), sum(amount), sum(quantity)
      from categorized left join roots on roots.id = category_id group by root_id
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
