-- Tables and a column, made in a moment. What takes its time on large tables comes in files of its own,
-- so that nobody else is kept waiting meanwhile: indexes (0012), counts (0013), decisions (0014).
-- In the order in which an approval writes (requests, products, items), so that neither waits for the
-- other in a circle.

-- A file that goes with mails: kept until the last of them has left.
create table mail_files (
  id uuid primary key,
  name text not null,
  media_type text not null,
  content bytea not null,
  created_at timestamptz not null default now()
);
alter table mails add column file_id uuid references mail_files;
create index mails_file on mails (file_id) where file_id is not null;

-- Who decided a request, a row for each step: today there is one.
create table request_decisions (
  buyer_id uuid not null,
  request_id uuid not null,
  step integer not null,
  decision text not null check (decision in ('approve', 'reject')),
  decided_by uuid not null references users (id),
  decided_by_name text not null,
  -- Of a super admin: the company that they act for.
  acting_for uuid references buyers,
  note text not null,
  decided_at timestamptz not null,
  primary key (buyer_id, request_id, step),
  foreign key (buyer_id, request_id) references purchase_requests (buyer_id, id)
);

-- Templates: items to be ordered again, under a name. Of prices only what tells how they changed.

create table templates (
  buyer_id uuid not null references buyers,
  id uuid not null,
  name text not null,
  total numeric(16, 0) not null check (total >= 0),
  items_count integer not null,
  vendor_names text[] not null,
  -- Also a super admin, who acts for the company without belonging to it.
  created_by uuid not null references users (id),
  created_by_name text not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (buyer_id, id)
);
create index templates_newest on templates (buyer_id, created_at desc, id desc)
  where deleted_at is null;

create table template_lines (
  buyer_id uuid not null,
  template_id uuid not null,
  id uuid not null,
  position integer not null,
  vendor_id uuid not null,
  product_id uuid not null,
  quantity numeric(12, 2) not null check (quantity > 0),
  -- Of the last save: for what is withdrawn since, and to tell what changed.
  discount_price numeric not null,
  sub_total numeric(16, 0) not null,
  note text not null,
  primary key (buyer_id, template_id, id),
  unique (buyer_id, template_id, product_id),
  foreign key (buyer_id, template_id) references templates (buyer_id, id),
  foreign key (vendor_id, product_id) references products (vendor_id, id)
);

-- How many documents a buyer or a vendor has in each status, exactly, without counting them. Every
-- statement adds what it changed as rows of its own: writers never wait for each other. A job folds
-- those rows into the counts once a minute; what is true is always the sum of both.
create table document_counts (
  owner_id uuid not null,
  document text not null,
  status text not null,
  count bigint not null,
  primary key (owner_id, document, status)
);
create table document_count_deltas (
  owner_id uuid not null,
  id bigint generated always as identity,
  document text not null,
  status text not null,
  delta bigint not null,
  primary key (owner_id, id)
);

-- Searches that a person keeps under a name: the address's query of a screen.
create table saved_filters (
  buyer_id uuid not null references buyers,
  id uuid not null,
  -- Also a super admin, who acts for the company without belonging to it.
  user_id uuid not null references users (id),
  screen text not null,
  name text not null,
  query text not null,
  created_at timestamptz not null default now(),
  primary key (buyer_id, id)
);
create unique index saved_filters_names
  on saved_filters (buyer_id, user_id, screen, lower(name));
