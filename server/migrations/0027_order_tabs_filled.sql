-- The orders that were there before 0025 and 0026: everybody goes on meanwhile, and both statements
-- may run any number of times.

-- No release before this one moves a package: none leaves the tab that it is put into here.
insert into order_tabs (buyer_id, order_id, last_status, vendor_id, created_at)
select distinct orders.buyer_id, orders.id, packages.last_status, orders.vendor_id, orders.created_at
from purchase_orders orders
join packages on packages.buyer_id = orders.buyer_id and packages.order_id = orders.id
on conflict do nothing;

-- A recount less what was told since: one snapshot sees both.
insert into document_count_deltas (owner_id, document, status, delta)
select owner_id, 'order', status, sum(count) from (
  select owner_id, last_status as status, count(*) as count
  from purchase_orders, unnest(array[buyer_id, vendor_id]) owner_id
  group by owner_id, last_status
  union all
  select owner_id, status, -count from document_counts where document = 'order'
  union all
  select owner_id, status, -delta from document_count_deltas where document = 'order'
) told
group by owner_id, status having sum(count) <> 0;
