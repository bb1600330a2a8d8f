-- What vendors ask to be paid for: one invoice of one approved receipt. New tables alone: a release
-- before this one knows of none of them.
create table invoices (
  buyer_id uuid not null,
  id uuid not null,
  code text not null unique,
  order_id uuid not null,
  package_id uuid not null,
  receipt_id uuid not null,
  vendor_id uuid not null references vendors,
  last_status text not null check (last_status in
    ('Ready to Payment', 'Waiting Payment', 'Review Payment', 'Paid', 'Withdrawn')),
  -- Whole rupiah. Tax is not in the sub_total.
  sub_total numeric(16, 0) not null check (sub_total >= 0),
  tax numeric(16, 0) not null check (tax >= 0),
  shipping_cost numeric(16, 0) not null check (shipping_cost >= 0),
  down_payment_used numeric(16, 0) not null check (down_payment_used >= 0),
  grand_total numeric(16, 0) not null
    check (grand_total >= 0 and grand_total = sub_total + tax + shipping_cost - down_payment_used),
  payment_term integer not null,
  -- The buyer's day.
  due_date date not null,
  direct_payment boolean not null,
  issued_by uuid not null,
  issued_by_name text not null,
  paid_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (buyer_id, id),
  foreign key (buyer_id, order_id) references purchase_orders (buyer_id, id),
  foreign key (buyer_id, package_id) references packages (buyer_id, id),
  foreign key (buyer_id, receipt_id) references receipts (buyer_id, id)
);
-- A withdrawn one leaves its receipt to another.
create unique index invoices_of_receipt on invoices (buyer_id, receipt_id)
  where last_status <> 'Withdrawn';
create unique index invoices_id on invoices (id);
create index invoices_of_order on invoices (buyer_id, order_id);
create index invoices_newest on invoices (buyer_id, created_at desc, id desc);
create index invoices_in_status on invoices (buyer_id, last_status, created_at desc, id desc);
create index invoices_due on invoices (buyer_id, due_date);
create index invoices_due_of_vendor on invoices (vendor_id, due_date);
create index invoices_of_package on invoices (buyer_id, package_id);
create index invoices_of_vendor on invoices (vendor_id, last_status, created_at desc, id desc);
create index invoices_of_vendor_newest on invoices (vendor_id, created_at desc, id desc);
create index invoices_statement on invoices (vendor_id, buyer_id, created_at desc, id desc);
create index invoices_found on invoices using gin (buyer_id, lower(code) gin_trgm_ops);
create index invoices_found_by_vendor on invoices using gin (vendor_id, lower(code) gin_trgm_ops);
