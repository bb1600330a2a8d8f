-- What orders, packages and items carry on their way, and the receipts of their goods. Columns with
-- constant defaults and new tables: made in a moment. A release before this one writes none of it, and
-- reads what it knows: every default is what such a row means.

-- The down payment of an order, which is its own life beside the order's. Of orders that ask for none
-- (down_payment = 0) it says nothing.
alter table purchase_orders
  add column down_payment_state text not null default 'Asked',
  add column proof_file_id uuid references files,
  -- Whole rupiah, of a down payment that was confirmed: what invoices took of it, what is owed back.
  add column down_payment_used numeric(16, 0) not null default 0 check (down_payment_used >= 0),
  add column refund_due numeric(16, 0) not null default 0 check (refund_due >= 0),
  add column refund_file_id uuid references files;
create unique index purchase_orders_of_vendor on purchase_orders (vendor_id, id);

alter table packages
  add column courier text not null default '',
  add column tracking_number text not null default '';
-- A vendor's moves name a package alone.
create unique index packages_id on packages (id);

-- `last_status` was the item's state as it travels and stays for the release before this one; it is to
-- be dropped by the next. What a vendor proposes waits beside what stands.
alter table order_items
  add column state text not null default 'Ordered'
    check (state in ('Ordered', 'Waiting Approval', 'Approved', 'Rejected')),
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now(),
  add column proposed_quantity numeric(12, 2) check (proposed_quantity >= 0),
  add column proposed_retail_price numeric(14, 2) check (proposed_retail_price >= 0),
  add column proposed_discount_price numeric,
  add column proposed_single_tax_price numeric,
  add column proposed_sub_total numeric(16, 0),
  add column proposed_reason text not null default '',
  add column received numeric(12, 2) check (received >= 0),
  add constraint order_items_proposal check ((state = 'Waiting Approval') = (proposed_quantity is not null)),
  add constraint order_items_received check (received <= quantity);

-- What became of each line of an order: written by the moves themselves, never changed. That it was
-- ordered stands in the line.
create table line_ledger (
  buyer_id uuid not null,
  id bigint generated always as identity,
  order_id uuid not null,
  item_id uuid not null,
  step text not null,
  quantity numeric(12, 2) not null,
  -- Whole rupiah of the line after the step.
  amount numeric(16, 0) not null,
  note text not null default '',
  at timestamptz not null,
  user_id uuid,
  user_name text not null,
  primary key (buyer_id, id),
  foreign key (buyer_id, order_id) references purchase_orders (buyer_id, id),
  foreign key (buyer_id, item_id) references order_items (buyer_id, id)
);
create index line_ledger_order on line_ledger (buyer_id, order_id, id);
create trigger line_ledger_append_only before update or delete or truncate on line_ledger
  for each statement execute function append_only();

-- What was received of a package: one each, a correction replaces its quantities.
create table receipts (
  buyer_id uuid not null,
  id uuid not null,
  code text not null unique,
  order_id uuid not null,
  package_id uuid not null,
  vendor_id uuid not null references vendors,
  last_status text not null,
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
create index receipts_of_vendor on receipts (vendor_id, last_status, created_at desc, id desc);
create unique index receipts_id on receipts (id);

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
