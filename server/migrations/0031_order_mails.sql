-- Orders that are mailed: what is to be stored and sent stands beside whoever asked for it, until the
-- job that does it is through. A new table alone.
create table order_mails (
  buyer_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  file_id uuid not null references files,
  recipients text[] not null,
  language text not null,
  -- Who sends it, as the mail says.
  sender text not null,
  -- The PDF until it lies in the object store; from then on the mails are written.
  content bytea,
  created_at timestamptz not null default now(),
  primary key (buyer_id, id),
  foreign key (buyer_id, order_id) references purchase_orders (buyer_id, id)
);
-- Before a file is swept, it is looked up who names it.
create index order_mails_file on order_mails (file_id);
