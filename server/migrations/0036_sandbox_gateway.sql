-- The gateway that stands in for a real one: what it was asked to take money for, and what came in. New
-- tables alone: a release before this one knows of none of them.
create table sandbox_accounts (
  -- The payment's code: asked twice under one, the gateway makes one account.
  reference text primary key,
  -- The account's number is made of it.
  serial bigint generated always as identity unique,
  kind text not null check (kind in ('account', 'page')),
  bank_code text not null check (bank_code ~ '^\d{3}$'),
  amount numeric(16, 0) not null check (amount > 0),
  payer text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index sandbox_accounts_newest on sandbox_accounts (created_at desc, serial desc);

create table sandbox_payments (
  id uuid primary key,
  reference text not null references sandbox_accounts,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount numeric(18, 2) not null check (amount > 0),
  paid_at timestamptz not null default now(),
  -- When our callback was told of it, and said that it has it.
  told_at timestamptz
);
create index sandbox_payments_of on sandbox_payments (reference, paid_at, id);

-- How it behaves when it is next asked, so that people and tests see what comes of it; no row: well.
create table sandbox_behaviour (
  is_only boolean primary key default true check (is_only),
  how text not null check (how in ('slow', 'cut', 'failing', 'refusing', 'away')),
  -- So often an account is asked for; null: until somebody changes it.
  times_left integer check (times_left > 0)
);
