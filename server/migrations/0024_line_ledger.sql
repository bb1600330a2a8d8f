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
  -- In the order in which an approval writes, as every table here that refers to several.
  foreign key (buyer_id, order_id) references purchase_orders (buyer_id, id),
  foreign key (buyer_id, item_id) references order_items (buyer_id, id)
);
create index line_ledger_order on line_ledger (buyer_id, order_id, id);
create trigger line_ledger_append_only before update or delete or truncate on line_ledger
  for each statement execute function append_only();
