import type { Invariant } from './invariant'

/** Invariants of the data that the database maintains for reports and the home screen. */
export const REPORT_INVARIANTS: readonly Invariant[] = [
  {
    name: 'lines are reported as they stand in their orders',
    breaches: `
      select item_id, to_jsonb(kept) as kept, to_jsonb(counted) as counted
      from report_lines kept full join lines_to_report counted using (buyer_id, item_id)
      where (kept.ordered_at, kept.vendor_id, kept.department_id, kept.product_id, kept.standing,
          kept.brand, kept.quantity, kept.amount, kept.saving)
        is distinct from (counted.ordered_at, counted.vendor_id, counted.department_id,
          counted.product_id, counted.standing, counted.brand, counted.quantity, counted.amount,
          counted.saving)`,
  },
  {
    name: 'the sums of reports come to their orders and living lines',
    breaches: `
      with kept as (
        select buyer_id, kind, grain, starts_on, key, count, quantity, amount, saved, saving
        from report_sums
        union all
        select buyer_id, kind, grain, date_trunc(grain, day::timestamp)::date, key, count, quantity,
          amount, saved, saving
        from report_sum_deltas cross join (values ('day'), ('month')) as grains (grain)
      ), counted as (
        select buyer_id, kind, ordered_at as at, key, 1 as count, quantity, amount,
          case when saving is null then 0 else 1 end as saved, coalesce(saving, 0) as saving
        from report_lines cross join lateral (values ('line', ''), ('vendor', vendor_id::text),
          ('department', coalesce(department_id::text, '')), ('product', product_id::text),
          ('brand', brand)) as told (kind, key)
        where standing <> 'cancelled'
        union all
        select buyer_id, 'order', created_at, '', 1, 0, grand_total, 0, 0
        from purchase_orders where last_status <> 'Cancel'
      )
      select buyer_id, kind, grain, starts_on, key, sum(count) as count, sum(amount) as amount
      from (
        select * from kept
        union all
        select buyer_id, kind, grain, date_trunc(grain, at at time zone 'UTC')::date, key, -count,
          -quantity, -amount, -saved, -saving
        from counted cross join (values ('day'), ('month')) as grains (grain)
      ) told group by buyer_id, kind, grain, starts_on, key
      having (sum(count), sum(quantity), sum(amount), sum(saved), sum(saving))
        is distinct from (0, 0, 0, 0, 0)`,
  },
  {
    name: 'an order that isn’t canceled comes to the sum of its living lines',
    breaches: `
      select orders.id, grand_total, sum(amount) filter (where standing <> 'cancelled') as living
      from purchase_orders orders
      join packages on packages.buyer_id = orders.buyer_id and packages.order_id = orders.id
      join order_items items on items.buyer_id = packages.buyer_id and items.package_id = packages.id
      join report_lines lines on lines.buyer_id = items.buyer_id and lines.item_id = items.id
      group by orders.buyer_id, orders.id
      having coalesce(sum(amount) filter (where standing <> 'cancelled'), 0) <>
        case orders.last_status when 'Cancel' then 0 else grand_total end`,
  },
  {
    name: 'what requests and orders come to is what a recount says',
    breaches: `
      select owner_id, document, status, kept.sum, counted.sum as counted from (
        select owner_id, document, status, sum(count) as sum from (
          select owner_id, document, status, count from document_counts
          union all
          select owner_id, document, status, delta from document_count_deltas) told
        where document in ('order-amount', 'request-amount')
        group by owner_id, document, status) kept
      full join (
        select buyer_id as owner_id, 'order-amount' as document, last_status as status,
          sum(grand_total) as sum
        from purchase_orders group by buyer_id, last_status
        union all
        select buyer_id, 'request-amount', last_status, sum(total)
        from purchase_requests group by buyer_id, last_status) counted
        using (owner_id, document, status)
      where coalesce(kept.sum, 0) <> coalesce(counted.sum, 0)`,
  },
]
