import type { Invariant } from './invariant'

export const ORDER_INVARIANTS: readonly Invariant[] = [
  {
    name: 'an approved request has one order per vendor, any other has none',
    breaches: `
      select requests.code, requests.last_status, wanted.vendors, made.vendors as orders
      from purchase_requests requests
      left join lateral (select array_agg(distinct vendor_id order by vendor_id) as vendors
        from request_lines lines
        where lines.buyer_id = requests.buyer_id and lines.request_id = requests.id) wanted on true
      left join lateral (select array_agg(vendor_id order by vendor_id) as vendors
        from purchase_orders orders
        where orders.buyer_id = requests.buyer_id and orders.request_id = requests.id) made on true
      where made.vendors is distinct from
        case when requests.last_status = 'Approved' then wanted.vendors end`,
  },
  {
    name: 'orders hold the lines of their request as ordered, figure by figure',
    breaches: `
      select request_code, product_id, items, lines from (
        select orders.request_code, orders.buyer_id, orders.request_id, items.product_id,
          to_jsonb(items) - '{id,package_id,position,last_status,state,version,updated_at,received,quantity_original,retail_price_original,discount_price_original,sub_total_original,proposed_quantity,proposed_retail_price,proposed_discount_price,proposed_single_tax_price,proposed_sub_total,proposed_reason}'::text[]
            || jsonb_build_object('quantity', quantity_original, 'retail_price', retail_price_original,
              'discount_price', discount_price_original, 'sub_total', sub_total_original,
              'single_tax_price', discount_price_original * tax) as items
        from purchase_orders orders
        join packages using (buyer_id)
        join order_items items on items.buyer_id = packages.buyer_id and items.package_id = packages.id
        where packages.order_id = orders.id) made
      full join (
        select lines.buyer_id, lines.request_id, lines.product_id,
          to_jsonb(lines) - '{id,request_id,position,minimum_order,stock,product_discount,special_discount,discount_setting,sub_total_tax}'::text[] as lines
        from request_lines lines
        join purchase_requests requests
          on requests.buyer_id = lines.buyer_id and requests.id = lines.request_id
        where requests.last_status = 'Approved') wanted using (buyer_id, request_id, product_id)
      where items is distinct from lines`,
  },
  {
    name: 'an item lies in a package of its own vendor and payment term',
    breaches: `
      select items.id from order_items items
      join packages on packages.buyer_id = items.buyer_id and packages.id = items.package_id
      join purchase_orders orders
        on orders.buyer_id = packages.buyer_id and orders.id = packages.order_id
      where items.vendor_id <> orders.vendor_id or items.payment_term <> packages.payment_term
        or packages.order_created_at <> orders.created_at`,
  },
  {
    name: 'an order has one package per payment term, and none is empty',
    breaches: `
      select orders.code from purchase_orders orders
      left join packages on packages.buyer_id = orders.buyer_id and packages.order_id = orders.id
      left join order_items items on items.buyer_id = packages.buyer_id and items.package_id = packages.id
      group by orders.buyer_id, orders.id, orders.code, packages.payment_term
      having count(distinct packages.id) <> 1 or count(items.id) = 0`,
  },
  {
    name: 'the total of an order is the sum of its packages that go on, theirs that of their items',
    breaches: `
      select orders.code, orders.grand_total, sums.living, sums.total from purchase_orders orders
      left join lateral (
        select sum(total) as total, sum(total) filter (where last_status <> 'Cancel') as living
        from packages
        where packages.buyer_id = orders.buyer_id and packages.order_id = orders.id) sums on true
      where grand_total is distinct from coalesce(sums.living, sums.total)
        or exists (select 1 from packages
          where packages.buyer_id = orders.buyer_id and packages.order_id = orders.id
            and packages.total <> (select coalesce(sum(sub_total), 0) from order_items items
              where items.buyer_id = packages.buyer_id and items.package_id = packages.id
                and state <> 'Rejected' and quantity > 0))`,
  },
  {
    name: 'the down payment of an order is the one its request showed, or less as packages are canceled before it is sent',
    breaches: `
      select orders.code, orders.down_payment, orders.down_payment_original, sums.ordered
      from purchase_orders orders
      join request_vendors vendors on vendors.buyer_id = orders.buyer_id
        and vendors.request_id = orders.request_id and vendors.vendor_id = orders.vendor_id
      cross join lateral (select sum(sub_total_original) as ordered,
          bool_or(packages.last_status = 'Cancel') as some_canceled
        from packages
        join order_items items
          on items.buyer_id = packages.buyer_id and items.package_id = packages.id
        where packages.buyer_id = orders.buyer_id and packages.order_id = orders.id) sums
      where coalesce(orders.down_payment_original, orders.down_payment) <> vendors.down_payment
        or orders.down_payment > vendors.down_payment
        or (orders.down_payment < vendors.down_payment and not sums.some_canceled)
        or (orders.last_status <> 'Cancel' and orders.down_payment > 0
          and orders.down_payment_state = 'Asked'
          and orders.down_payment <> greatest(1,
            floor(vendors.down_payment * orders.grand_total / nullif(sums.ordered, 0))))`,
  },
  { name: 'stock is never below 0', breaches: 'select id, stock from products where stock < 0' },
  {
    name: 'codes are unique, of their company and month, and none was passed over',
    breaches: `
      with codes as (
        select buyer_id as owner_id, 'PR' as kind, code from purchase_requests
        union all select buyer_id, 'PO', code from purchase_orders
        union all select buyer_id, 'PKG', code from packages
        union all select buyer_id, 'GRN', code from receipts
        union all select buyer_id, 'TRX', code from payments
        union all select vendor_id, 'INV', code from invoices),
      companies as (
        select id, company_code from buyers union all select id, company_code from vendors),
      counted as (
        select owner_id, kind, split_part(code, '-', 3) as month, count(*) as given,
          count(distinct code) as different, max(substring(code from '[0-9]+$')::int) as highest,
          bool_and(code ~ ('^' || kind || '-' || company_code || '-[0-9]{6}-[0-9]{5,}$')) as formed
        from codes join companies on companies.id = owner_id group by 1, 2, 3)
      select kind, month, given, highest, last from counted
      full join code_counters using (kind, month)
      where coalesce(owner_id = company_id, true) and (given is distinct from last
        or given <> different or given <> highest or not formed)`,
  },
  {
    name: 'orders and packages have a history that ends where they stand',
    breaches: `
      select code, last_status, statuses from (
        select documents.*,
          (select array_agg(status order by history.id) from status_history history
            where history.buyer_id = documents.buyer_id and history.document_id = documents.id
              and history.document = documents.kind) as statuses
        from (select 'order' as kind, buyer_id, id, code, last_status from purchase_orders
          union all select 'package', buyer_id, id, code, last_status from packages) documents) told
      where statuses is null or statuses[array_length(statuses, 1)] <> last_status
        or array_length(statuses, 1) <> (select count(distinct one) from unnest(statuses) one)`,
  },
  {
    name: 'an approval and its orders are told once each',
    breaches: `
      select requests.code from purchase_requests requests
      left join lateral (select count(*) filter (where name = 'request.approved') as approvals,
          count(*) filter (where name = 'orders.created') as orders
        from outbox where payload ->> 'requestId' = requests.id::text) told on true
      where (approvals, orders) is distinct from
        case when last_status = 'Approved' then (1::bigint, 1::bigint) else (0::bigint, 0::bigint) end`,
  },
]
