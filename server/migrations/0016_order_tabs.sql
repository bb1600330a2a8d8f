-- Orders in their tabs, what they are counted by and searched by. While it is made, who writes orders
-- waits; tables are taken in the order in which an approval writes them.

-- An order stands in the tab of each status that one of its packages has. Kept by the database itself,
-- whichever release writes.
create table order_tabs (
  buyer_id uuid not null,
  order_id uuid not null,
  last_status text not null,
  vendor_id uuid not null,
  -- The order's.
  created_at timestamptz not null,
  primary key (buyer_id, order_id, last_status),
  foreign key (buyer_id, order_id) references purchase_orders (buyer_id, id)
);

-- For any table with buyer_id, vendor_id and last_status: both sides have their counts.
create function count_for_both_sides() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into document_count_deltas (owner_id, document, status, delta)
    select owner_id, tg_argv[0], last_status, count(*)
    from rows_after, unnest(array[buyer_id, vendor_id]) owner_id
    group by owner_id, last_status;
  elsif tg_op = 'DELETE' then
    insert into document_count_deltas (owner_id, document, status, delta)
    select owner_id, tg_argv[0], last_status, -count(*)
    from rows_before, unnest(array[buyer_id, vendor_id]) owner_id
    group by owner_id, last_status;
  else
    insert into document_count_deltas (owner_id, document, status, delta)
    select owner_id, tg_argv[0], last_status, sum(change) from (
      select buyer_id, vendor_id, last_status, 1 as change from rows_after
      union all
      select buyer_id, vendor_id, last_status, -1 from rows_before
    ) changes, unnest(array[buyer_id, vendor_id]) owner_id
    group by owner_id, last_status having sum(change) <> 0;
  end if;
  return null;
end $$;

create trigger purchase_orders_counted_in after insert on purchase_orders
  referencing new table as rows_after
  for each statement execute function count_for_both_sides('order');
create trigger purchase_orders_counted_on after update on purchase_orders
  referencing old table as rows_before new table as rows_after
  for each statement execute function count_for_both_sides('order');
create trigger purchase_orders_counted_out after delete on purchase_orders
  referencing old table as rows_before
  for each statement execute function count_for_both_sides('order');

-- Puts orders into the tabs of their packages and out of all others. Each is held meanwhile: of two
-- packages moved at once, the later one's statement sees where the other went.
create function put_in_tabs(buyer_ids uuid[], order_ids uuid[]) returns void language plpgsql as $$
begin
  perform from purchase_orders
  where (buyer_id, id) in (select * from unnest(buyer_ids, order_ids))
  order by buyer_id, id for no key update;
  delete from order_tabs tabs using unnest(buyer_ids, order_ids) as moved (buyer_id, order_id)
  where tabs.buyer_id = moved.buyer_id and tabs.order_id = moved.order_id
    and not exists (select from packages
      where packages.buyer_id = tabs.buyer_id and packages.order_id = tabs.order_id
        and packages.last_status = tabs.last_status);
  insert into order_tabs (buyer_id, order_id, last_status, vendor_id, created_at)
  select distinct buyer_id, order_id, packages.last_status, orders.vendor_id, orders.created_at
  from unnest(buyer_ids, order_ids) as moved (buyer_id, order_id)
  join packages using (buyer_id, order_id)
  join purchase_orders orders using (buyer_id)
  where orders.id = order_id
  on conflict do nothing;
end $$;

create function keep_order_tabs() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform put_in_tabs(array_agg(buyer_id), array_agg(order_id))
    from (select distinct buyer_id, order_id from rows_after) moved;
  elsif tg_op = 'DELETE' then
    perform put_in_tabs(array_agg(buyer_id), array_agg(order_id))
    from (select distinct buyer_id, order_id from rows_before) moved;
  else
    perform put_in_tabs(array_agg(buyer_id), array_agg(order_id))
    from (
      select distinct buyer_id, rows_after.order_id
      from rows_after join rows_before using (buyer_id, id)
      where rows_after.last_status <> rows_before.last_status
    ) moved having count(*) > 0;
  end if;
  return null;
end $$;

create trigger packages_put_in_tabs after insert on packages
  referencing new table as rows_after
  for each statement execute function keep_order_tabs();
create trigger packages_moved_in_tabs after update on packages
  referencing old table as rows_before new table as rows_after
  for each statement execute function keep_order_tabs();
create trigger packages_taken_from_tabs after delete on packages
  referencing old table as rows_before
  for each statement execute function keep_order_tabs();

-- Those that are there, and the first counts.
insert into order_tabs (buyer_id, order_id, last_status, vendor_id, created_at)
select distinct orders.buyer_id, orders.id, packages.last_status, orders.vendor_id, orders.created_at
from purchase_orders orders
join packages on packages.buyer_id = orders.buyer_id and packages.order_id = orders.id;
insert into document_counts (owner_id, document, status, count)
select owner_id, 'order', last_status, count(*)
from purchase_orders, unnest(array[buyer_id, vendor_id]) owner_id
group by owner_id, last_status
union all
select owner_id, 'order-tab', last_status, count(*)
from order_tabs, unnest(array[buyer_id, vendor_id]) owner_id
group by owner_id, last_status;
-- A row of a tab is made and removed, never changed.
create trigger order_tabs_counted_in after insert on order_tabs
  referencing new table as rows_after
  for each statement execute function count_for_both_sides('order-tab');
create trigger order_tabs_counted_out after delete on order_tabs
  referencing old table as rows_before
  for each statement execute function count_for_both_sides('order-tab');

-- A tab's pages; packages_tab of 0007 is read by the release before this one alone.
create index order_tabs_of_buyer
  on order_tabs (buyer_id, last_status, created_at desc, order_id desc);
create index order_tabs_of_vendor
  on order_tabs (vendor_id, last_status, created_at desc, order_id desc);

-- What orders are searched by, each cut from an index.
create index purchase_orders_found on purchase_orders using gin (
  buyer_id,
  lower(code) gin_trgm_ops,
  lower(request_code) gin_trgm_ops,
  lower(vendor_name) gin_trgm_ops,
  lower(created_by_name) gin_trgm_ops
);
create index purchase_orders_found_by_vendor on purchase_orders using gin (
  vendor_id,
  lower(code) gin_trgm_ops
);
create index packages_found on packages using gin (lower(code) gin_trgm_ops);
create index purchase_orders_of_department
  on purchase_orders (buyer_id, department_id, created_at desc, id desc);
create index purchase_orders_in_status
  on purchase_orders (buyer_id, last_status, created_at desc, id desc);
create index purchase_orders_of_buyer
  on purchase_orders (vendor_id, buyer_id, created_at desc, id desc);
