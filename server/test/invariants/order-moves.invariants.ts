import type { Invariant } from './invariant'

/**
 * Package states from the least to the most advanced, which determine an order's state
 * (`docs/domain.md`, Orders).
 */
const ADVANCE = `array['Waiting Down Payment', 'New', 'Pick', 'Ready to Ship', 'Shipped', 'Delivered', 'Paid']`

/** Each item with its package and order. */
const ITEMS = `
  from order_items items
  join packages on packages.buyer_id = items.buyer_id and packages.id = items.package_id
  join purchase_orders orders on orders.buyer_id = packages.buyer_id and orders.id = packages.order_id`

/** Nothing has been paid, or it has not been confirmed. */
const NOT_FOUND = `('Asked', 'Submitted', 'Refused')`

export const ORDER_MOVE_INVARIANTS: readonly Invariant[] = [
  {
    name: 'an order stands where its least advanced package stands',
    breaches: `
      select orders.code, orders.last_status, stand.states from purchase_orders orders
      left join lateral (select array_agg(last_status) as states,
          min(array_position(${ADVANCE}, last_status)) as least
        from packages
        where packages.buyer_id = orders.buyer_id and packages.order_id = orders.id) stand on true
      where orders.last_status is distinct from coalesce((${ADVANCE})[stand.least], 'Cancel')`,
  },
  {
    name: 'an item costs what its own quantity and price make of it, proposed ones too',
    breaches: `
      select items.id, items.name ${ITEMS}
      where items.discount_price <> items.retail_price * (1 - items.discount)
        or items.single_tax_price <> items.discount_price * items.tax
        or items.sub_total
          <> floor(items.quantity * (items.discount_price + items.single_tax_price))
        or proposed_discount_price <> proposed_retail_price * (1 - items.discount)
        or proposed_single_tax_price <> proposed_discount_price * items.tax
        or proposed_sub_total
          <> floor(proposed_quantity * (proposed_discount_price + proposed_single_tax_price))`,
  },
  {
    name: 'a quantity is never above the one before it',
    breaches: `
      select items.id, items.name ${ITEMS}
      where items.quantity > items.quantity_original or proposed_quantity > items.quantity
        or items.received > items.quantity`,
  },
  {
    name: 'an item waits, with all that is proposed and why, only while its package is packed',
    breaches: `
      select items.id, items.name, state, packages.last_status ${ITEMS}
      where case when state = 'Waiting Approval'
        then packages.last_status <> 'Pick' or proposed_reason = ''
          or num_nulls(proposed_retail_price, proposed_discount_price, proposed_single_tax_price,
            proposed_sub_total) > 0
        else proposed_reason <> '' or num_nonnulls(proposed_retail_price, proposed_discount_price,
          proposed_single_tax_price, proposed_sub_total) > 0 end`,
  },
  {
    name: 'a package that goes on has an item that goes on',
    breaches: `
      select packages.code from packages
      where last_status <> 'Cancel' and not exists (select 1 from order_items items
        where items.buyer_id = packages.buyer_id and items.package_id = packages.id
          and state <> 'Rejected' and quantity > 0)`,
  },
  {
    name: 'a package is received when, and only when, it has a receipt of just its items',
    breaches: `
      select packages.code, packages.last_status, receipts.code as receipt from packages
      left join receipts using (buyer_id)
      where receipts.package_id = packages.id and (receipts.order_id <> packages.order_id
        or packages.last_status not in ('Delivered', 'Paid', 'Cancel'))
      union all
      select packages.code, packages.last_status, null from packages
      where last_status in ('Delivered', 'Paid') and not exists (select 1 from receipts
        where receipts.buyer_id = packages.buyer_id and receipts.package_id = packages.id)
      union all
      select name, coalesce(told.received, items.received)::text, null from (
        select receipts.buyer_id, item_id as id, lines.received from receipts
        join receipt_lines lines on lines.buyer_id = receipts.buyer_id
          and lines.receipt_id = receipts.id) told
      full join order_items items using (buyer_id, id)
      where told.received is distinct from items.received`,
  },
  {
    name: 'the ledger of a line ends with what became of it',
    breaches: `
      select items.id, items.name, items.state, packages.last_status, last.step, last.quantity,
        last.amount
      ${ITEMS}
      left join lateral (select step, quantity, amount from line_ledger
        where line_ledger.buyer_id = items.buyer_id and item_id = items.id
        order by line_ledger.id desc limit 1) last on true
      cross join lateral (select case
          when packages.last_status = 'Cancel' or state = 'Rejected' then 0
          else coalesce(items.received, proposed_quantity, items.quantity) end as quantity,
        coalesce(proposed_discount_price + proposed_single_tax_price,
          items.discount_price + items.single_tax_price) as price) stands
      where coalesce(last.quantity, items.quantity_original) <> stands.quantity
        or coalesce(last.amount, items.sub_total_original) <> floor(stands.quantity * stands.price)
        or (last.step is null)
          <> (state = 'Ordered' and items.quantity = items.quantity_original
            and packages.last_status in ('Waiting Down Payment', 'New', 'Pick', 'Ready to Ship')
            and items.version = 1)`,
  },
  {
    name: 'packages wait for a down payment as long as it is not confirmed and has not lapsed, and no longer',
    breaches: `
      select orders.code, orders.down_payment, orders.down_payment_state, packages.last_status
      from purchase_orders orders
      join packages on packages.buyer_id = orders.buyer_id and packages.order_id = orders.id
      where packages.last_status <> 'Cancel' and (packages.last_status = 'Waiting Down Payment')
        <> (orders.down_payment > 0 and down_payment_state in ${NOT_FOUND}
          and not exists (select 1 from status_history history
            where history.buyer_id = orders.buyer_id and history.document_id = orders.id
              and history.document = 'down-payment' and history.status = 'Lapsed'))`,
  },
  {
    name: 'a down payment has its proof, and what is left of what was found when its order ends is owed back',
    breaches: `
      select code, last_status, down_payment, down_payment_state, refund_due
      from purchase_orders orders
      cross join lateral (select bool_and(packages.last_status in ('Paid', 'Cancel')) as ended
        from packages
        where packages.buyer_id = orders.buyer_id and packages.order_id = orders.id) stand
      where down_payment_used > down_payment
        or (refund_file_id is not null) <> (down_payment_state = 'Refunded')
        or refund_due <> case when down_payment_state in ('Refund Due', 'Refunded')
          then down_payment - down_payment_used else 0 end
        or case when down_payment = 0
          then down_payment_state <> case when down_payment_original is null then 'Asked' else 'Lapsed' end
            or (proof_file_id is not null and down_payment_original is null)
          else (down_payment_state in ('Asked', 'Lapsed') and proof_file_id is not null
              and not exists (select 1 from status_history history
                where history.buyer_id = orders.buyer_id and history.document_id = orders.id
                  and history.document = 'down-payment' and history.status = 'Refused'))
            or (proof_file_id is null and down_payment_state not in ('Asked', 'Lapsed'))
            or (stand.ended and down_payment_state in ('Asked', 'Refused'))
            or (stand.ended and down_payment_state = 'Confirmed'
              and down_payment > down_payment_used)
            or (not stand.ended and down_payment_state in ('Refund Due', 'Refunded')) end`,
  },
  {
    name: 'items and down payments have a history that ends where they stand',
    breaches: `
      select told.* from (
        select 'item' as document, items.buyer_id, items.id, state, 'Ordered' as first
        from order_items items
        union all
        select 'down-payment', buyer_id, id, down_payment_state, 'Asked' from purchase_orders) told
      left join lateral (select status from status_history history
        where history.buyer_id = told.buyer_id and history.document_id = told.id
          and history.document = told.document order by history.id desc limit 1) last on true
      where state <> coalesce(last.status, first)`,
  },
]
