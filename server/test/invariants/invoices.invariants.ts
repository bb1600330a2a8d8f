import type { Invariant } from './invariant'

export const INVOICE_INVARIANTS: readonly Invariant[] = [
  {
    name: 'an invoice asks for what was received, shipping, and no less than its down payment covers',
    breaches: `
      select invoices.code, amount, invoices.tax, grand_total, down_payment_used from invoices
      cross join lateral (select
          sum(floor(lines.received * (items.discount_price + items.single_tax_price))) as amount,
          sum(floor(lines.received * items.single_tax_price)) as tax
        from receipt_lines lines
        join order_items items on items.buyer_id = lines.buyer_id and items.id = lines.item_id
        where lines.buyer_id = invoices.buyer_id and lines.receipt_id = invoices.receipt_id) line
      join packages on packages.buyer_id = invoices.buyer_id and packages.id = package_id
      where invoices.tax <> line.tax or invoices.sub_total <> line.amount - line.tax
        or invoices.shipping_cost <> packages.shipping_cost
        or grand_total + down_payment_used <> line.amount + packages.shipping_cost
        or invoices.payment_term <> packages.payment_term`,
  },
  {
    name: 'of a down payment its invoices have used what its order says, and no more than was found',
    breaches: `
      select code, down_payment, down_payment_used, used, refund_due from purchase_orders orders
      cross join lateral (select coalesce(sum(invoices.down_payment_used), 0) as used from invoices
        where invoices.buyer_id = orders.buyer_id and invoices.order_id = orders.id
          and invoices.last_status <> 'Withdrawn') invoiced
      where down_payment_used <> used or used > down_payment
        or (used > 0 and down_payment_state not in ('Confirmed', 'Refund Due', 'Refunded'))
        or (down_payment_state in ('Refund Due', 'Refunded') and used + refund_due <> down_payment)`,
  },
  {
    name: 'a receipt is invoiced, and a package paid, by the one invoice that was not withdrawn',
    breaches: `
      select receipts.code, receipts.last_status, packages.last_status as package, of_it.states
      from receipts
      join packages on packages.buyer_id = receipts.buyer_id and packages.id = receipts.package_id
      cross join lateral (select coalesce(array_agg(invoices.last_status), '{}') as states,
          coalesce(bool_and(invoices.package_id = receipts.package_id
            and invoices.order_id = receipts.order_id
            and invoices.vendor_id = receipts.vendor_id), true) as is_its_own
        from invoices where invoices.buyer_id = receipts.buyer_id
          and invoices.receipt_id = receipts.id and invoices.last_status <> 'Withdrawn') of_it
      where not is_its_own or cardinality(states) <> (receipts.last_status = 'Invoicing')::int
        or (packages.last_status = 'Paid') <> (states = '{Paid}')`,
  },
  {
    name: 'a package is paid by an invoice',
    breaches: `
      select code from packages where last_status = 'Paid' and not exists (
        select 1 from invoices where invoices.buyer_id = packages.buyer_id
          and invoices.package_id = packages.id and invoices.last_status = 'Paid')`,
  },
  {
    name: 'an invoice of nothing is paid at issue, and one that is paid knows when',
    breaches: `
      select code, last_status, grand_total, paid_at from invoices
      where (grand_total = 0 and last_status <> 'Paid')
        or (paid_at is not null) <> (last_status = 'Paid')`,
  },
  {
    name: 'the counts and sums of invoices are those of a recount, on both sides',
    breaches: `
      with owned as (
        select owner_id, document, last_status as status, amount from invoices
        cross join lateral (values (buyer_id, 'invoice', 1), (vendor_id, 'invoice', 1),
          (buyer_id, 'invoice-amount', grand_total), (vendor_id, 'invoice-amount', grand_total))
          owner (owner_id, document, amount))
      select owner_id, document, status, kept.count, counted.count as counted from (
        select owner_id, document, status, sum(count) as count from (
          select owner_id, document, status, count from document_counts
          union all
          select owner_id, document, status, delta from document_count_deltas) told
        where document in ('invoice', 'invoice-amount')
        group by owner_id, document, status) kept
      full join (select owner_id, document, status, sum(amount) as count from owned
        group by owner_id, document, status) counted using (owner_id, document, status)
      where coalesce(kept.count, 0) <> coalesce(counted.count, 0)`,
  },
  {
    name: 'an invoice has a history that ends where it stands, told once for each entry',
    breaches: `
      select invoices.code, last_status, history.statuses, told.statuses as told from invoices
      left join lateral (select array_agg(status order by rows.id) as statuses
        from status_history rows where rows.buyer_id = invoices.buyer_id
          and rows.document_id = invoices.id and rows.document = 'invoice') history on true
      left join lateral (select array_agg(payload ->> 'status' order by outbox.id) as statuses
        from outbox where name = 'invoice.moved' and payload ->> 'invoiceId' = invoices.id::text)
        told on true
      where history.statuses is null
        or history.statuses[array_length(history.statuses, 1)] <> last_status
        or history.statuses is distinct from told.statuses
        or version <> array_length(history.statuses, 1)`,
  },
  {
    name: 'the ledger tells of each line that it was invoiced, withdrawn and paid, once each time',
    breaches: `
      select items.id, steps.*, made.* from order_items items
      cross join lateral (select
          count(*) filter (where step = 'invoiced') as invoiced,
          count(*) filter (where step = 'invoice-withdrawn') as withdrawn,
          count(*) filter (where step = 'paid') as paid
        from line_ledger ledger
        where ledger.buyer_id = items.buyer_id and ledger.item_id = items.id) steps
      cross join lateral (select count(*) as invoices,
          count(*) filter (where invoices.last_status = 'Withdrawn') as gone,
          count(*) filter (where invoices.last_status = 'Paid') as settled
        from invoices join receipt_lines lines on lines.buyer_id = invoices.buyer_id
          and lines.receipt_id = invoices.receipt_id
        where invoices.buyer_id = items.buyer_id and lines.item_id = items.id) made
      where (invoiced, withdrawn, paid) is distinct from (invoices, gone, settled)`,
  },
]
