-- What lists of receipts are cut from, and their counts. While it runs only who writes receipts waits.

-- The list that a buyer sees first is of orders that go on (Spec 2 §4): the end of an order is told to
-- its receipts.
alter table receipts add column order_ended boolean not null default false;
update receipts set order_ended = true
from purchase_orders orders
where orders.buyer_id = receipts.buyer_id and orders.id = receipts.order_id
  and orders.last_status in ('Paid', 'Cancel');

create index receipts_active on receipts (buyer_id, created_at desc, id desc) where not order_ended;
create index receipts_active_in_status on receipts (buyer_id, last_status, created_at desc, id desc)
  where not order_ended;
create index receipts_of_vendor_newest on receipts (vendor_id, created_at desc, id desc);
-- By the codes that are searched for: of the receipt itself, and of what it is of.
create index receipts_found on receipts using gin (buyer_id, lower(code) gin_trgm_ops);
create index receipts_found_by_vendor on receipts using gin (vendor_id, lower(code) gin_trgm_ops);
create index receipts_of_order on receipts (buyer_id, order_id);

-- Both owners' receipts in each status, and the buyer's of orders that go on (0013 tells how counts
-- are kept). Its argument is what each of the rows counts.
create function count_receipts() returns trigger language plpgsql as $$
begin
  insert into document_count_deltas (owner_id, document, status, delta)
  select owned.owner_id, owned.document, changed.last_status, count(*) * tg_argv[0]::integer
  from changed
  cross join lateral (values
    (changed.buyer_id, 'receipt', true),
    (changed.buyer_id, 'active-receipt', not changed.order_ended),
    (changed.vendor_id, 'receipt', true)) owned (owner_id, document, is_counted)
  where owned.is_counted
  group by owned.owner_id, owned.document, changed.last_status;
  return null;
end $$;

create trigger receipts_counted_in after insert on receipts
  referencing new table as changed for each statement execute function count_receipts('1');
create trigger receipts_counted_out after delete on receipts
  referencing old table as changed for each statement execute function count_receipts('-1');
create trigger receipts_counted_from after update on receipts
  referencing old table as changed for each statement execute function count_receipts('-1');
create trigger receipts_counted_to after update on receipts
  referencing new table as changed for each statement execute function count_receipts('1');
insert into document_counts (owner_id, document, status, count)
select owner_id, document, last_status, count(*)
from receipts
cross join lateral (values
  (buyer_id, 'receipt', true),
  (buyer_id, 'active-receipt', not order_ended),
  (vendor_id, 'receipt', true)) owned (owner_id, document, is_counted)
where is_counted
group by owner_id, document, last_status;
