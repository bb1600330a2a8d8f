-- Lines of orders as reports count them: narrow, by when they were ordered. Kept by the database itself,
-- whichever release writes. Who writes lines waits for a moment.
create table report_lines (
  buyer_id uuid not null,
  item_id uuid not null,
  -- The order's created_at.
  ordered_at timestamptz not null,
  vendor_id uuid not null,
  department_id uuid,
  product_id uuid not null,
  standing text not null check (standing in ('undelivered', 'delivered', 'cancelled')),
  brand text not null,
  -- Hundredths of a unit.
  quantity bigint not null,
  -- Whole rupiah: what the line comes to; of one that was cancelled, what it came to when it was ordered.
  amount bigint not null,
  -- Whole rupiah below the retail price; null of what isn't below it, and of what was cancelled.
  saving bigint,
  primary key (buyer_id, item_id),
  foreign key (buyer_id, item_id) references order_items (buyer_id, id) on delete cascade
);
create index report_lines_of_buyer on report_lines (buyer_id, ordered_at desc, item_id desc);
create index report_lines_of_product
  on report_lines (buyer_id, product_id, ordered_at desc, item_id desc);
-- Of these there are few.
create index report_lines_cancelled on report_lines (buyer_id, ordered_at desc, item_id desc)
  include (amount) where standing = 'cancelled';
create index report_lines_undelivered on report_lines (buyer_id, ordered_at desc, item_id desc)
  include (amount) where standing = 'undelivered';

-- Where the lines of a package stand that were not cancelled themselves.
create function standing_of_package(last_status text) returns text language sql immutable as $$
  select case
    when last_status = 'Cancel' then 'cancelled'
    when last_status in ('Delivered', 'Paid') then 'delivered'
    else 'undelivered' end
$$;

-- What a line is counted as: the one place that says so. Each is looked up by its keys (`limit`), and never
-- joined by the company alone, of which all lines may be.
create view lines_to_report as
select items.buyer_id, items.id as item_id, orders.created_at as ordered_at, orders.vendor_id,
  orders.department_id, items.product_id, standing, items.brand,
  (items.quantity * 100)::bigint as quantity,
  (case standing when 'cancelled' then items.sub_total_original else items.sub_total end)::bigint
    as amount,
  case when standing <> 'cancelled' and items.discount_price < items.retail_price
    then floor((items.retail_price - items.discount_price) * items.quantity)::bigint end as saving
from order_items items
cross join lateral (select * from packages
  where packages.buyer_id = items.buyer_id and packages.id = items.package_id limit 1) packages
cross join lateral (select * from purchase_orders orders
  where orders.buyer_id = packages.buyer_id and orders.id = packages.order_id limit 1) orders
cross join lateral (select case when items.state = 'Rejected' or items.quantity = 0 then 'cancelled'
  else standing_of_package(packages.last_status) end as standing) told;

-- Whoever moves a package or a line holds its order: of both the newest is seen here.
create function put_into_reports(buyer_ids uuid[], item_ids uuid[]) returns void language sql as $$
  insert into report_lines as kept (buyer_id, item_id, ordered_at, vendor_id, department_id,
    product_id, standing, brand, quantity, amount, saving)
  select buyer_id, item_id, ordered_at, vendor_id, department_id, product_id, standing, brand,
    quantity, amount, saving
  from unnest(buyer_ids, item_ids) as told (buyer_id, item_id)
  join lines_to_report using (buyer_id, item_id)
  on conflict (buyer_id, item_id) do update
    set standing = excluded.standing, quantity = excluded.quantity, amount = excluded.amount,
      saving = excluded.saving
    where (kept.standing, kept.quantity, kept.amount, kept.saving)
      is distinct from (excluded.standing, excluded.quantity, excluded.amount, excluded.saving)
$$;

create function report_items() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform put_into_reports(array_agg(buyer_id), array_agg(id))
    from rows_after having count(*) > 0;
  else
    perform put_into_reports(array_agg(after.buyer_id), array_agg(after.id))
    from rows_after after join rows_before before using (buyer_id, id)
    where (after.state, after.quantity, after.sub_total, after.retail_price, after.discount_price)
      is distinct from
      (before.state, before.quantity, before.sub_total, before.retail_price, before.discount_price)
    having count(*) > 0;
  end if;
  return null;
end $$;
create trigger order_items_reported_in after insert on order_items
  referencing new table as rows_after
  for each statement execute function report_items();
create trigger order_items_reported_on after update on order_items
  referencing old table as rows_before new table as rows_after
  for each statement execute function report_items();

-- What a report of a range reads: how many orders and lines there are of each day of UTC and of each month
-- of UTC, and what they come to. Days begin elsewhere in other calendars: what is left over at both ends
-- is less than a day, and is read from the rows themselves. Kept as counts are (0011): changes are rows of
-- their own, which a job adds to the sums once a minute.
create table report_sums (
  buyer_id uuid not null,
  -- Orders that aren't cancelled; living lines: all, and by each of what they are grouped by.
  kind text not null
    check (kind in ('order', 'line', 'vendor', 'department', 'product', 'brand')),
  grain text not null check (grain in ('day', 'month')),
  -- The day, or the first one of the month.
  starts_on date not null,
  -- An id or a brand; empty of orders without a department, and where nothing is told apart.
  key text not null,
  count bigint not null,
  quantity bigint not null,
  amount bigint not null,
  -- Lines below their retail price, and by how much.
  saved bigint not null,
  saving bigint not null,
  primary key (buyer_id, kind, grain, starts_on, key)
);
create table report_sum_deltas (
  buyer_id uuid not null,
  id bigint generated always as identity,
  kind text not null,
  day date not null,
  key text not null,
  count bigint not null,
  quantity bigint not null,
  amount bigint not null,
  saved bigint not null,
  saving bigint not null,
  primary key (buyer_id, id)
);

-- Adds so many changes to the sums, and removes them. @returns how many there were
create function fold_report_sums(most bigint) returns bigint language sql as $$
  with folded as (
    delete from report_sum_deltas
    where (buyer_id, id) in (select buyer_id, id from report_sum_deltas limit most)
    returning *
  ), added as (
    insert into report_sums as kept
      (buyer_id, kind, grain, starts_on, key, count, quantity, amount, saved, saving)
    select buyer_id, kind, grain,
      case grain when 'day' then day else date_trunc('month', day::timestamp)::date end,
      key, sum(count), sum(quantity), sum(amount), sum(saved), sum(saving)
    from folded cross join (values ('day'), ('month')) as grains (grain)
    group by 1, 2, 3, 4, 5
    on conflict (buyer_id, kind, grain, starts_on, key) do update
      set count = kept.count + excluded.count, quantity = kept.quantity + excluded.quantity,
        amount = kept.amount + excluded.amount, saved = kept.saved + excluded.saved,
        saving = kept.saving + excluded.saving
  )
  select count(*) from folded
$$;

-- What lines that came and lines that went change. Its statement is planned once; made of text anew, as
-- it would have to be to read either of both tables, it would cost each approval more than it does.
create function tell_report_sums(added report_lines[], removed report_lines[])
returns void language plpgsql as $$
begin
  insert into report_sum_deltas
    (buyer_id, kind, day, key, count, quantity, amount, saved, saving)
  select * from (
    select buyer_id, kind, (ordered_at at time zone 'UTC')::date, key, sum(change) as count,
      sum(change * quantity) as quantity, sum(change * amount) as amount,
      coalesce(sum(change) filter (where saving is not null), 0) as saved,
      coalesce(sum(change * saving), 0) as saving
    from (select *, 1 as change from unnest(added)
      union all select *, -1 from unnest(removed)) changes
    cross join lateral (values
      ('line', ''), ('vendor', vendor_id::text),
      ('department', coalesce(department_id::text, '')), ('product', product_id::text),
      ('brand', brand)) as told (kind, key)
    where standing <> 'cancelled' group by 1, 2, 3, 4
  ) summed where (count, quantity, amount, saved, saving) is distinct from (0, 0, 0, 0, 0);
end $$;
create function sum_report_lines() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform tell_report_sums(array_agg(row(one.*)::report_lines), '{}') from rows_after one;
  elsif tg_op = 'DELETE' then
    perform tell_report_sums('{}', array_agg(row(one.*)::report_lines)) from rows_before one;
  else
    perform tell_report_sums(array(select row(one.*)::report_lines from rows_after one),
      array(select row(one.*)::report_lines from rows_before one));
  end if;
  return null;
end $$;
create trigger report_lines_summed_in after insert on report_lines
  referencing new table as rows_after
  for each statement execute function sum_report_lines();
create trigger report_lines_summed_on after update on report_lines
  referencing old table as rows_before new table as rows_after
  for each statement execute function sum_report_lines();
create trigger report_lines_summed_out after delete on report_lines
  referencing old table as rows_before
  for each statement execute function sum_report_lines();
