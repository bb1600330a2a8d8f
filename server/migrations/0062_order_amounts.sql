-- What a company's orders come to, by status: kept as 0034 tells. Who writes orders waits for a moment.
create trigger purchase_orders_summed_in after insert on purchase_orders
  referencing new table as rows_after
  for each statement execute function count_owned('order-amount', 'buyer_id', 'true', 'grand_total');
create trigger purchase_orders_summed_on after update on purchase_orders
  referencing old table as rows_before new table as rows_after
  for each statement execute function count_owned('order-amount', 'buyer_id', 'true', 'grand_total');
create trigger purchase_orders_summed_out after delete on purchase_orders
  referencing old table as rows_before
  for each statement execute function count_owned('order-amount', 'buyer_id', 'true', 'grand_total');

-- What its orders of a day come to (0060).
create function sum_report_orders() returns trigger language plpgsql as $$
begin
  execute format(
    'insert into report_sum_deltas
      (buyer_id, kind, day, key, count, quantity, amount, saved, saving)
    select buyer_id, ''order'', day, '''', count, 0, amount, 0, 0 from (
      select buyer_id, (created_at at time zone ''UTC'')::date as day, sum(change) as count,
        sum(change * grand_total) as amount
      from (%s) changes where last_status <> ''Cancel'' group by 1, 2
    ) summed where (count, amount) is distinct from (0, 0)',
    case tg_op
      when 'INSERT' then 'select *, 1 as change from rows_after'
      when 'DELETE' then 'select *, -1 as change from rows_before'
      else 'select *, 1 as change from rows_after union all select *, -1 from rows_before'
    end);
  return null;
end $$;
create trigger purchase_orders_reported_in after insert on purchase_orders
  referencing new table as rows_after
  for each statement execute function sum_report_orders();
create trigger purchase_orders_reported_on after update on purchase_orders
  referencing old table as rows_before new table as rows_after
  for each statement execute function sum_report_orders();
create trigger purchase_orders_reported_out after delete on purchase_orders
  referencing old table as rows_before
  for each statement execute function sum_report_orders();
