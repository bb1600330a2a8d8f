-- Orders in their tabs, and how both are counted. Who writes orders waits for a moment.

-- An order stands in the tab of each status that one of its packages has. Kept by the database itself,
-- whichever release writes (0026).
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
-- A tab's pages; packages_tab of 0007 is read by the release before this one alone.
create index order_tabs_of_buyer
  on order_tabs (buyer_id, last_status, created_at desc, order_id desc);
create index order_tabs_of_vendor
  on order_tabs (vendor_id, last_status, created_at desc, order_id desc);

-- For any table with last_status (0011 tells how counts are kept). Its arguments: what a row is
-- called, the columns of those who own it, and which rows are counted.
create function count_owned() returns trigger language plpgsql as $$
begin
  execute format(
    'insert into document_count_deltas (owner_id, document, status, delta)
    select owner_id, %L, last_status, sum(change)
    from (%s) changes, unnest(array[%s]) owner_id
    where %s group by owner_id, last_status having sum(change) <> 0',
    tg_argv[0],
    case tg_op
      when 'INSERT' then 'select *, 1 as change from rows_after'
      when 'DELETE' then 'select *, -1 as change from rows_before'
      else 'select *, 1 as change from rows_after union all select *, -1 from rows_before'
    end,
    tg_argv[1],
    tg_argv[2]);
  return null;
end $$;

-- A row of a tab is made and removed, never changed.
create trigger order_tabs_counted_in after insert on order_tabs
  referencing new table as rows_after
  for each statement execute function count_owned('order-tab', 'buyer_id, vendor_id', 'true');
create trigger order_tabs_counted_out after delete on order_tabs
  referencing old table as rows_before
  for each statement execute function count_owned('order-tab', 'buyer_id, vendor_id', 'true');

create trigger purchase_orders_counted_in after insert on purchase_orders
  referencing new table as rows_after
  for each statement execute function count_owned('order', 'buyer_id, vendor_id', 'true');
create trigger purchase_orders_counted_on after update on purchase_orders
  referencing old table as rows_before new table as rows_after
  for each statement execute function count_owned('order', 'buyer_id, vendor_id', 'true');
create trigger purchase_orders_counted_out after delete on purchase_orders
  referencing old table as rows_before
  for each statement execute function count_owned('order', 'buyer_id, vendor_id', 'true');
