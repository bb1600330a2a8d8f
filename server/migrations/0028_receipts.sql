-- What was received of a package: one each, a correction replaces its quantities.
create table receipts (
  buyer_id uuid not null,
  id uuid not null,
  code text not null unique,
  order_id uuid not null,
  package_id uuid not null,
  vendor_id uuid not null references vendors,
  last_status text not null check (last_status in
    ('Good Receive Note Submit', 'Ready to Invoice', 'Invoicing', 'Rejected', 'Closed')),
  -- The list that a buyer sees first is of orders that go on (Spec 2 §4): the end of an order is told to
  -- its receipts.
  order_ended boolean not null default false,
  -- Who received the goods, and when, as the buyer says.
  received_by text not null,
  received_at timestamptz not null,
  -- Who entered them.
  created_by uuid not null,
  created_by_name text not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (buyer_id, id),
  unique (buyer_id, package_id),
  foreign key (buyer_id, order_id) references purchase_orders (buyer_id, id),
  foreign key (buyer_id, package_id) references packages (buyer_id, id)
);
create index receipts_newest on receipts (buyer_id, created_at desc, id desc);
create index receipts_in_status on receipts (buyer_id, last_status, created_at desc, id desc);
create index receipts_active on receipts (buyer_id, created_at desc, id desc) where not order_ended;
create index receipts_active_in_status on receipts (buyer_id, last_status, created_at desc, id desc)
  where not order_ended;
create index receipts_of_vendor on receipts (vendor_id, last_status, created_at desc, id desc);
create index receipts_of_vendor_newest on receipts (vendor_id, created_at desc, id desc);
create unique index receipts_id on receipts (id);
-- By the codes that are searched for: of the receipt itself, and of what it is of.
create index receipts_found on receipts using gin (buyer_id, lower(code) gin_trgm_ops);
create index receipts_found_by_vendor on receipts using gin (vendor_id, lower(code) gin_trgm_ops);
create index receipts_of_order on receipts (buyer_id, order_id);

create table receipt_lines (
  buyer_id uuid not null,
  receipt_id uuid not null,
  item_id uuid not null,
  position integer not null,
  received numeric(12, 2) not null check (received >= 0),
  note text not null,
  primary key (buyer_id, receipt_id, item_id),
  foreign key (buyer_id, receipt_id) references receipts (buyer_id, id),
  foreign key (buyer_id, item_id) references order_items (buyer_id, id)
);

-- Both owners' receipts in each status, and the buyer's of orders that go on.
create trigger receipts_counted_in after insert on receipts
  referencing new table as rows_after
  for each statement execute function count_owned('receipt', 'buyer_id, vendor_id', 'true');
create trigger receipts_counted_on after update on receipts
  referencing old table as rows_before new table as rows_after
  for each statement execute function count_owned('receipt', 'buyer_id, vendor_id', 'true');
create trigger receipts_counted_out after delete on receipts
  referencing old table as rows_before
  for each statement execute function count_owned('receipt', 'buyer_id, vendor_id', 'true');
create trigger active_receipts_counted_in after insert on receipts
  referencing new table as rows_after
  for each statement execute function count_owned('active-receipt', 'buyer_id', 'not order_ended');
create trigger active_receipts_counted_on after update on receipts
  referencing old table as rows_before new table as rows_after
  for each statement execute function count_owned('active-receipt', 'buyer_id', 'not order_ended');
create trigger active_receipts_counted_out after delete on receipts
  referencing old table as rows_before
  for each statement execute function count_owned('active-receipt', 'buyer_id', 'not order_ended');
