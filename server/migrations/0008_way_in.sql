-- The way in: files, masters of companies, verification, links by mail, mail, rates, feedback.

-- Random keys that the platform makes for itself once, shared by all processes.
create table secrets (
  name text primary key,
  value text not null,
  created_at timestamptz not null default now()
);

-- Calls counted per name and key (an address, a person, an e-mail) until their window ends.
create table rate_counters (
  name text not null,
  key text not null,
  count integer not null,
  ends_at timestamptz not null,
  primary key (name, key)
);
create index rate_counters_age on rate_counters (ends_at);

-- What was uploaded. The row stands before its object does and goes after it: no object without a
-- row. One that nothing was made of (attached_at) is swept after a while.
create table files (
  id uuid primary key,
  buyer_id uuid references buyers,
  vendor_id uuid references vendors,
  uploaded_by uuid not null references users,
  prefix text not null check (prefix in ('buyer', 'emailPO', 'products')),
  name text not null,
  media_type text not null,
  size integer not null,
  sha256 text not null,
  object_key text not null unique,
  idempotency_key text,
  created_at timestamptz not null default now(),
  stored_at timestamptz,
  attached_at timestamptz,
  check (num_nonnulls(buyer_id, vendor_id) <= 1)
);
create index files_unattached on files (created_at) where attached_at is null;
create index files_unattached_of on files (coalesce(buyer_id, vendor_id)) where attached_at is null;
create unique index files_same_upload on files (uploaded_by, idempotency_key)
  where idempotency_key is not null;

-- What the provider offers to choose from. Never removed: what is no longer offered is inactive.
create table company_categories (
  id uuid primary key,
  name text not null,
  sort integer not null default 0,
  active boolean not null default true,
  version integer not null default 1
);
create unique index company_categories_name on company_categories (lower(name));
create table company_types (
  id uuid primary key,
  name text not null,
  sort integer not null default 0,
  active boolean not null default true,
  version integer not null default 1
);
create unique index company_types_name on company_types (lower(name));
create table legal_document_kinds (
  id uuid primary key,
  company_type_id uuid not null references company_types,
  title text not null,
  short_title text not null,
  required boolean not null default true,
  sort integer not null default 0,
  active boolean not null default true
);
create index legal_document_kinds_type on legal_document_kinds (company_type_id, sort);

-- `category` and `type` are superseded by the ids beside them and leave with the next release.
alter table buyers
  drop constraint buyers_verification_status_check,
  add constraint buyers_verification_status_check
    check (verification_status in ('UNVERIFIED', 'RETURNED', 'VERIFIED')),
  add column category_id uuid references company_categories,
  add column type_id uuid references company_types,
  add column submitted_at timestamptz,
  add column decided_at timestamptz,
  add column returned_reason text not null default '',
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now();
update buyers set submitted_at = created_at
  where exists (select 1 from users where users.buyer_id = buyers.id and is_owner and not first_time);
create index buyers_by_status on buyers (verification_status, submitted_at, id);
create index buyers_by_decision
  on buyers (verification_status, coalesce(decided_at, created_at) desc, id desc);

create table legal_documents (
  buyer_id uuid not null references buyers,
  kind_id uuid not null references legal_document_kinds,
  title text not null,
  short_title text not null,
  number text not null,
  file_id uuid references files,
  updated_at timestamptz not null default now(),
  primary key (buyer_id, kind_id)
);

alter table users
  add column language text not null default 'en' check (language in ('en', 'id')),
  add column email_verified_at timestamptz;
update users set email_verified_at = created_at;

-- Links that are mailed, known by the hash of their token. At most one of a kind is open.
create table account_links (
  id uuid primary key,
  kind text not null check (kind in ('verify-email', 'reset-password')),
  user_id uuid not null references users,
  token_hash text not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  superseded_at timestamptz
);
create index account_links_of on account_links (user_id, created_at);
create unique index account_links_open on account_links (user_id, kind)
  where used_at is null and superseded_at is null;

-- A super admin's sign-in for a company is made from their own, and ends with it.
alter table sign_ins add column parent_id uuid references sign_ins;
create index sign_ins_children on sign_ins (parent_id) where parent_id is not null;

-- Mail on its way. Its words are wiped when it has left, and when they are of no use any more;
-- without SMTP they stay until then, for /mailbox.
create table mails (
  id uuid primary key,
  kind text not null,
  to_email text not null,
  to_name text not null,
  language text not null,
  subject text not null,
  html text not null,
  text text not null,
  created_at timestamptz not null default now(),
  useless_after timestamptz not null default now() + interval '30 days',
  sent_at timestamptz,
  tries integer not null default 0,
  last_error text
);
create index mails_newest on mails (created_at desc, id);

create table feedback (
  id uuid primary key,
  buyer_id uuid references buyers,
  user_id uuid references users,
  name text not null,
  company_name text not null,
  feedback text not null,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  read_by uuid references users
);
create index feedback_newest on feedback (created_at desc, id);

create index audit_log_at on audit_log (at desc, id desc);
create index audit_log_buyer_at on audit_log (buyer_id, at desc, id desc);
