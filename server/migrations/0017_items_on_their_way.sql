-- `last_status` was the item's state as it travels and stays for the release before this one; it is to
-- be dropped by the next. What a vendor proposes waits beside what stands.
alter table order_items
  add column state text not null default 'Ordered',
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now(),
  add column proposed_quantity numeric(12, 2),
  add column proposed_retail_price numeric(14, 2),
  add column proposed_discount_price numeric,
  add column proposed_single_tax_price numeric,
  add column proposed_sub_total numeric(16, 0),
  add column proposed_reason text not null default '',
  add column received numeric(12, 2),
  add constraint order_items_state
    check (state in ('Ordered', 'Waiting Approval', 'Approved', 'Rejected')) not valid,
  add constraint order_items_proposed
    check (proposed_quantity >= 0 and proposed_retail_price >= 0) not valid,
  add constraint order_items_proposal
    check ((state = 'Waiting Approval') = (proposed_quantity is not null)) not valid,
  add constraint order_items_received check (received between 0 and quantity) not valid;
