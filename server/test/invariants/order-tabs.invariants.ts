import type { Invariant } from './invariant'

/** Invariants of the order lists that the database maintains. */
export const ORDER_TAB_INVARIANTS: readonly Invariant[] = [
  {
    name: 'an order stands in the tab of each status that one of its packages has',
    breaches: `
      select buyer_id, order_id, last_status, kept.created_at as kept, wanted.created_at as wanted
      from (select buyer_id, order_id, last_status, vendor_id, created_at from order_tabs) kept
      full join (
        select distinct buyer_id, order_id, packages.last_status, vendor_id, orders.created_at
        from packages join purchase_orders orders using (buyer_id)
        where orders.id = order_id) wanted using (buyer_id, order_id, last_status)
      where (kept.vendor_id, kept.created_at) is distinct from (wanted.vendor_id, wanted.created_at)`,
  },
  {
    name: 'the counts of orders and of their tabs are those of a recount, on both sides',
    breaches: `
      select owner_id, document, status, kept.count, counted.count as counted from (
        select owner_id, document, status, sum(count) as count from (
          select owner_id, document, status, count from document_counts
          union all
          select owner_id, document, status, delta from document_count_deltas) told
        where document in ('order', 'order-tab') group by owner_id, document, status) kept
      full join (
        select owner_id, document, status, count(*) as count from (
          select 'order' as document, buyer_id, vendor_id, last_status as status from purchase_orders
          union all
          select 'order-tab', buyer_id, vendor_id, last_status from (
            select distinct buyer_id, order_id, packages.last_status, vendor_id
            from packages join purchase_orders orders using (buyer_id)
            where orders.id = order_id) tabs) made, unnest(array[buyer_id, vendor_id]) owner_id
        group by owner_id, document, status) counted using (owner_id, document, status)
      where coalesce(kept.count, 0) <> coalesce(counted.count, 0)`,
  },
]
