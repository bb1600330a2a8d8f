-- How order_tabs are kept. Who writes packages waits for a moment.

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
