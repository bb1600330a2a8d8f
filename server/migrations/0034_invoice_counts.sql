-- How many invoices and payments stand in each status, and what the invoices come to: kept by the
-- database itself, as 0011 tells.

-- As in 0025; with a fourth argument each row counts for so much instead of for one.
create or replace function count_owned() returns trigger language plpgsql as $$
begin
  execute format(
    'insert into document_count_deltas (owner_id, document, status, delta)
    select owner_id, %L, last_status, sum(change * %s)
    from (%s) changes, unnest(array[%s]) owner_id
    where %s group by owner_id, last_status having sum(change * %s) <> 0',
    tg_argv[0],
    coalesce(tg_argv[3], '1'),
    case tg_op
      when 'INSERT' then 'select *, 1 as change from rows_after'
      when 'DELETE' then 'select *, -1 as change from rows_before'
      else 'select *, 1 as change from rows_after union all select *, -1 from rows_before'
    end,
    tg_argv[1],
    tg_argv[2],
    coalesce(tg_argv[3], '1'));
  return null;
end $$;

create trigger invoices_counted_in after insert on invoices
  referencing new table as rows_after
  for each statement execute function count_owned('invoice', 'buyer_id, vendor_id', 'true');
create trigger invoices_counted_on after update on invoices
  referencing old table as rows_before new table as rows_after
  for each statement execute function count_owned('invoice', 'buyer_id, vendor_id', 'true');
create trigger invoices_counted_out after delete on invoices
  referencing old table as rows_before
  for each statement execute function count_owned('invoice', 'buyer_id, vendor_id', 'true');
create trigger invoices_summed_in after insert on invoices
  referencing new table as rows_after
  for each statement
  execute function count_owned('invoice-amount', 'buyer_id, vendor_id', 'true', 'grand_total');
create trigger invoices_summed_on after update on invoices
  referencing old table as rows_before new table as rows_after
  for each statement
  execute function count_owned('invoice-amount', 'buyer_id, vendor_id', 'true', 'grand_total');
create trigger invoices_summed_out after delete on invoices
  referencing old table as rows_before
  for each statement
  execute function count_owned('invoice-amount', 'buyer_id, vendor_id', 'true', 'grand_total');

create trigger payments_counted_in after insert on payments
  referencing new table as rows_after
  for each statement execute function count_owned('payment', 'buyer_id, vendor_id', 'true');
create trigger payments_counted_on after update on payments
  referencing old table as rows_before new table as rows_after
  for each statement execute function count_owned('payment', 'buyer_id, vendor_id', 'true');
create trigger payments_counted_out after delete on payments
  referencing old table as rows_before
  for each statement execute function count_owned('payment', 'buyer_id, vendor_id', 'true');
