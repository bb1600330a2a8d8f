-- What every chapter stands on: document codes, the outbox, idempotency, history, audit, keys.

-- The last number given out per company, kind of document and month. A row's lock serialises two
-- documents made at once, so that no code is ever given twice; a rollback gives its number back.
create table code_counters (
  company_id uuid not null,
  kind text not null,
  month text not null,
  last integer not null,
  primary key (company_id, kind, month)
);

-- Events as they were committed, in order of their writing, for whatever happens outside the
-- database afterwards: search documents, open screens, mail.
create table outbox (
  id bigint generated always as identity primary key,
  name text not null,
  company_id uuid,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  delivered_at timestamptz
);
create index outbox_undelivered on outbox (id) where delivered_at is null;

-- The answer of a call that creates, by the key its client sent: the same call again is answered
-- with it. Written in the transaction of the call itself.
create table idempotency_keys (
  caller text not null,
  key text not null,
  call text not null,
  body_hash text not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (caller, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

-- What became of a document, when, by whom: the `statuses` of the wire. One row per transition.
create table status_history (
  buyer_id uuid not null,
  id bigint generated always as identity,
  document text not null,
  document_id uuid not null,
  status text not null,
  at timestamptz not null,
  user_id uuid,
  user_name text not null,
  note text not null default '',
  primary key (buyer_id, id)
);
create index status_history_document on status_history (buyer_id, document_id, id);

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  buyer_id uuid,
  vendor_id uuid,
  actor_id uuid,
  actor_name text not null,
  acting_for uuid,
  action text not null,
  subject text not null,
  subject_id text not null,
  before jsonb,
  after jsonb,
  request_id text,
  address text
);
create index audit_log_buyer on audit_log (buyer_id, id);
create index audit_log_subject on audit_log (subject_id, id);

create function append_only() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function append_only();
create trigger status_history_append_only before update or delete or truncate on status_history
  for each statement execute function append_only();

-- Keys that sign the tokens, shared by all processes. The newest signs, all verify.
create table signing_keys (
  kid text primary key,
  private_jwk jsonb not null,
  public_jwk jsonb not null,
  created_at timestamptz not null default now()
);
