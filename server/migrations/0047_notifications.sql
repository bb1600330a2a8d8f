-- What people are told of (docs/domain.md §7): one row per event and recipient, made of a committed
-- event by whichever process hands it on, twice if need be: the key lets it be there once.
create table notifications (
  -- The recipient's buyer or vendor.
  owner_id uuid not null,
  id uuid not null,
  user_id uuid not null references users,
  -- '<outbox id>:<kind>:<subject id>', of the calendar '<kind>:<invoice id>'.
  key text not null,
  kind text not null,
  category text not null check (category in ('Orders', 'Invoice', 'Report')),
  -- What its words are made of, as it was then: they are made when it is read, in the reader's language.
  facts jsonb not null,
  link_url text not null,
  code text not null,
  -- When it happened.
  created_at timestamptz not null,
  read_at timestamptz,
  -- When it leaves with the day's mail; null: it doesn't, or has left.
  digest_at timestamptz,
  primary key (owner_id, id)
);
create unique index notifications_once on notifications (owner_id, user_id, key);
create index notifications_newest on notifications (owner_id, user_id, created_at desc, id desc);
create index notifications_unread on notifications (owner_id, user_id, created_at desc, id desc)
  where read_at is null;
create index notifications_digest on notifications (digest_at) where digest_at is not null;
create index notifications_age on notifications (created_at);

-- What the calendar has told of, whoever was there to be told.
create table dated_notices (
  buyer_id uuid not null references buyers,
  invoice_id uuid not null,
  kind text not null,
  told_at timestamptz not null default now(),
  primary key (buyer_id, invoice_id, kind),
  foreign key (buyer_id, invoice_id) references invoices (buyer_id, id)
);
create index invoices_dated on invoices (due_date)
  where last_status in ('Ready to Payment', 'Waiting Payment', 'Review Payment');

-- Which kinds come by mail, too, in the person's own choice; no row: none does.
create table notification_preferences (
  owner_id uuid not null,
  user_id uuid not null references users,
  kind text not null,
  mail text not null check (mail in ('off', 'at-once', 'daily')),
  primary key (owner_id, user_id, kind)
);

-- What the provider tells companies.
create table broadcasts (
  id uuid primary key,
  title text not null,
  message text not null,
  audience text not null check (audience in ('all', 'buyers', 'vendors', 'chosen')),
  created_by uuid not null references users,
  created_by_name text not null,
  created_at timestamptz not null,
  withdrawn_at timestamptz,
  withdrawn_by uuid references users
);
create index broadcasts_newest on broadcasts (created_at desc, id desc);

-- The companies of a chosen audience.
create table broadcast_targets (
  -- A buyer or a vendor.
  owner_id uuid not null,
  broadcast_id uuid not null references broadcasts,
  primary key (owner_id, broadcast_id)
);
create index broadcast_targets_of on broadcast_targets (broadcast_id);

create table broadcast_reads (
  owner_id uuid not null,
  user_id uuid not null references users,
  broadcast_id uuid not null references broadcasts,
  read_at timestamptz not null,
  primary key (owner_id, user_id, broadcast_id)
);
create index broadcast_reads_of on broadcast_reads (broadcast_id);
