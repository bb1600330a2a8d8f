import type { Invariant } from './invariant'

/** Invariants of receipts; their relation to packages is among those of orders. */
export const RECEIPT_INVARIANTS: readonly Invariant[] = [
  {
    name: 'the counts of receipts are those of a recount, on both sides',
    breaches: `
      with owned as (
        select owner_id, document, last_status as status from receipts
        cross join lateral (values (buyer_id, 'receipt', true), (vendor_id, 'receipt', true),
          (buyer_id, 'active-receipt', not order_ended)) owner (owner_id, document, is_counted)
        where is_counted)
      select owner_id, document, status, kept.count, counted.count as counted from (
        select owner_id, document, status, sum(count) as count from (
          select owner_id, document, status, count from document_counts
          union all
          select owner_id, document, status, delta from document_count_deltas) told
        where document in ('receipt', 'active-receipt')
        group by owner_id, document, status) kept
      full join (select owner_id, document, status, count(*) as count from owned
        group by owner_id, document, status) counted using (owner_id, document, status)
      where coalesce(kept.count, 0) <> coalesce(counted.count, 0)`,
  },
  {
    name: 'a receipt knows whether its order has ended',
    breaches: `
      select receipts.code, order_ended from receipts
      where order_ended <> not exists (select 1 from packages
        where packages.buyer_id = receipts.buyer_id and packages.order_id = receipts.order_id
          and packages.last_status not in ('Paid', 'Cancel'))`,
  },
  {
    name: 'a receipt is of its order’s vendor, and has a line of each item that was shipped',
    breaches: `
      select receipts.code, items.id from receipts
      join purchase_orders orders on orders.buyer_id = receipts.buyer_id and orders.id = order_id
      left join order_items items on items.buyer_id = receipts.buyer_id
        and items.package_id = receipts.package_id
      left join receipt_lines lines on lines.buyer_id = receipts.buyer_id
        and lines.receipt_id = receipts.id and lines.item_id = items.id
      where receipts.vendor_id <> orders.vendor_id
        or (lines.item_id is not null) <> (items.state <> 'Rejected' and items.quantity > 0)
        or lines.position <> items.position`,
  },
  {
    name: 'a receipt of nothing that was approved is closed and its package canceled, and no other',
    breaches: `
      select receipts.code, receipts.last_status, packages.last_status as package from receipts
      join packages on packages.buyer_id = receipts.buyer_id and packages.id = package_id
      cross join lateral (select not exists (select 1 from receipt_lines lines
          where lines.buyer_id = receipts.buyer_id and lines.receipt_id = receipts.id
            and lines.received > 0) as is_of_nothing) entered
      where (packages.last_status = 'Cancel') <> (receipts.last_status = 'Closed')
        or (receipts.last_status = 'Closed' and not is_of_nothing)
        or (receipts.last_status in ('Ready to Invoice', 'Invoicing') and is_of_nothing)`,
  },
  {
    name: 'a receipt has a history that ends where it stands, told once for each entry',
    breaches: `
      select receipts.code, last_status, history.statuses, told.statuses as told from receipts
      left join lateral (select array_agg(status order by rows.id) as statuses
        from status_history rows where rows.buyer_id = receipts.buyer_id
          and rows.document_id = receipts.id and rows.document = 'receipt') history on true
      left join lateral (select array_agg(payload ->> 'status' order by outbox.id) as statuses
        from outbox where name = 'receipt.moved' and payload ->> 'receiptId' = receipts.id::text)
        told on true
      where history.statuses is null
        or history.statuses[array_length(history.statuses, 1)] <> last_status
        or history.statuses is distinct from told.statuses
        or version <> array_length(history.statuses, 1)`,
  },
]
